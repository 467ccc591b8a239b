import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles } from "../../files/named-files.ts";
import { saidGone } from "../../request/said-gone.ts";
import { csvLines, plainCell } from "../../written/csv-lines.ts";

/** An entry of a list or a row of a table with its name; `row` counts lines from 0. */
type Named = { name: string; row: number };

/**
 * Rows of a table and entries of a list that a request wants to be gone from one file, by their names. Empty where it says no such thing, or where two
 * have the same name.
 */
export async function saidRowsGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [file, ...others] = namedFiles(request, files).filter(
    ({ path, size }) => /\.(?:csv|md|markdown|txt)$/i.test(path) && size <= mostBytes,
  );
  const text = file && others.length === 0 ? await view.text(file.path) : null;
  if (!file || text === null) return [];
  const entries = /\.csv$/i.test(file.path) ? namedRows(text) : namedItems(text);
  const gone = saidGone(
    request,
    entries.map(({ name }) => name),
  );
  const meant = entries.filter(({ name }) => gone.includes(name));
  if (new Set(meant.map(({ name }) => name.toLowerCase())).size < meant.length) return [];
  const lines = text.split("\n");
  return meant.toReversed().map(({ row }) => removalOf(file.path, lines, row));
}

/** The rows of a table by what stands in the first column that has another text in each. */
function namedRows(text: string): Named[] {
  const lines = csvLines(text);
  if (!lines) return [];
  const { header, body } = lines;
  const column = header.cells.findIndex((_, index) => {
    const cells = body.map(({ cells: all }) => plainCell(all[index] ?? ""));
    return cells.every((cell) => /\p{L}{2}/u.test(cell)) && new Set(cells).size === cells.length;
  });
  return column === -1
    ? []
    : body.map(({ cells, number }) => ({ name: plainCell(cells[column] ?? ""), row: number - 1 }));
}

/** The entries of a list, each by its words up to the first sign that parts them from what is said of it. */
function namedItems(text: string): Named[] {
  return text.split("\n").flatMap((line, row) => {
    const [, name = ""] = /^\s*[-*+•・]\s*(?:\[[ xX]?\]\s*)?(.+?)(?:[,;:(（]|\s[-–—]\s|\s*$)/u.exec(line) ?? [];
    return /\p{L}{2}/u.test(name) ? [{ name: name.replaceAll(/[*_]/g, "").trim(), row }] : [];
  });
}

function removalOf(path: string, lines: readonly string[], row: number): Call {
  const [before = "", line = ""] = [lines[row - 1], lines[row]];
  return row === lines.length - 1
    ? { tool: "edit", input: { path, old_text: `${before}\n${line}`, new_text: before, line: row } }
    : { tool: "edit", input: { path, old_text: `${line}\n`, new_text: "", line: row + 1 } };
}
