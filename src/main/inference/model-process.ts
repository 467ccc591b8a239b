import { RPCHandler } from "@orpc/server/message-port";
import { messagePort } from "./engine-port.ts";
import { forbidNetwork } from "./forbid-network.ts";
import { createModelHost } from "./model-host.ts";

/** What Electron gives a utility process in place of `process.send`. */
type ParentPort = {
  postMessage(data: unknown): void;
  on(event: "message", listener: (event: { data: unknown }) => void): void;
};

forbidNetwork();

const leave = (): never => process.exit(0);

// Electron adds `parentPort` to `process` in its utility processes, and only there.
const { parentPort } = process as unknown as { parentPort?: ParentPort };

new RPCHandler(createModelHost()).upgrade(
  messagePort(
    parentPort
      ? {
          postMessage: (data) => parentPort.postMessage(data),
          onMessage: (listener) => parentPort.on("message", ({ data }) => listener(data)),
          onExit() {},
        }
      : {
          postMessage: (data) => process.send?.(data),
          onMessage: (listener) => process.on("message", listener),
          onExit: (listener) => process.once("disconnect", () => listener("disconnect")),
        },
  ),
);

// Nobody is left to read for, and a model holds a lot of memory.
process.once("disconnect", leave);
