import type { SupportedMessagePort } from "@orpc/client/message-port";

/** The least that is needed of another process: Electron's utility process and Node's forked one both have it. */
export type ModelProcess = {
  postMessage(data: unknown): void;
  onMessage(listener: (data: unknown) => void): void;
  /** Called once, when the process is gone; says how, in words such as `signal SIGKILL`. */
  onExit(listener: (how: string) => void): void;
  kill(): void;
};

/** Starts the model process. It gets no keys and no settings in its environment. */
export type SpawnModelProcess = () => ModelProcess;

/** The shape in which oRPC wants a port. */
export function messagePort(port: Pick<ModelProcess, "postMessage" | "onMessage" | "onExit">): SupportedMessagePort {
  return {
    postMessage: (data: unknown) => port.postMessage(data),
    on(event: string, listener: (event?: { data: unknown }) => void) {
      if (event === "message") port.onMessage((data) => listener({ data }));
      if (event === "close") port.onExit(() => listener());
    },
  };
}
