import { isSameNoun, wordsOf } from "../../guide/request/words/words.ts";
import { isLost } from "./is-lost.ts";
import { leavesOut } from "./left-out-lines.ts";
import { changeTo, readsOf } from "./changed-program.ts";
import type { DataReading, ProgramWithData, Twin } from "./data-reading.ts";
import { type Rows, rowsOf, withCells } from "./rows-of.ts";

/** "a day without a white one shouldn't count" wants it left out. */
const isEmpty =
  /(?<!\p{L})(?:empty|blank|missing|miss|lack\p{L}*|without|no|leere?\p{L}*|fehlt|fehlen\p{L}*|ohne|kein\p{L}*)(?!\p{L})|空|ない/iu;

/**
 * Rows with an amount in one column and none in another, of which the request says that they are lost: an empty cell counts as nothing there, and
 * isn't a reason to leave the row out. Null where there are none.
 */
export function emptyCells(request: string, { program, data }: ProgramWithData): DataReading | null {
  const table = isLost.test(request) ? rowsOf(data.text) : null;
  if (!table) return null;
  const amounts = table.columns.flatMap((column, at) =>
    readsOf(column, program.path).test(program.text) && isOfAmounts(table, at) ? [at] : [],
  );
  const says = (text: string) => {
    const said = wordsOf(text);
    const names = amounts.flatMap((at) => wordsOf(table.columns[at] ?? ""));
    return names.some((word) => said.some((other) => isSameNoun(word, other)));
  };
  const isOut = request
    .split(/(?<=[.!?。])\s+|\n+/u)
    .some((sentence) => leavesOut.test(sentence) && (isEmpty.test(sentence) || says(sentence)));
  const isLacking = table.rows.some(
    ({ cells }) => isFilled(cells, amounts) && amounts.some((at) => cells[at]?.trim() === ""),
  );
  if (amounts.length < 2 || !says(request) || isOut || !isLacking) return null;
  const columns = amounts.map((at) => table.columns[at] ?? "");
  return { path: data.path, twins: twinsOf(data.text, table, amounts), changes: changesFor(program, columns) };
}

function isOfAmounts({ rows }: Rows, at: number): boolean {
  const cells = rows.map(({ cells: row }) => (row[at] ?? "").trim()).filter((cell) => cell !== "");
  return cells.length > 0 && cells.every((cell) => /^-?\d+(?:[.,]\d+)?$/.test(cell));
}

function isFilled(cells: readonly string[], amounts: readonly number[]): boolean {
  return amounts.some((at) => (cells[at] ?? "").trim() !== "");
}

/** The data as it is; and, for each column of amounts, with the first full row empty there. What has any amount is taken with 0 for what it lacks. */
function twinsOf(text: string, table: Rows, amounts: readonly number[]): Twin[] {
  const full = table.rows.findIndex(({ cells }) => amounts.every((at) => (cells[at] ?? "").trim() !== ""));
  const taken = (emptied: number | null) =>
    withCells(text, table, (cell, column, row) => {
      const cells = table.rows[row]?.cells ?? [];
      const isLacking = cell.trim() === "" || (row === full && column === emptied);
      return amounts.includes(column) && isLacking && isFilled(cells, amounts) ? "0" : cell;
    });
  const others = full === -1 ? [] : amounts;
  return [
    { given: null, taken: taken(null) },
    ...others.map((emptied) => ({
      given: withCells(text, table, (cell, column, row) => (row === full && column === emptied ? "" : cell)),
      taken: taken(emptied),
    })),
  ];
}

/** An empty cell is read as 0, and a row is left out only where all amounts are empty; both, or the one or the other. */
function changesFor({ path, text }: ProgramWithData["program"], columns: readonly string[]): DataReading["changes"] {
  const isPython = path.endsWith(".py");
  const or = isPython ? " or " : " || ";
  const asNumber = (program: string) =>
    columns.reduce(
      (all, column) =>
        all.replaceAll(
          new RegExp(`(?<=[\\w\\]]\\()${readsOf(column, path).source}(?=\\))`, "gu"),
          (read) => `${read}${or}"0"`,
        ),
      program,
    );
  const anyOf = (read: string, column: string) =>
    `(${columns.map((other) => read.replace(column, () => other)).join(or)})`;
  const kept = (program: string) =>
    columns.reduce((all, column) => {
      const read = readsOf(column, path).source;
      const tests = isPython
        ? String.raw`(?:\bif\s+not\s+|\bif\s+)(${read})(?=\s*:)`
        : String.raw`\bif\s*\(\s*!?(${read})(?=\s*\))`;
      return all.replaceAll(new RegExp(tests, "gu"), (found, test: string) =>
        found.replace(test, () => anyOf(test, column)),
      );
    }, program);
  const empty = (program: string) =>
    columns.reduce(
      (all, column) =>
        all.replaceAll(
          new RegExp(`(${readsOf(column, path).source})(?=\\s*===?\\s*(["'])\\2)`, "gu"),
          (_, read: string) => anyOf(read, column),
        ),
      program,
    );
  // the least that does is enough
  return [asNumber(text), kept(empty(text)), asNumber(kept(empty(text)))].flatMap((fresh) =>
    changeTo(path, text, fresh),
  );
}
