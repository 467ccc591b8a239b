import { changeTo, readsOf } from "./changed-program.ts";
import type { DataReading, ProgramWithData, Twin } from "./data-reading.ts";
import { type Rows, rowsOf } from "./rows-of.ts";

/** As the data writes numbers: `212,4`, `1.024,5`, `300`. */
const commaNumber = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/u;
/** Where they are only handed on, they are right as they stand. */
const reckons = /\b(?:float|int|Decimal|Fraction|Number|parseFloat|parseInt|sum|BigInt)\(|[-+*]=|[*/]|\$\(\(/u;
const isEmpty =
  /(?<!\p{L})(?:empty|blank|missing|lack\p{L}*|without|no|leere?\p{L}*|fehlt|fehlen\p{L}*|ohne|kein\p{L}*)(?!\p{L})|空|ない|欠/iu;
const skips =
  /(?<!\p{L})(?:skip\p{L}*|ignor\p{L}*|left out|leave out|drop\p{L}*|(?:not|\p{L}+n['’]?t) (?:\p{L}+ ){0,2}(?:count\p{L}*|matter)|überspr\p{L}*|weglass\p{L}*|auslass\p{L}*|zähl\p{L}* [^.;!?\n]{0,40}nicht|nicht (?:mit)?(?:ge)?zähl\p{L}*)(?!\p{L})|飛ば|無視|除/iu;
const withComma =
  /(?<!\p{L})(?:mit (?:einem )?(?:dezimal)?komma|dezimalkomma|komma statt punkt|(?:a|with a?) ?(?:decimal )?comma(?! (?:between|after|behind|separat))|comma instead of)(?!\p{L})|小数点(?:は|を)?(?:カンマ|コンマ)/iu;

/**
 * Numbers of a table that are written with a comma, which a program doesn't read as such. Null where all are plain, where a cell is something else, or where some are
 * missing and the request doesn't say that they are skipped.
 */
export function commaNumbers(request: string, { program, data }: ProgramWithData): DataReading | null {
  const table = rowsOf(data.text);
  if (
    !table ||
    table.separator === "," ||
    !reckons.test(program.text) ||
    /replace(?:All)?\(\s*["'/],/.test(program.text)
  )
    return null;
  const read = table.columns.flatMap((column, at) =>
    readsOf(column, program.path).test(program.text) && isOfNumbers(table, at) ? [at] : [],
  );
  const cells = table.rows.flatMap(({ cells: row }) => read.map((at) => (row[at] ?? "").trim()));
  if (!cells.some((cell) => cell.includes(","))) return null;
  if (cells.includes("") && !saysSkipped(request)) return null;
  const changes = changesFor(program, withComma.test(request));
  return {
    path: data.path,
    twins: twinsOf(data.text, table, read),
    changes,
    ...(withComma.test(request) ? { inPrint: pointsAsCommas } : {}),
  };
}

function isOfNumbers({ rows }: Rows, at: number): boolean {
  const cells = rows.map(({ cells: row }) => (row[at] ?? "").trim()).filter((cell) => cell !== "");
  return cells.length > 0 && cells.every((cell) => commaNumber.test(cell));
}

function saysSkipped(request: string): boolean {
  return request.split(/(?<=[.!?。;])\s*|\n+/u).some((sentence) => isEmpty.test(sentence) && skips.test(sentence));
}

/** The data as it is, and with all its rows twice; without the rows that lack a number, and with plain numbers. */
function twinsOf(text: string, table: Rows, read: readonly number[]): Twin[] {
  const lines = text.split("\n");
  const rowAt = new Map(table.rows.map(({ at, cells }) => [at, cells]));
  const plain = lines.flatMap((line, at) => {
    const cells = rowAt.get(at);
    if (!cells) return [line];
    if (read.some((column) => (cells[column] ?? "").trim() === "")) return [];
    const end = line.endsWith("\r") ? "\r" : "";
    return [
      cells.map((cell, column) => (read.includes(column) ? plainNumber(cell) : cell)).join(table.separator) + end,
    ];
  });
  const [head = 0] = table.rows.map(({ at }) => at);
  const twice = (all: readonly string[]) => {
    const rows = all.slice(head).filter((line) => line.trim() !== "");
    return [...all.slice(0, head), ...rows, ...rows, ""].join("\n");
  };
  return [
    { given: null, taken: plain.join("\n") },
    { given: twice(lines), taken: twice(plain) },
  ];
}

function plainNumber(cell: string): string {
  return cell.replaceAll(".", "").replace(",", ".");
}

/** How a number is to be printed; the first line says how the run ended. */
function pointsAsCommas(outcome: string): string {
  const [first = "", ...lines] = outcome.split("\n");
  return [first, ...lines.map((line) => line.replaceAll(/(?<=\d)\.(?=\d)/gu, ","))].join("\n");
}

function changesFor({ path, text }: ProgramWithData["program"], isPrinted: boolean): DataReading["changes"] {
  const isPython = path.endsWith(".py");
  const value = String.raw`([A-Za-z_]\w*(?:\.\w+|\[[^\]\n]*\])*)`;
  const numbers = isPython
    ? text.replaceAll(
        new RegExp(String.raw`\b(?:float|int)\(${value}\)`, "gu"),
        'float($1.replace(".", "").replace(",", ".") or 0)',
      )
    : text.replaceAll(
        new RegExp(String.raw`\b(?:Number|parseFloat|parseInt)\(${value}\)`, "gu"),
        'Number($1.replaceAll(".", "").replace(",", "."))',
      );
  const printed = isPython
    ? numbers.replaceAll(/^(\s*print\()(f(["']).*\{.*\3)\)[ \t]*$/gmu, '$1$2.replace(".", ","))')
    : numbers.replaceAll(/\.toFixed\((\d+)\)/gu, '.toFixed($1).replace(".", ",")');
  return (isPrinted ? [printed] : [numbers]).flatMap((fresh) => changeTo(path, text, fresh));
}
