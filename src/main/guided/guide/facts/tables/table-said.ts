import type { Table } from "../../../workspace-view.ts";
import { textTables } from "./text-tables.ts";
import { tablesSaid } from "./rows-said.ts";

/** Where several tables are put together, what tells them apart. */
const section = "section";

/**
 * The table of a page that has several with the same columns, each under a heading: the one whose heading a request says, else all of them with their headings as one more
 * column. Null for other texts, or where tables of several kinds are meant.
 */
export function tableSaid(path: string, text: string, request: string): Table | null {
  if (!/\.(?:md|markdown|txt)$/i.test(path)) return null;
  const tables = textTables(path, text).filter(({ columns }) => columns.some((name) => name !== ""));
  const meant = tablesSaid(tables, request);
  const [first, ...others] = meant;
  if (!first || tables.length < 2) return null;
  const isAlike = others.every(({ columns }) => columns.join("\n") === first.columns.join("\n"));
  if (!isAlike) return null;
  const cellsOf = ({ rows }: (typeof meant)[number]) => rows.map(({ cells }) => cells.map((cell) => cell.text));
  if (others.length === 0) return { columns: first.columns, rows: cellsOf(first) };
  return {
    columns: [section, ...first.columns],
    rows: meant.flatMap((table) => cellsOf(table).map((cells) => [table.heading, ...cells])),
  };
}
