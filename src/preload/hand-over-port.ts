import { ipcRenderer } from "electron";
import { handOver } from "../shared/hand-over.ts";

/**
 * The whole of what a page gets from its preload: it may hand one end of a message channel to the main process, which
 * looks at who it comes from. Nothing is put on `window`, and no other message passes.
 */
export function handOverPort(): void {
  window.addEventListener("message", ({ source, origin, data, ports }) => {
    const [port, ...others] = ports;
    if (source !== window || origin !== location.origin || data !== handOver || !port || others.length > 0) return;
    ipcRenderer.postMessage(handOver, null, [port]);
  });
}
