import { changeTo } from "./changed-program.ts";
import type { DataReading, ProgramWithData } from "./data-reading.ts";
import { type Rows, rowsOf, withCells } from "./rows-of.ts";

const dayFirst = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/u;
const operand = String.raw`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[[^\[\]]*\])*)`;
const reads = new RegExp(String.raw`(new Date|Date\.parse)\(${operand}\)`, "gu");

/** Dates of a table that begin with the day, which JavaScript reads as if they began with the month: given dates that it reads rightly, it has to print the same. Null where there are none. */
export function dayFirstDates({ program, data }: ProgramWithData): DataReading | null {
  if (!/\.[cm]?[jt]s$/i.test(program.path) || program.text.search(reads) === -1) return null;
  const table = rowsOf(data.text);
  const columns = table ? table.columns.flatMap((_, at) => (beginWithDay(table, at) ? [at] : [])) : [];
  const [sign] = table?.rows.flatMap(({ cells }) => columns.flatMap((at) => cells[at]?.match(/[./]/) ?? [])) ?? [];
  if (!table || sign === undefined) return null;
  const written = new Map<string, string>();
  const taken = withCells(data.text, table, (cell, at) => {
    const plain = columns.includes(at) ? plainly(cell.trim()) : cell;
    if (plain !== cell) written.set(plain, cell.trim());
    return plain;
  });
  const fresh = program.text.replaceAll(reads, `$1($2.split("${sign}").reverse().join("/"))`);
  return {
    path: data.path,
    twins: [{ given: null, taken }],
    inPrint: (outcome) => [...written].reduce((text, [plain, cell]) => text.replaceAll(plain, cell), outcome),
    changes: changeTo(program.path, program.text, fresh),
    quoted: data.text,
  };
}

function beginWithDay({ rows }: Rows, at: number): boolean {
  const cells = rows.map(({ cells: row }) => (row[at] ?? "").trim()).filter((cell) => cell !== "");
  const dates = cells.map((cell) => dayFirst.exec(cell));
  const isSure = dates.some((found) => found?.[2] === "." || Number(found?.[1]) > 12);
  return isSure && dates.every((found) => found !== null && Number(found[3]) <= 12);
}

/** Read by JavaScript as the beginning of that day, where the computer stands. */
function plainly(cell: string): string {
  const [, day = "", , month = "", year = ""] = dayFirst.exec(cell) ?? [];
  return year === "" ? cell : [year, month.padStart(2, "0"), day.padStart(2, "0")].join("/");
}
