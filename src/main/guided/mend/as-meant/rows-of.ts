/** Data of one record a line: its header, and the cells of each other line with the line's place. */
export type Rows = {
  separator: string;
  columns: readonly string[];
  rows: readonly { at: number; cells: readonly string[] }[];
};

/** The rows of a text; null where it isn't a plain table, or has cells in quotation marks. */
export function rowsOf(text: string): Rows | null {
  if (text.includes('"')) return null;
  const lines = text.split("\n");
  const found = [";", "\t", ",", "|"]
    .map((sign) => ({ sign, ...usualCount(lines, sign) }))
    .find(({ count }) => count > 1);
  if (!found) return null;
  const { sign: separator, count } = found;
  const head = lines.findIndex((line) => line.split(separator).length === count && !/^\s*(?:#|\/\/|%|!|--)/.test(line));
  const header = (lines[head] ?? "").replace(/\r$/, "");
  const columns = header.split(separator).map((cell) => cell.trim());
  const rows = lines.flatMap((line, at) => {
    const cells = line.replace(/\r$/, "").split(separator);
    return at > head && cells.length === columns.length ? [{ at, cells }] : [];
  });
  return rows.length > 0 ? { separator, columns, rows } : null;
}

/** How many cells most lines have. */
function usualCount(lines: readonly string[], separator: string): { count: number } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(separator).length;
    if (line.trim() !== "") counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { count: usual?.[0] ?? 0 };
}

/** The text with some of its cells as they are given, by row and column. */
export function withCells(
  text: string,
  { separator, rows }: Rows,
  cellFor: (cell: string, column: number, row: number) => string,
): string {
  const lines = text.split("\n");
  for (const [row, { at, cells }] of rows.entries()) {
    const end = (lines[at] ?? "").endsWith("\r") ? "\r" : "";
    lines[at] = cells.map((cell, column) => cellFor(cell, column, row)).join(separator) + end;
  }
  return lines.join("\n");
}
