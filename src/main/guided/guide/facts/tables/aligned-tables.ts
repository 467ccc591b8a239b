import type { TextCell, TextRow, TextTable } from "./text-tables.ts";

/** Columns that are only told apart by blanks have at least so many rows below the line with their names. */
const fewestRows = 2;

/** Tables whose columns stand below each other, two blanks or more apart, under a line with their names. */
export function alignedTables(text: string): TextTable[] {
  const rows = text.split(/\r?\n/).map((line, index): TextRow => ({ line, number: index + 1, cells: cellsIn(line) }));
  const blocks: TextRow[][] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const isNext = above !== undefined && above.cells.length === row.cells.length && blocks.at(-1)?.at(-1) === above;
    if (row.cells.length < 2) continue;
    if (isNext) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks.flatMap(([header, ...body]) => {
    const isNamed = header !== undefined && !header.cells.some(({ text: name }) => /\d/.test(name));
    const isTable = body.length >= fewestRows && body.every((row) => areBelow(row, header));
    return isNamed && isTable ? [{ heading: "", columns: header.cells.map(({ text: name }) => name), rows: body }] : [];
  });
}

function cellsIn(line: string): TextCell[] {
  if (/^\s|[|,;{}<>]\s*$/.test(line) || /\|/.test(line)) return [];
  return [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

/** Whether cells begin where those of the header do, or end there, as numbers may. */
function areBelow({ cells }: TextRow, header: TextRow | undefined): boolean {
  return cells.every((cell, index) => {
    const above = header?.cells[index];
    return above !== undefined && (cell.from === above.from || cell.to === above.to);
  });
}
