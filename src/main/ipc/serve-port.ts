import type { AnyRouter, Context } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import type { MessagePortMain } from "electron";

/** Answers a page through its port for as long as the page has the other end. */
export function servePort(port: MessagePortMain, router: AnyRouter): void {
  // the routers take no context, which their type can't say once they are called AnyRouter
  new RPCHandler<Context>(router).upgrade(port, { context: {} });
  port.start();
}
