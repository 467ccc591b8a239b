import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder of a test's own, with links resolved, and how to be rid of it. */
export type TempFolder = { path: string; remove(): Promise<void> };

/** Makes a folder and the files in it; names may have folders in them. `parent` has to be there. */
export async function tempFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  parent = tmpdir(),
): Promise<TempFolder> {
  const folder = await realpath(await mkdtemp(path.join(parent, "hearth-test-")));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
