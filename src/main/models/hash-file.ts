import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

/** Takes a few milliseconds to sum up: the main process mustn't be held for longer. */
const chunkBytes = 1024 * 1024;

/** The sha256 of a file in hex. Yields how many bytes of it were read so far. */
export async function* hashFile(file: string, signal: AbortSignal): AsyncGenerator<number, string> {
  const handle = await open(file, "r");
  try {
    const hash = createHash("sha256");
    const chunk = new Uint8Array(chunkBytes);
    let read = 0;
    for (;;) {
      signal.throwIfAborted();
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
      if (bytesRead === 0) return hash.digest("hex");
      hash.update(chunk.subarray(0, bytesRead));
      read += bytesRead;
      yield read;
    }
  } finally {
    await handle.close();
  }
}
