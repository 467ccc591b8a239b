import { namedFiles } from "../guide/files/named-files.ts";
import { wantsMending } from "../guide/request/wishes/request-intent.ts";
import type { FileEntry } from "../workspace-view.ts";
import { isProgram } from "./program-file.ts";
import { saidCommand } from "./said-command.ts";

/** Not before the next one of several files. */
const clauseEnd = /(?<=[.!?])\s+|(?<=。)|[;\n、]|,\s+/u;
const changing =
  /(?<!\p{L})(?:fix|mend|repair|correct|change|set|add|remove|delete|put|write|update|edit|replace|korrigier\p{L}*|änder\p{L}*|reparier\p{L}*|trag\p{L}*|lösch\p{L}*|ergänz\p{L}*|ersetz\p{L}*|schreib\p{L}*)(?!\p{L})|直して|修正|変更|変えて|追加|削除|書き/iu;

/** The data themselves are to be mended: "repair the csv", "a typo in row 3", "fix the dates in it". */
const speaksOfData =
  /(?<![\p{L}.])(?:csv|tsv|json|data|daten|rows?|in it|zeilen?|darin)(?!\p{L}|\.)|(?:データ|行目|CSV)(?:[^。\n]{0,10})(?:直|修正|間違)/iu;
/** That they are right, or stay, says the opposite. */
const dataAreRight =
  /(?<!\p{L})(?:csv|data|daten|rows?|zeilen?) (?:file |itself |themselves |selbst )?(?:is|are|ist|sind) (?:all )?(?:right|fine|ok(?:ay)?|correct|good|richtig|korrekt|in ordnung)(?!\p{L})|(?:n['’]t|not|never|nicht|without) (?:chang|touch|edit)\p{L}* (?:the |my )?(?:csv|data|rows?)(?!\p{L})|(?:die )?(?:csv|daten) (?:bitte )?nicht/giu;
/** What is said to be wrong in a file. */
const isCause = /(?<!\p{L})(?:in|because|weil)(?!\p{L})/iu;

/**
 * What a program reads that a request wants mended, by the command that it gives: the program is to take its data as they are. Empty where the
 * request gives none, and without a file that it wants changed by its name.
 */
export function dataOfMended(request: string, files: readonly FileEntry[]): string[] {
  const command = wantsMending(request) ? saidCommand(request, files) : null;
  const [, ...words] = (command ?? "").split(/\s+/).map((word) => word.replaceAll(/^["'](?:\.\/)?|^\.\/|["']$/g, ""));
  if (!words.some(isProgram)) return [];
  const rest = request.replaceAll((command ?? "").split(/\s+/).slice(1).join(" "), " ");
  if (speaksOfData.test(rest.replaceAll(dataAreRight, " "))) return [];
  const clauses = rest.split(clauseEnd).filter((clause) => changing.test(clause) || isCause.test(clause));
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
