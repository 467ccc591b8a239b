/** How a program reads a text as the value that it stands for; `prepare` adds what it needs for that. */
type AsValue = { wrap: (text: string) => string; prepare: (program: string) => string };

/** Values as texts in the order of the values. */
export type TextOrder = {
  kind: "number" | "date";
  /** The text that stands for a value; anything else as it is. */
  write(text: string): string;
  /** What was printed, with the values as they were written. */
  read(printed: string): string;
  /** How a program gets the value; null where no short way is known. */
  asValue(language: "python" | "javascript", program: string): AsValue | null;
};

const wholeNumber = /^\d+$/u;
const number = /^[+-]?\d+(?:\.\d+)?$/u;
const date = /^(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})$/u;

/**
 * The order of cells, and of the words of a command that are of their kind; null where they are no numbers or dates, or in order as they are. `borders`: numbers
 * that they are compared with as they stand.
 */
export function textOrderOf(
  cells: readonly string[],
  words: readonly string[],
  borders: readonly string[] = [],
): TextOrder | null {
  const filled = [...new Set(cells)].filter((cell) => cell !== "");
  if (filled.length < 2) return null;
  if (filled.every((cell) => number.test(cell)))
    return ofNumbers(
      filled,
      words.filter((word) => number.test(word)),
      borders.filter((border) => number.test(border)),
    );
  return filled.every((cell) => date.test(cell))
    ? ofDates(
        filled,
        words.filter((word) => date.test(word)),
      )
    : null;
}

function ofNumbers(
  cells: readonly string[],
  words: readonly string[],
  [border, ...others]: readonly string[],
): TextOrder | null {
  const all = [...new Set([...cells, ...words])].toSorted((one, other) => Number(one) - Number(other));
  const isPlain = all.every((text) => wholeNumber.test(text));
  if (others.length > 0 || all.some((text) => text !== border && Number(text) === Number(border))) return null;
  const codes = border !== undefined ? around(border, all) : isPlain ? padded(all) : ranked(all);
  if (new Set(codes.values()).size < all.length) return null;
  const isWhole = all.every((text) => !text.includes("."));
  return {
    kind: "number",
    ...writtenBy(codes),
    asValue: (language) => ({
      wrap: (text) => (language === "python" ? `${isWhole ? "int" : "float"}(${text})` : `Number(${text})`),
      prepare: (program) => program,
    }),
  };
}

function padded(texts: readonly string[]): Map<string, string> {
  const width = texts.reduce((longest, text) => Math.max(longest, text.length), 0);
  return new Map(texts.map((text) => [text, text.padStart(width, "0")]));
}

/** By their places among the values. A sign of its own makes arithmetic with it fail, so that nothing else comes out by that. */
function ranked(sorted: readonly string[]): Map<string, string> {
  let rank = 0;
  return new Map(
    sorted.map((text, place) => {
      if (place > 0 && Number(sorted[place - 1]) !== Number(text)) rank += 1;
      return [text, `\uE000${String(rank).padStart(5, "0")}${place}\uE000`];
    }),
  );
}

/** What is less than a border stands before any number as a text, and what is more behind. */
function around(border: string, sorted: readonly string[]): Map<string, string> {
  const byRank = [...ranked(sorted)];
  return new Map(
    byRank.map(([text, written]) => {
      if (text === border) return [text, text];
      return [text, Number(text) < Number(border) ? written.replace("\uE000", "\u0001") : written];
    }),
  );
}

function ofDates(cells: readonly string[], words: readonly string[]): TextOrder | null {
  const all = [...new Set([...cells, ...words])];
  const isMonthFirst = monthFirst(all);
  if (isMonthFirst === null) return null;
  const codes = new Map(all.map((text) => [text, inOrder(text, isMonthFirst)]));
  const [first = ""] = all;
  const sign = first.includes("/") ? "/" : ".";
  const year = all.every((text) => /\d{4}$/u.test(text)) ? "%Y" : "%y";
  const format = (isMonthFirst ? ["%m", "%d", year] : ["%d", "%m", year]).join(sign);
  return {
    kind: "date",
    ...writtenBy(codes),
    asValue: (language, program) => (language === "python" ? asPythonDate(format, program) : null),
  };
}

/** Whether dates begin with the month; null where that can't be told, or one is written otherwise than the others. */
function monthFirst(dates: readonly string[]): boolean | null {
  const parts = dates.map((text) => date.exec(text));
  if (parts.every((found) => found?.[2] === ".")) return false;
  if (parts.some((found) => found?.[2] === ".")) return null;
  const isBeyond = (place: 1 | 3) => parts.some((found) => Number(found?.[place]) > 12);
  return isBeyond(1) === isBeyond(3) ? null : isBeyond(3);
}

function inOrder(text: string, isMonthFirst: boolean): string {
  const [, one = "", , other = "", year = ""] = date.exec(text) ?? [];
  const [day, month] = isMonthFirst ? [other, one] : [one, other];
  return [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

function asPythonDate(format: string, program: string): AsValue {
  const isModule = /^import datetime\b/mu.test(program);
  const isImported = isModule || /^from datetime import .*\bdatetime\b/mu.test(program);
  const name = isModule ? "datetime.datetime" : "datetime";
  const imports = /^(?:(?:import|from) .*\n)+/mu;
  return {
    wrap: (text) => `${name}.strptime(${text}, "${format}")`,
    prepare: (fresh) =>
      isImported ? fresh : fresh.replace(imports, (lines) => `${lines}from datetime import datetime\n`),
  };
}

/** What may be a value as it was written; as a part of something longer it is none. */
const code = /(?<![\d-])(?:[\d-]+|[\u0001\uE000]\d+\uE000)(?![\d-])/gu;

function writtenBy(codes: ReadonlyMap<string, string>): Pick<TextOrder, "write" | "read"> {
  const texts = new Map([...codes].map(([text, written]) => [written, text]));
  return {
    write: (text) => codes.get(text.trim()) ?? text,
    read: (printed) => printed.replaceAll(code, (written) => texts.get(written) ?? written),
  };
}
