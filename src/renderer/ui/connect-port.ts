import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import type { NestedClient } from "@orpc/client";
import { handOver } from "../../shared/hand-over.ts";

/** Makes a channel, hands one end to the main process through the preload, and returns what can be asked through the other. */
export function connectPort<Client extends NestedClient<Record<never, never>>>(page: Window): Client {
  const { port1, port2 } = new MessageChannel();
  page.postMessage(handOver, page.location.origin, [port2]);
  port1.start();
  return createORPCClient<Client>(new RPCLink({ port: port1 }));
}
