import { constants } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";

/** The absolute path of bash on this computer; null where there is none that commands could be given to. */
export async function findShell(
  searched: string | undefined,
  platform: NodeJS.Platform = process.platform,
): Promise<string | null> {
  // commands are cut off from their input and kept in order by way of /bin/sh, which Windows hasn't
  if (platform === "win32") return null;
  const folders = ["/bin", "/usr/bin", "/usr/local/bin", ...(searched ?? "").split(path.delimiter)];
  for (const folder of folders.filter((each) => path.isAbsolute(each))) {
    const candidate = path.join(folder, "bash");
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return null;
}
