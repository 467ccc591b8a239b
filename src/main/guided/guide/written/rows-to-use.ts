import { rowsMeant } from "../facts/numbers/data-facts.ts";
import { withItemsToUse } from "../facts/numbers/list-facts.ts";
import { type Fitting, rowsThatFit } from "../facts/rows/rows-that-fit.ts";
import { wantsLetter } from "../request/wishes/wants-letter.ts";
import type { Table } from "../../workspace-view.ts";
import { csvLines, plainCell } from "../facts/tables/csv-lines.ts";

/** A table, or a list to tick, with only the rows that a request for something new speaks of: a small model that sees all of them uses all. As it is where it means all. */
export function withRowsToUse(path: string, text: string, request: string): string {
  const table = /\.csv$/i.test(path) ? csvLines(text) : null;
  if (!table) return withItemsToUse(text, request);
  const { header, body } = table;
  const rows = { columns: header.cells.map(plainCell), rows: body.map(({ cells }) => cells.map(plainCell)) };
  const meant = rowsMeant(rows, request) ?? rowOfLetter(rows, request);
  if (!meant) return text;
  return [header, ...meant.places.flatMap((place) => body[place] ?? [])].map(({ line }) => `${line}\n`).join("");
}

/** The one row that a letter is about: "Daniel still hasn't paid one of his invoices, write him a reminder". */
function rowOfLetter(table: Table, request: string): Fitting | null {
  const fitting = wantsLetter(request) ? rowsThatFit(table, request, "take") : null;
  return fitting?.places.length === 1 ? fitting : null;
}
