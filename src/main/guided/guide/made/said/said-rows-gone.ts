import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { textMeant } from "../../files/texts-meant.ts";
import { saidGone } from "../../request/said-gone.ts";
import { csvLines, plainCell } from "../../facts/csv-lines.ts";
import { type Entry, listGroups } from "../../written/list-groups.ts";

/** A row of a table, or an entry of a list with all of its lines, by its name. */
type Named = Entry & { name: string };

/**
 * Rows of a table and entries of a list that a request wants to be gone from one file, by their names. Empty where it says no such thing, or where two
 * have the same name.
 */
export async function saidRowsGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const file = await textMeant(request, files, /\.(?:csv|md|markdown|txt)$/i, view);
  if (!file) return [];
  const { path, text } = file;
  const entries = /\.csv$/i.test(path) ? namedRows(text) : namedItems(text);
  const gone = saidGone(
    request,
    entries.map(({ name }) => name),
  );
  const meant = entries.filter(({ name }) => gone.includes(name));
  if (new Set(meant.map(({ name }) => name.toLowerCase())).size < meant.length) return [];
  const lines = text.split("\n");
  return meant.toReversed().map((entry) => removalOf(path, lines, entry));
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
    : body.map(({ cells, number }) => ({ name: plainCell(cells[column] ?? ""), start: number - 1, end: number }));
}

/** The entries of a list, each by its words up to the first sign that parts them from what is said of it. */
function namedItems(text: string): Named[] {
  const lines = text.split("\n");
  return listGroups(text)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const line = lines[entry.start] ?? "";
      const [, name = ""] = /^\s*\S\s*(?:\[[ xX]?\]\s*)?(.+?)(?:[,;:(（]|\s[-–—]\s|\s*$)/u.exec(line) ?? [];
      return /\p{L}{2}/u.test(name) ? [{ ...entry, name: name.replaceAll(/[*_]/g, "").trim() }] : [];
    });
}

/** An edit that takes lines out; those at the end of a file with the line end before them. */
function removalOf(path: string, lines: readonly string[], { start, end }: Entry): Call {
  const own = lines.slice(start, end).join("\n");
  const before = lines[start - 1] ?? "";
  return end === lines.length
    ? { tool: "edit", input: { path, old_text: `${before}\n${own}`, new_text: before, line: start } }
    : { tool: "edit", input: { path, old_text: `${own}\n`, new_text: "", line: start + 1 } };
}
