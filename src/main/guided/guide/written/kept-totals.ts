import { csvLines, type CsvLine, inPlaceOf, plainCell } from "../facts/tables/csv-lines.ts";

/** A line that no longer comes to what it did, as it is and as it should be; `line` counts from 1. */
export type TotalChange = { line: number; old: string; fresh: string };

/** What a column, or the first cell of a row, is called that adds others up. */
const aTotal = /^(?:(?:zwischen|gesamt|sub-?|grand )?(?:summe|totals?|sum)|gesamt)(?!\p{L})|(?:小計|合計|総計|計)$/iu;
const aNumber = /^-?\d+(?:[.,]\d+)?$/u;
/** What has fewer may come to its total by chance. */
const fewestParts = 2;

/**
 * The lines of a table in which a total has to follow an amount that was changed: in a row, or below a column. Only where it came to the others before in each row, and wasn't
 * changed itself. Empty where rows have come or gone, or nothing adds up.
 */
export function totalsToKeep(before: string, after: string): TotalChange[] {
  const [was, is] = [csvLines(before), csvLines(after)];
  if (!was || !is || was.header.line !== is.header.line || was.body.length !== is.body.length) return [];
  const columns = was.header.cells.map(plainCell);
  const isSum = ({ cells }: CsvLine) => aTotal.test(plainCell(cells[0] ?? ""));
  const rows = was.body.filter((row) => !isSum(row));
  const numbered = columns.flatMap((_, at) => (rows.every(({ cells }) => aNumber.test(own(cells, at))) ? [at] : []));
  const [total, ...others] = numbered.filter((at) => aTotal.test(columns[at] ?? ""));
  const parts = numbered.filter((at) => at !== total);
  const ofRow = (cells: readonly string[]) => sumOf(parts.map((at) => own(cells, at)));
  const addsUp =
    total !== undefined && others.length === 0 && rows.every(({ cells }) => isSame(own(cells, total), ofRow(cells)));
  const inRows = is.body.map((row, index) => {
    const old = was.body[index]?.cells ?? [];
    if (!addsUp || isSum(row) || own(row.cells, total) !== own(old, total)) return row.cells;
    return withTotal(row.cells, total, ofRow(row.cells));
  });
  const sums = is.body.map(isSum);
  const counted = inRows.filter((_, index) => sums[index] === false);
  const below = (from: readonly (readonly string[])[], at: number) => sumOf(from.map((cells) => own(cells, at)));
  const oldRows = rows.map(({ cells }) => cells);
  const now = inRows.map((cells, index) => {
    const old = was.body[index]?.cells ?? [];
    const isKept = (at: number) =>
      own(cells, at) === own(old, at) && isSame(own(old, at), below(oldRows, at)) && sums[index] === true;
    return numbered.filter(isKept).reduce((all, at) => withTotal(all, at, below(counted, at)), cells);
  });
  return is.body.flatMap(({ line, number }, index) => {
    const fresh = (now[index] ?? []).join(is.delimiter);
    return fresh === line ? [] : [{ line: number, old: line, fresh }];
  });
}

function own(cells: readonly string[], at: number): string {
  return plainCell(cells[at] ?? "");
}

/** The sum of numbers, with as many decimal places as the one that has most; null where one is none. */
function sumOf(texts: readonly string[]): string | null {
  if (texts.length < fewestParts || !texts.every((text) => aNumber.test(text))) return null;
  const places = Math.max(...texts.map((text) => /[.,](\d+)$/u.exec(text)?.[1]?.length ?? 0));
  const sign = texts.some((text) => text.includes(",")) ? "," : ".";
  const sum = texts.reduce((all, text) => all + Math.round(Number(text.replace(",", ".")) * 10 ** places), 0);
  return (sum / 10 ** places).toFixed(places).replace(".", sign);
}

function isSame(cell: string, sum: string | null): boolean {
  return sum !== null && aNumber.test(cell) && Number(cell.replace(",", ".")) === Number(sum.replace(",", "."));
}

function withTotal(cells: readonly string[], at: number, sum: string | null): readonly string[] {
  const old = cells[at] ?? "";
  return sum === null || isSame(plainCell(old), sum) ? cells : cells.with(at, inPlaceOf(old, sum));
}
