import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { exceptedFiles } from "../../../files/excepted-files.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { columnsMeant, speaksOfColumns } from "../../../request/texts-and-tables/columns-meant.ts";
import { saidStyleChange, type StyleChange } from "../../../request/values/said-style.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

/**
 * The lines of the files that are meant in the style that a request shows, or only the columns that it names, and never those that are to stay. Empty where it shows none, or says no files
 * or columns.
 */
export async function saidStyleCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const change = saidStyleChange(request);
  const key = keyOfLines(request);
  const isOfColumns = key === null && speaksOfColumns(request);
  const excepted = exceptedFiles(request, files);
  const isOpen = key === null && !isOfColumns && isOfSome.test(excepted.rest);
  const scope = change && !isOpen ? replaceScope(request, files) : null;
  if (!change || !scope || scope.length > mostFiles) return [];
  const readable = scope.filter(({ size }) => size <= mostBytes);
  const texts = await Promise.all(readable.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const made = texts.map((file) => {
    if (key !== null) return editsOf(file, (line) => (isLineOf(key, line) ? restyled(line, change) : line));
    return isOfColumns ? inColumns(file, change, request, excepted.rest) : outsideColumns(file, change, request);
  });
  const all = made.flatMap((calls) => calls ?? []);
  const hasNoDate = all.some(({ input: { new_text: fresh } }) => typeof fresh === "string" && isNoDate.test(fresh));
  return made.includes(null) || hasNoDate ? [] : all;
}

/** A day and a month that changed places: the dates have another order than it was shown. */
const isNoDate = /(?<!\d)\d{4}-(?:1[3-9]|[2-9]\d)-\d{2}(?!\d)/;

function restyled(text: string, { find, rewrite }: StyleChange): string {
  return text.replaceAll(find, rewrite);
}

function editsOf({ path, text }: FileText, changed: (line: string, number: number) => string): Call[] {
  return text.split("\n").flatMap((line, index) => {
    const fresh = changed(line, index + 1);
    return fresh === line ? [] : [{ tool: "edit", input: { path, old_text: line, new_text: fresh, line: index + 1 } }];
  });
}

/** Null where the file has no table with all of the columns that are named, or more is said of which rows are meant. */
function inColumns(file: FileText, change: StyleChange, request: string, said: string): Call[] | null {
  const tables = textTables(file.path, file.text).flatMap(({ columns, rows }) => {
    const meant = columnsMeant(request, columns);
    const rest = columnsMeant(said, columns)?.rest;
    return meant?.changed && rest !== undefined && !isOfSome.test(rest) ? [{ rows, changed: meant.changed }] : [];
  });
  if (tables.length === 0) return null;
  const fresh = tables.flatMap(({ rows, changed }) =>
    rows.map((row) => {
      const cells = changed.map((place) => [place, restyled(row.cells[place]?.text ?? "", change)] as const);
      return [row.number, withCells(row, new Map(cells))] as const;
    }),
  );
  const byRow = new Map(fresh);
  return editsOf(file, (line, number) => withEndOf(line, byRow.get(number)));
}

function withEndOf(line: string, fresh: string | undefined): string {
  return fresh === undefined ? line : fresh.replace(/\r$/, "") + (line.endsWith("\r") ? "\r" : "");
}

/** The columns that stay are left as they are, with the names of all. */
function outsideColumns(file: FileText, change: StyleChange, request: string): Call[] {
  const kept = textTables(file.path, file.text).flatMap(({ columns, rows }) => {
    const places = columnsMeant(request, columns)?.kept ?? [];
    return places.length === 0 ? [] : rows.map((row) => [row.number, { row, places }] as const);
  });
  const byRow = new Map(kept);
  return editsOf(file, (line, number) => {
    const own = byRow.get(number);
    if (!own) return restyled(line, change);
    const cells = own.row.cells.flatMap(({ text }, place) =>
      own.places.includes(place) ? [] : [[place, restyled(text, change)] as const],
    );
    return withEndOf(line, withCells(own.row, new Map(cells)));
  });
}

/** Only some places are meant, which only the model can tell, unless it is the lines that begin with a word, or columns. */
const isOfSome = /\b(?:only|just|other|except|but not|nur|andere\w*|außer)\b|(?<!いた)だけ|のみ|以外/iu;

function isLineOf(key: string, line: string): boolean {
  return new RegExp(`^\\W*${key}\\b`, "iu").test(line);
}

/** "the Date line": what the lines begin with that are meant; null where it doesn't say. */
function keyOfLines(request: string): string | null {
  const said =
    /\b(?:the|each|every) ["'\u0060]?(\p{Lu}\p{L}+):?["'\u0060]?[ -]lines?\b|\bdie ["'„]?(\p{Lu}\p{L}+):?["'“]?-zeilen?\b/u.exec(
      request,
    );
  return said?.[1] ?? said?.[2] ?? null;
}
