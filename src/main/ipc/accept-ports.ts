import type { IpcMainEvent, MessagePortMain, WebContents } from "electron";
import { handOver } from "../../shared/hand-over.ts";

/**
 * Takes the one message that a page may send: a port. It must come from the main frame of `contents`, showing exactly
 * `origin`; a frame within the page, or a page that isn't ours, gets nothing. A new port takes the place of the one before.
 */
export function acceptPorts(
  contents: Pick<WebContents, "ipc">,
  origin: string,
  serve: (port: MessagePortMain) => void,
): void {
  let open: MessagePortMain | null = null;
  contents.ipc.on(handOver, (event) => {
    const port = portFrom(event, origin);
    if (!port) {
      for (const refused of event.ports) refused.close();
      return;
    }
    open?.close();
    open = port;
    serve(port);
  });
}

function portFrom({ senderFrame, ports }: IpcMainEvent, origin: string): MessagePortMain | null {
  const [port, ...others] = ports;
  if (!port || others.length > 0) return null;
  if (!senderFrame || senderFrame.parent || senderFrame.origin !== origin) return null;
  return port;
}
