import { isSameNoun, wordsOf } from "../../guide/request/words/words.ts";
import { isLost } from "./is-lost.ts";
import { changeTo, readsOf } from "./changed-program.ts";
import type { DataReading, ProgramWithData, Twin } from "./data-reading.ts";
import { type Rows, rowsOf, withCells } from "./rows-of.ts";

const spelling =
  /(?<!\p{L})(?:capital letters?|capitals|capitali[sz]\p{L}*|(?:upper|lower|mixed)[- ]?case\p{L}*|spell(?:s|ed|ing|t)|spaces?|blanks?(?! (?:lines?|rows?|cells?))|(?:groß|klein)(?:- und kleinschreibung|schreib\p{L}*|geschrieben\p{L}*|buchstaben?)|(?:große|kleine)n? buchstaben|schreibweisen?|leerzeichen)(?!\p{L})|大文字|小文字|空白/iu;
/** "some of our students are charged the full fee": the others are taken right. */
const ofSome = /(?<!\p{L})(?:some|not all|a few|several|einige[nr]?|manche[nr]?|nicht alle|ein paar)(?!\p{L})|一部/iu;

/**
 * Values of a column that are spelled otherwise than the program has them, where the request says that some of them are lost, or speaks of spelling: "Student" and "student "
 * for "student". Null where there are none.
 */
export function spelledOtherwise(request: string, { program, data }: ProgramWithData): DataReading | null {
  const table = rowsOf(data.text);
  if (!table) return null;
  const literals = new Set(
    [...program.text.matchAll(/(["'])([\p{L}][\p{L}\p{N} _-]*)\1/gu)].map(([, , value = ""]) => value),
  );
  const said = wordsOf(request);
  for (const [at, column] of table.columns.entries()) {
    if (!readsOf(column, program.path).test(program.text)) continue;
    const cells = table.rows.map(({ cells: row }) => row[at] ?? "");
    const known = [...literals].filter((value) => cells.includes(value) || isBeside(program, column, value));
    const forms = new Map(
      known.filter((value) => cells.some((cell) => same(cell, value))).map((value) => [plain(value), value]),
    );
    const odd = cells.filter((cell) => forms.has(plain(cell)) && forms.get(plain(cell)) !== cell);
    const isMeant = odd.some((cell) => wordsOf(cell).some((word) => said.some((other) => isSameNoun(word, other))));
    const isWrong = isMeant && (isLost.test(request) || ofSome.test(request));
    if (odd.length === 0 || !(isWrong || spelling.test(request))) continue;
    return {
      path: data.path,
      twins: twinsOf(data.text, table, at, forms),
      changes: changesFor(program, column, [...forms.values()]),
    };
  }
  return null;
}

/** Whether a line of the program has both a column and a value. */
function isBeside({ path, text }: ProgramWithData["program"], column: string, value: string): boolean {
  return text
    .split("\n")
    .some(
      (line) =>
        readsOf(column, path).test(line) && /["']/.test(line) && line.replaceAll("'", '"').includes(`"${value}"`),
    );
}

function plain(cell: string): string {
  return cell.trim().toLowerCase();
}

function same(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** The data as it is, and with every value of the column that the program knows spelled otherwise. */
function twinsOf(text: string, table: Rows, at: number, forms: ReadonlyMap<string, string>): Twin[] {
  const known = (cell: string) => forms.get(plain(cell));
  const taken = withCells(text, table, (cell, column) => (column === at ? (known(cell) ?? cell) : cell));
  const odd = withCells(text, table, (cell, column, row) =>
    column === at && known(cell) !== undefined
      ? row % 2 === 0
        ? ` ${cell.trim().toUpperCase()}`
        : `${titled(cell.trim())} `
      : cell,
  );
  return [
    { given: null, taken },
    { given: odd, taken },
  ];
}

function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** The column is read without blanks and in small letters where it is compared, or wherever it is read. */
function changesFor(
  { path, text }: ProgramWithData["program"],
  column: string,
  values: readonly string[],
): DataReading["changes"] {
  const small = path.endsWith(".py") ? ".strip().lower()" : ".trim().toLowerCase()";
  const reads = readsOf(column, path);
  const lowered = values.filter((value) => value !== value.toLowerCase());
  const inSmall = (line: string) =>
    lowered.reduce(
      (all, value) =>
        all.replaceAll(
          new RegExp(`(["'])${value}\\1`, "gu"),
          (_, quote: string) => quote + value.toLowerCase() + quote,
        ),
      line,
    );
  const beside = text
    .split("\n")
    .map((line) => (line.search(reads) === -1 ? line : inSmall(line)))
    .join("\n");
  const compares = new RegExp(`${reads.source}(?=\\s*(?:[!=]==?|in\\b|not in\\b))`, "gu");
  // the least that does is enough
  return [beside, inSmall(text)]
    .flatMap((known) => [compares, reads].map((pattern) => known.replaceAll(pattern, (read) => read + small)))
    .filter((fresh, at, all) => all.indexOf(fresh) === at)
    .flatMap((fresh) => changeTo(path, text, fresh));
}
