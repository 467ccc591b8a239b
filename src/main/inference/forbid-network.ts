import dgram from "node:dgram";
import net from "node:net";

/**
 * Makes every attempt of this process to reach the network fail. It has no business there: it reads model files, and what
 * it is asked comes over the port of the process that started it.
 */
export function forbidNetwork(): void {
  const refuse = (): never => {
    throw new Error("The model process uses no network.");
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.connect = refuse;
  dgram.Socket.prototype.send = refuse;
}
