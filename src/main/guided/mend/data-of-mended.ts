import { namedFiles } from "../guide/files/named-files.ts";
import { wantsMending } from "../guide/request/request-intent.ts";
import type { FileEntry } from "../workspace-view.ts";
import { isProgram } from "./program-file.ts";
import { saidCommand } from "./said-command.ts";

/** Not before the next one of several files. */
const clauseEnd = /(?<=[.!?])\s+|(?<=。)|[;\n、]|,\s+/u;
const changing =
  /(?<!\p{L})(?:fix|mend|repair|correct|change|set|add|remove|delete|put|write|update|edit|replace|korrigier\p{L}*|änder\p{L}*|reparier\p{L}*|trag\p{L}*|lösch\p{L}*|ergänz\p{L}*|ersetz\p{L}*|schreib\p{L}*)(?!\p{L})|直して|修正|変更|変えて|追加|削除|書き/iu;

/**
 * What a program reads that a request wants mended, by the command that it gives: the program is to take its data as they are. Empty where the
 * request gives none, and without a file that it wants changed by its name.
 */
export function dataOfMended(request: string, files: readonly FileEntry[]): string[] {
  const command = wantsMending(request) ? saidCommand(request, files) : null;
  const [, ...words] = (command ?? "").split(/\s+/).map((word) => word.replaceAll(/^["'](?:\.\/)?|^\.\/|["']$/g, ""));
  if (!words.some(isProgram)) return [];
  const rest = request.replaceAll((command ?? "").split(/\s+/).slice(1).join(" "), " ");
  const clauses = rest.split(clauseEnd).filter((clause) => changing.test(clause));
  return files
    .filter(({ path }) => !isProgram(path) && words.includes(path))
    .filter((file) => !clauses.some((clause) => isChanged(clause, file, files)))
    .map(({ path }) => path);
}

/** "mend high.js for scores.txt" is about the program. */
function isChanged(clause: string, file: FileEntry, files: readonly FileEntry[]): boolean {
  const named = namedFiles(clause, files);
  return named.some(({ path }) => path === file.path) && !named.some(({ path }) => isProgram(path));
}
