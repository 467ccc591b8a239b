import type { ClientContext } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import { handOver } from "../../shared/hand-over.ts";

/** Makes a channel, hands one end to the main process through the preload, and returns the other, to ask through. */
export function connectPort(page: Window): RPCLink<ClientContext> {
  const { port1, port2 } = new MessageChannel();
  page.postMessage(handOver, page.location.origin, [port2]);
  port1.start();
  return new RPCLink({ port: port1 });
}
