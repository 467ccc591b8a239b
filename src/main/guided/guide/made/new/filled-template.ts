import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { wholeNames } from "../../request/whole-names.ts";
import { escapeRegExp } from "../../request/word-pattern.ts";
import { wordsOf } from "../../request/words.ts";

/** How templates mark what is to be filled in. */
const marks: readonly RegExp[] = [
  /\{\{\s*(?<name>[^{}\n]{1,40}?)\s*\}\}/gu,
  /\$\{(?<name>[^{}\n]{1,40})\}/gu,
  /<<(?<name>[^<>\n]{1,40})>>/gu,
  /\[(?<name>[\p{L}_][\p{L}\p{N}_ -]{0,39})\](?!\()/gu,
  /%(?<name>[\p{L}_]\w{0,39})%/gu,
  /(?<!\{)\{(?<name>[\p{L}_][\p{L}\p{N}_ -]{0,39})\}(?!\})/gu,
];
/** The filled one is to differ from the template in more than what is filled in. */
const saysMore =
  /(?<!\p{L})(?:but|except|instead|without|leave out|translat\p{L}*|shorten\p{L}*|change\p{L}*|replac\p{L}*|add|aber|außer|statt|ohne|lass\p{L}*|übersetz\p{L}*|änder\p{L}*|ergänz\p{L}*)(?!\p{L})|以外|除|変え|訳/iu;

/**
 * A template that is named, filled in with the one row of a table that a request speaks of: the new file. Empty where a mark has no column of its name, it isn't clear
 * which row is meant, or something else is wanted of it.
 */
export async function filledTemplateCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || saysMore.test(request)) return [];
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

/** The template with the values of the row that is spoken of; null where it has no marks, or one of another name than the columns have. */
function fillIn(template: string, { columns, rows }: Table, request: string): string | null {
  const mark = marks.find((each) => template.search(each) !== -1);
  const row = mark ? rowSpokenOf(rows, request) : null;
  if (!mark || !row) return null;
  const values = new Map(columns.map((name, index) => [plain(name), row[index]?.trim() ?? ""]));
  const names = [...template.matchAll(mark)].map(({ groups }) => plain(groups?.["name"] ?? ""));
  if (names.some((name) => (values.get(name) ?? "") === "")) return null;
  return template.replaceAll(mark, (...found) => values.get(plain(nameIn(found))) ?? "");
}

function nameIn(found: readonly unknown[]): string {
  const groups = found.at(-1);
  return typeof groups === "object" && groups !== null && "name" in groups ? String(groups.name) : "";
}

function plain(name: string): string {
  return wordsOf(name.replaceAll("_", " ")).join(" ");
}

/** The one row of which a request names a cell that no other row has. */
function rowSpokenOf(rows: readonly (readonly string[])[], request: string): readonly string[] | null {
  const cells = rows.flatMap((row) => row.map((cell) => cell.trim()).filter((cell) => /\p{L}{2}/u.test(cell)));
  const said = new Set(
    wholeNames(
      [...new Set(cells)].filter((cell) => isSaid(cell, request)),
      request,
    ),
  );
  const found = rows.filter((row) =>
    row.some((cell) => said.has(cell.trim()) && cells.filter((each) => each === cell.trim()).length === 1),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isSaid(cell: string, request: string): boolean {
  return new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${escapeRegExp(cell)}(?![\\p{Script=Latin}\\p{N}])`, "iu").test(
    request,
  );
}
