import { languageOf } from "../program-file.ts";
import { changeTo } from "./changed-program.ts";
import type { DataReading, ProgramWithData } from "./data-reading.ts";
import { rowsOf, withCells } from "./rows-of.ts";

const number = /^\s*[-－]?[\d０-９]+(?:[.．][\d０-９]+)?\s*$/u;
const isWide = /[０-９．－]/u;

const isOfNumbers =
  /NaN|(?<!\p{L})(?:full-?width|wide|numbers?|digits?|sums?|totals?|zahlen?|ziffern?|summe\p{L}*)(?!\p{L})|全角|数字|数値|合計|計算/iu;

/** Numbers of a table that are written with the wide digits of Japanese, which JavaScript takes for no numbers at all. Null where there are none. */
export function wideDigits(request: string, { program, data }: ProgramWithData): DataReading | null {
  if (!isOfNumbers.test(request)) return null;
  const table = languageOf(program.path) === "javascript" ? rowsOf(data.text) : null;
  if (!table) return null;
  const columns = table.columns.flatMap((_, at) => {
    const cells = table.rows.map(({ cells: row }) => row[at] ?? "").filter((cell) => cell.trim() !== "");
    return cells.some((cell) => isWide.test(cell)) && cells.every((cell) => number.test(cell)) ? [at] : [];
  });
  if (columns.length === 0) return null;
  const all = (written: (cell: string) => string) =>
    withCells(data.text, table, (cell, column) => (columns.includes(column) ? written(cell) : cell));
  const taken = all((cell) => cell.normalize("NFKC"));
  return {
    path: data.path,
    twins: [
      { given: null, taken },
      { given: all(inWide), taken },
    ],
    changes: changesFor(program),
  };
}

function inWide(cell: string): string {
  return cell.replaceAll(/\d/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0));
}

/** Each value is brought to plain digits where it becomes a number, else all of the data where it is read. */
function changesFor({ path, text }: ProgramWithData["program"]): DataReading["changes"] {
  const plain = '.normalize("NFKC")';
  const value = String.raw`[A-Za-z_$][\w$]*(?:\??\.(?!normalize)[\w$]+(?:\(\))?|\[[^\]\n]*\])*`;
  const numbers = text.replaceAll(
    new RegExp(String.raw`\b(?:Number|parseInt|parseFloat)\(${value}(?=\)|,)`, "gu"),
    (start) => start + plain,
  );
  const read = text.replaceAll(/\breadFile(?:Sync)?\([^\n]*?(["'])utf-?8\1\s*\}?\)(?!\.normalize)/giu, (call) =>
    call.startsWith("readFileSync") ? call + plain : call,
  );
  return [numbers, read].flatMap((fresh) => changeTo(path, text, fresh));
}
