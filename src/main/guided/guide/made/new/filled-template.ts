import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { statedValue } from "../../request/values/stated-value.ts";
import { wholeNames } from "../../request/words/whole-names.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isTemplate, withRow } from "./template-marks.ts";

/** The filled one is to differ from the template in more than what is filled in. */
const saysMore =
  /(?<!\p{L})(?:but|except|instead|without|leave out|translat\p{L}*|shorten\p{L}*|change\p{L}*|replac\p{L}*|add|aber|außer|statt|ohne|lass\p{L}*|übersetz\p{L}*|änder\p{L}*|ergänz\p{L}*)(?!\p{L})|以外|除|変え|訳/iu;

/** That all else stays is what filling in means anyway. */
const keepsText =
  /(?<!\p{L})(?:(?:do not|don['’]?t|without|never|please not) (?:chang|alter|touch|edit|reword)\p{L}* (?:(?:the|any|of|its|in|rest|other|else|text|wording|letter|it|anything|everything) ?)+|(?:chang|alter|touch|edit)\p{L}* (?:nothing|none)(?: (?:else|of the text|in the text|about it))?|(?:the )?(?:text|wording|rest)(?: itself)? (?:is not to|isn['’]?t to|must not|mustn['’]?t|should not|shouldn['’]?t) (?:be )?chang\p{L}*|(?:sonst )?(?:nichts|kein wort)(?: (?:sonst|anderes|weiter\p{L}*))?(?: (?:am|an dem|im) \p{L}+)?(?: selbst)? (?:zu )?(?:ver)?änder\p{L}*|(?:ver)?änder\p{L}* (?:(?:bitte|am text|daran|sonst) ){0,2}nichts|ohne (?:den (?:rest|text)|(?:irgend)?etwas|sonst etwas)(?: (?:am text|daran))?(?: selbst)? zu (?:ver)?ändern)(?!\p{L})|(?:文章|本文|文面|他|ほか|それ以外)(?:自体)?[はも](?:一切)?(?:変え|変更し|いじら)(?:ないで|ず)/giu;

/**
 * A template that is named, filled in with the one row of a table that a request speaks of, and with what it states itself: the new file. Empty where a mark has no column
 * of its name and nothing is stated for it, it isn't clear which row is meant, or something else is wanted of it.
 */
export async function filledTemplateCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || saysMore.test(request.replaceAll(keepsText, " "))) return [];
  const named = namedFiles(request, files).filter(({ size }) => size <= mostBytes);
  const small = files.filter((file) => file.size <= mostBytes && /\.(?:csv|tsv|json)$/iu.test(file.path));
  const filled: string[] = [];
  for (const template of named)
    for (const source of named.length > 1 ? named : small) {
      if (source === template) continue;
      const table = await view.table(source.path);
      const text = table && fillIn((await view.text(template.path)) ?? "", table, request);
      if (text) filled.push(text);
    }
  const [content, ...more] = filled;
  return content !== undefined && more.length === 0 ? [{ tool: "write", input: { path, content } }] : [];
}

/** The template with the values of the row that is spoken of, or stated; null where it has no marks, or one for which there is no value, or two. */
function fillIn(template: string, { columns, rows }: Table, request: string): string | null {
  const row = isTemplate(template) ? rowSpokenOf(rows, request) : null;
  return row && withRow(template, columns, row, (name, ofRow) => valueOf(name, ofRow, request));
}

/** Nothing where the row and the request say two things. */
function valueOf(name: string, ofRow: string, request: string): string {
  const stated = statedValue(name.replaceAll("_", " "), request);
  return stated === null || stated === ofRow ? ofRow : ofRow === "" ? stated : "";
}

/** The one row of which a request names a cell that no other row has, or several side by side that no other row has together: "Mrs Smith", where there is a Mr Smith as well. */
function rowSpokenOf(rows: readonly (readonly string[])[], request: string): readonly string[] | null {
  const cells = rows.flatMap((row) => row.map((cell) => cell.trim()).filter((cell) => /\p{L}{2}/u.test(cell)));
  const said = wholeNames(
    [...new Set(cells)].filter((cell) => isSaid(cell, request)),
    request,
  );
  const isOnce = (cell: string) => cells.filter((each) => each === cell).length === 1;
  const found = rows.filter((row) => row.some((cell) => said.includes(cell.trim()) && isOnce(cell.trim())));
  const together =
    found.length === 0 && areTogether(said, withoutPaths(request)) ? rows.filter((row) => hasAll(row, said)) : found;
  return together.length === 1 ? (together[0] ?? null) : null;
}

function hasAll(row: readonly string[], cells: readonly string[]): boolean {
  return cells.every((cell) => row.some((own) => own.trim() === cell));
}

/** Whether each is said once, and all of them in one run. */
function areTogether(cells: readonly string[], request: string): boolean {
  const one = `(?:${cells.map(escapeRegExp).join("|")})`;
  const runs =
    cells.length > 1 ? [...request.matchAll(inWords(`${one}(?:,?\\s+${one}){${cells.length - 1}}`, "giu"))] : [];
  const times = [...request.matchAll(inWords(one, "giu"))].length;
  return runs.length === 1 && times === cells.length;
}

function isSaid(cell: string, request: string): boolean {
  return inWords(escapeRegExp(cell), "iu").test(request);
}

function inWords(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${pattern}(?![\\p{Script=Latin}\\p{N}])`, flags);
}
