import { type CsvLine, csvLines, plainCell } from "../facts/tables/csv-lines.ts";
import { comparing } from "../facts/tables/sorted-facts.ts";

/** Fewer rows are in no order. */
const fewestRows = 3;
const isTwice =
  /(?<!\p{L})(?:twice|two (?:more )?rows|again|another|once more|cop(?:y|ies)|duplicate|zweimal|doppelt|nochmal|noch einmal|kopie\p{L}*)(?!\p{L})|二回|2回|もう一/iu;
const saysWhere =
  /(?<!\p{L})(?:at the (?:end|top|bottom|beginning|start)|(?:first|last) (?:row|line)|as the (?:first|last)|below|above|(?:ganz )?(?:oben|unten)|ans? (?:ende|anfang)|erste zeile|letzte zeile)(?!\p{L})|最後|末尾|先頭|一番(?:上|下)/iu;

/**
 * What a model has written of a table to which a row was to be added, with that row where it belongs by the first column, if the others are in the order of that,
 * and not once more if it was there already. As it is where more was changed, or where the request says where it goes.
 */
export function withRowInPlace(path: string, before: string, written: string, request: string): string {
  const [old, fresh] = [csvLines(before), csvLines(written)];
  if (!/\.csv$/i.test(path) || !old || !fresh || old.header.line !== fresh.header.line) return written;
  const own = old.body.map(({ line }) => line);
  const added = fresh.body.filter(({ line }, index) => !own.includes(line) || isAgain(fresh.body, index));
  const [row, ...others] = added;
  if (!row || others.length > 0 || fresh.body.length !== own.length + 1) return written;
  const rest = fresh.body.filter((each) => each !== row).map(({ line }) => line);
  if (rest.some((line, index) => line !== own[index])) return written;
  if (own.includes(row.line)) return isTwice.test(request) ? written : before;
  const at = saysWhere.test(request) ? null : placeOf(row, old.body);
  if (at === null) return written;
  const end = written.endsWith("\n") ? "\n" : "";
  return [old.header.line, ...own.slice(0, at), row.line, ...own.slice(at)].join("\n") + end;
}

/** Whether a row has stood there before. */
function isAgain(rows: readonly { line: string }[], index: number): boolean {
  return rows.slice(0, index).some(({ line }) => line === rows[index]?.line);
}

/** Before which of these rows another one belongs by the first column; null where they are in no order of it. */
function placeOf(row: CsvLine, rows: readonly CsvLine[]): number | null {
  const keyOf = ({ cells }: CsvLine) => plainCell(cells[0] ?? "");
  const keys = rows.map(keyOf);
  const compare = comparing([...keys, keyOf(row)]);
  const isCounted = [...keys, keyOf(row)].every((key) => /^\d/.test(key));
  if (!compare || !isCounted || keys.length < fewestRows || new Set(keys).size < fewestRows) return null;
  const isAscending = keys.every((key, index) => index === 0 || compare(keys[index - 1] ?? "", key) <= 0);
  const isDescending = keys.every((key, index) => index === 0 || compare(keys[index - 1] ?? "", key) >= 0);
  if (isAscending === isDescending) return null;
  const at = keys.findIndex((key) => (isAscending ? compare(key, keyOf(row)) > 0 : compare(key, keyOf(row)) < 0));
  return at === -1 ? rows.length : at;
}
