import { constants } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";

/** Where systems put it. What a folder of the user's adds to the search path isn't trusted with this. */
const folders = ["/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin"];

/** The absolute path of bubblewrap; null where it isn't installed. */
export async function findBubblewrap(): Promise<string | null> {
  for (const folder of folders) {
    const candidate = path.join(folder, "bwrap");
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return null;
}
