import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { columnsSaid, rowsSaid, tablesSaid } from "../../../facts/tables/rows-said.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { saidCellChange, saidNotOther } from "../../../request/texts-and-tables/said-cell-change.ts";
import { givesMore } from "../../../turn/gives-more.ts";
import { saysMore } from "../../../turn/says-more.ts";

/** A cell of a table with the text that it gets. */
type CellChange = { row: TextRow; index: number; fresh: string };

/**
 * One cell of a table, drawn in Markdown or not, that is to have another text, told by its row, its column and the heading of its table: "in group B,
 * Tuesday's second lesson: PE instead of maths". Empty where the request says no such thing, or where more than one cell may be meant.
 */
export async function saidTableCellCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutDenied(request);
  if (saysMore(request)) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown|ya?ml|txt)$/i, view);
  const found = texts.flatMap((file) => {
    const tables = textTables(file.path, file.text);
    const change = changeIn(tables, said, saidCellChange) ?? changeIn(tables, request, saidNotOther);
    return change ? [{ ...file, change }] : [];
  });
  const meant = plainestFile(found, texts, said);
  if (!meant) return [];
  const { path, change } = meant;
  const { row, index, fresh } = change;
  return [
    {
      tool: "edit",
      input: { path, old_text: row.line, new_text: withCells(row, new Map([[index, fresh]])), line: row.number },
    },
  ];
}

function changeIn(tables: readonly TextTable[], said: string, changeSaid: typeof saidCellChange): CellChange | null {
  const values = new Set(tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.slice(1).map(textOf))));
  const change = changeSaid(
    said,
    [...values].filter((text) => /\p{L}{2}/u.test(text)),
  );
  if (!change || givesMore(change.rest) || /[|",;\t\n]/.test(change.fresh)) return null;
  const { old, fresh, rest } = change;
  const found = tablesSaid(tables, rest).flatMap((table) => {
    const columns = columnsSaid(table, rest);
    // a row has to be said: a column by itself has the same text for other reasons
    const { rows } = rowsSaid(table, [old, fresh], rest);
    const isOnePlace = columns.length < 2 && new Set(rows.map(({ cells }) => cells[0]?.text)).size < 2;
    // another row or column that is said is one of which something else is said
    return (isOnePlace ? rows : []).flatMap((row) =>
      row.cells.flatMap(({ text }, index) => {
        const isMeant = index > 0 && (columns.length === 0 || columns.includes(index));
        return isMeant && text === old ? [{ row, index, fresh }] : [];
      }),
    );
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

function textOf({ text }: { text: string }): string {
  return text;
}
