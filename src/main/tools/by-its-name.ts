import { constants } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";

const runners: Readonly<Record<string, string>> = { sh: "bash", py: "python3", js: "node", mjs: "node", cjs: "node" };

/**
 * A command that names a program of the folder as if it were installed, `check.sh`, with what runs it: `bash check.sh`. Small
 * models write it so, and no shell finds it. All other commands stay as they are.
 */
export async function runByItsName(command: string, folder: string): Promise<string> {
  const match = /^(\.\/)?([\w-][\w.-]*\.(sh|py|js|mjs|cjs))(?=\s|$)/.exec(command);
  const [, here, name, ending = ""] = match ?? [];
  const runner = runners[ending];
  if (name === undefined || runner === undefined) return command;
  // what can be run by its path is
  const mode = here === undefined ? constants.F_OK : constants.X_OK;
  const isThere = await access(path.join(folder, name), mode).then(
    () => true,
    () => false,
  );
  const isToBeChanged = here === undefined ? isThere : !isThere;
  return isToBeChanged ? `${runner} ${command}` : command;
}
