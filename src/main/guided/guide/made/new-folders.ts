import type { Call } from "../../../agent/step-protocol.ts";
import { shellWord } from "../../forms/shell-word.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { bareFileCommand } from "../request/wishes/bare-command.ts";
import { saidNewFolders } from "../request/files/said-new-folders.ts";
import { isPlaceName } from "./places/said/is-place-name.ts";

/** The step that makes the folders which a plain command names. Empty where it names none, or something is called so already. */
export function newFolderCalls(request: string, files: readonly FileEntry[]): Call[] {
  const command = bareFileCommand(request);
  const names = command === null ? null : saidNewFolders(command);
  const isTaken = (name: string) =>
    files.some(({ path }) => `${path}/`.toLowerCase().startsWith(`${name}/`.toLowerCase()));
  if (names === null || names.some((name) => isTaken(name) || !isPlaceName(name)) || new Set(names).size < names.length)
    return [];
  return [{ tool: "bash", input: { command: `mkdir -pv -- ${names.map(shellWord).join(" ")}` } }];
}
