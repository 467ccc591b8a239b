import { createHash } from "node:crypto";
import { explainFileError } from "./file-error.ts";
import { openInside } from "./open-inside.ts";
import type { Place } from "./place.ts";

/** sha256 of a file's bytes, in hex, read in pieces however large it is. Throws an AppError where it can't be read. */
export async function hashFile(place: Place, signal: AbortSignal): Promise<string> {
  const handle = await openInside(place);
  try {
    const hash = createHash("sha256");
    // the stream must not close what `finally` closes
    for await (const chunk of handle.createReadStream({ autoClose: false, signal })) hash.update(chunk);
    return hash.digest("hex");
  } catch (cause) {
    throw explainFileError(cause, place.path);
  } finally {
    await handle.close();
  }
}
