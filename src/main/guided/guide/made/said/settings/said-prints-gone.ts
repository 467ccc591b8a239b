import { isProgram } from "../../../../mend/program-file.ts";
import { indentOf } from "../../../../forms/indent.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { namedFiles } from "../../../files/named-files.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

/** What a program shows while it is worked on, by the word that tells it apart: "my debug prints", "the console.logs". */
const saysPrints =
  /(?<!\p{L})(?:(debug|debugging|trace|test)[ -]?)?(?:prints?(?: statements?| lines?| calls?)?|print\(\)s?|console\.logs?|logging|log (?:lines|statements|calls)|(?:debug)?[ -]?ausgaben|echos?)(?!\p{L})/iu;
const prints =
  /^\s*(?:print|pprint|console\.(?:log|debug|info)|logg(?:er|ing)\.debug|System\.out\.println|fmt\.Print(?:ln|f)?|puts)\s?\(.*\);?\s*(?:#.*|\/\/.*)?$|^\s*echo\s[^>|&;]*$/u;
/** Some of them stay. */
const ofSome =
  /(?<!\p{L})(?:except|but(?! (?:please|pls))|only|keep|in (?:the )?(?:function|method|main)|außer|nur|behalt\p{L}*)(?!\p{L})|以外|だけ/iu;

/**
 * The lines of a named program that only show something for whoever works on it, where a request wants these gone. Empty where it doesn't say by which word they
 * are known, where none has it, and where a block would be left empty.
 */
export async function saidPrintsGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [found, called] = saysPrints.exec(request) ?? [];
  const [file, ...others] = namedFiles(request, files);
  if (found === undefined || !file || others.length > 0 || !isProgram(file.path)) return [];
  // a point within would end the sentence
  if (!wantsGone(request.replace(found, "prints")) || isQuestion(request) || saysSeveralWishes(request)) return [];
  if (ofSome.test(request)) return [];
  const word = called?.toLowerCase().replace("debugging", "debug") ?? (/debug/iu.test(found) ? "debug" : null);
  if (word === null && !/console/iu.test(found)) return [];
  const lines = ((await view.text(file.path)) ?? "").split("\n");
  const own = word === null ? null : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu");
  const isMeant = (line: string) => prints.test(line) && (own === null || own.test(line));
  const rows = lines.flatMap((line, row) => (isMeant(line) ? [row] : []));
  if (rows.some((row) => leavesEmpty(lines, row, rows) || isUnderCondition(lines, row))) return [];
  return rows.toReversed().map((row) => ({
    tool: "edit",
    input: { path: file.path, old_text: `${lines[row] ?? ""}\n`, new_text: "", line: row + 1 },
  }));
}

/** What stands alone under a condition without brackets is its whole branch. */
function isUnderCondition(lines: readonly string[], row: number): boolean {
  const above = lines.slice(0, row).findLast((line) => line.trim() !== "") ?? "";
  return /(?:\)|(?<!\w)else|=>|&&|\|\|)\s*$/.test(above) && indentOf(lines[row] ?? "").length > indentOf(above).length;
}

/** Whether a block, by how it is indented, has nothing else in it. */
export function leavesEmpty(lines: readonly string[], row: number, rows: readonly number[]): boolean {
  const depth = indentOf(lines[row] ?? "").length;
  const isOther = (line: string, at: number) => line.trim() !== "" && !rows.includes(at) && !/^\s*#/.test(line);
  const before = lines.findLastIndex((line, at) => at < row && isOther(line, at));
  const after = lines.findIndex((line, at) => at > row && isOther(line, at));
  const opens = indentOf(lines[before] ?? "").length < depth;
  return opens && (after === -1 || indentOf(lines[after] ?? "").length < depth);
}
