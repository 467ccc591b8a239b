import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../../workspace-view.ts";
import { rowsThatFit } from "../../../facts/rows/rows-that-fit.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { keptPlaces } from "../../../written/kept-places.ts";
import { asksForAll, wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { csvLines, inPlaceOf, plainCell } from "../../../facts/tables/csv-lines.ts";
import { givesMore } from "../../../turn/gives-more.ts";
import { saidCellChange } from "../../../request/texts-and-tables/said-cell-change.ts";

/** Of a column with more different values no one is a state that rows go from and to. */
const mostValues = 30;
const mostMatches = 200;
const excepts = /(?<!\p{L})(?:except|apart from|other than|but not|außer|bis auf|ohne)(?!\p{L})|以外/iu;

/**
 * A value of a column that is to be another one in the rows that a request says: "everybody in Spanish A1 who hasn't paid: from open to reminded". Empty where
 * it says no such thing, or where it isn't clear which rows, which column or which table.
 */
export async function saidCellCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const file = await textMeant(request, files, /\.csv$/i, view);
  const lines = file && csvLines(file.text);
  if (!file || !lines) return [];
  const { header, body, delimiter } = lines;
  const table = { columns: header.cells.map(plainCell), rows: body.map(({ cells }) => cells.map(plainCell)) };
  const found = table.columns.flatMap((_, index) => {
    const values = [...new Set(table.rows.map((row) => row[index] ?? ""))].filter((value) => value.length > 1);
    const change = values.length > mostValues ? null : saidCellChange(request, values);
    return change ? [{ index, ...change }] : [];
  });
  const [change, ...more] = found;
  if (!change || more.length > 0 || givesMore(change.rest) || excepts.test(change.rest)) return [];
  if (/["\n]/.test(change.fresh) || change.fresh.includes(delimiter)) return [];
  if (wantsEverywhere(request) && (await standsElsewhere(change.old, file.path, files, view))) return [];
  const isKept = keptPlaces(file.path, file.text, request, change.old);
  return placesMeant(table, change).flatMap((place) => {
    const row = body[place];
    if (!row) return [];
    const { line, cells, number } = row;
    if (isKept?.(number - 1, line.indexOf(change.old)) === true) return [];
    const changed = cells.map((cell, at) => (at === change.index ? inPlaceOf(cell, change.fresh) : cell));
    return [
      { tool: "edit", input: { path: file.path, old_text: line, new_text: changed.join(delimiter), line: number } },
    ];
  });
}

/** What is to be changed wherever it stands isn't only a table's. */
async function standsElsewhere(
  old: string,
  path: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<boolean> {
  const matches = await view.search([old], mostMatches);
  return matches.some((match) => match.path !== path && files.some((file) => file.path === match.path));
}

type Change = { index: number; old: string; fresh: string; rest: string };

/** The rows with the old value that fit the rest of the request; all of them where it means all. */
function placesMeant({ columns, rows }: Table, { index, old, rest }: Change): number[] {
  const holding = rows.flatMap((row, place) => (row[index] === old ? [place] : []));
  const without = (cells: readonly string[]) => cells.filter((_, at) => at !== index);
  const fitting = rowsThatFit({ columns: without(columns), rows: rows.map(without) }, rest);
  if (fitting) return holding.filter((place) => fitting.places.includes(place));
  return asksForAll(rest) || holding.length === 1 ? holding : [];
}
