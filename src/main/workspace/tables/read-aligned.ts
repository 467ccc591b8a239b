import type { ReadTable } from "./read-table.ts";

const fewestRows = 5;
const fewestColumns = 3;
/** So many of the lines have to be rows; titles, months and sums stand between them. */
const mostlyRows = 0.6;

/**
 * The table that lines are whose parts stand below each other, with two blanks or a tab between them, and that each begin with a day: a ledger, a
 * diary of runs; named by the line right above them, where that has a name for each. What is behind the last part belongs to it; a line that begins with no day is no row.
 */
export function readAligned(text: string): ReadTable | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rows = lines.map((line) => line.trim().split(/\t+| {2,}/)).filter(([first = ""]) => beginsWithDay.test(first));
  const width = mostCommon(rows.map((row) => row.length));
  const isTable = rows.length >= fewestRows && rows.length >= lines.length * mostlyRows && width >= fewestColumns;
  if (!isTable) return null;
  const longest = Math.max(...rows.map((row) => row.length));
  const filled = rows.map((row) => [...row, ...Array.from({ length: longest - row.length }, () => "")]);
  const names = headerOf(lines);
  if (names?.length === longest) return { columns: names, rows: filled };
  const columns = Array.from({ length: longest }, (_, index) => {
    const cells = filled.map((row) => row[index] ?? "");
    return (index > 0 ? saidInCells(cells) : null) ?? { name: nameOf(cells, index), cells };
  });
  const isEachOther = new Set(columns.map(({ name }) => name)).size === columns.length;
  const read = isEachOther
    ? columns
    : columns.map(({ name }, index) => ({ name, cells: filled.map((row) => row[index] ?? "") }));
  return {
    columns: read.map(({ name }) => name),
    rows: filled.map((_, row) => read.map(({ cells }) => cells[row] ?? "")),
  };
}

/** What is in each cell, before a number and its unit: `made 14,2 kWh`. */
const worded = /^(\p{L}[\p{L} -]{1,24}?):?\s+([+-]?\d[\d.,']*)(?:\s?(\p{L}{1,8}|[€$£¥%]))?$/u;

/** A column in which each cell that isn't empty says what it is, by the same words, with its numbers: `made (kWh)`; null for others. */
function saidInCells(cells: readonly string[]): { name: string; cells: readonly string[] } | null {
  const filled = cells.filter((cell) => cell !== "");
  const read = filled.map((cell) => worded.exec(cell));
  const [name, ...others] = new Set(read.map((found) => found?.[1] ?? ""));
  const [unit = "", ...moreUnits] = new Set(read.map((found) => found?.[3] ?? ""));
  if (name === undefined || name === "" || others.length + moreUnits.length > 0 || filled.length < fewestRows)
    return null;
  return { name: unit === "" ? name : `${name} (${unit})`, cells: cells.map((cell) => worded.exec(cell)?.[2] ?? "") };
}

const beginsWithDay =
  /^(?:\p{L}{2,3}\.?,? )?(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?|\d{1,2}\.? \p{L}{3,9}\.?(?: \d{4})?|\p{L}{3,9}\.? \d{1,2}|\d{1,2}月\d{1,2}日)$/u;

/** The names that stand above the first row, each above its column. */
function headerOf(lines: readonly string[]): string[] | null {
  const parted = lines.map((line) => line.trim().split(/\t+| {2,}/));
  const first = parted.findIndex(([day = ""]) => beginsWithDay.test(day));
  const names = parted[first - 1] ?? [];
  const areNames = names.every((name) => /^\p{L}[^\d:;]{0,30}$/u.test(name)) && new Set(names).size === names.length;
  return areNames && names.length >= fewestColumns ? names : null;
}

function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/** Nobody named these columns: the first is the day, and a unit that most cells of one have says what it is. */
function nameOf(cells: readonly string[], index: number): string {
  if (index === 0) return "date";
  const filled = cells.filter((cell) => cell !== "");
  const units = filled.flatMap((cell) => /^[+-]?\s?\d[\d.,:]*\s?(\p{L}{1,8}|[€$£¥%])$/u.exec(cell)?.[1] ?? []);
  const [unit] = units;
  if (unit !== undefined && units.length > filled.length / 2) return unit;
  return filled.filter((cell) => /^[+-]?\s?[€$£¥]?\d[\d.,]*$/.test(cell)).length > filled.length / 2
    ? "amount"
    : `part ${index + 1}`;
}
