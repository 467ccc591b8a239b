import { widthOf, type Title } from "../../../facts/lines/titles.ts";
import { weekdayPlace } from "../../../request/dates/weekdays.ts";
import { longNumbersIn } from "../../../request/words/numbers.ts";
import { valuesIn } from "../../../request/values/values.ts";

/** A line that is an entry of a list without any signs, and what the list stands under. */
export type PlainLine = { row: number; title: string; list: number };

const longest = 44;
const fewest = 3;
/** "2x  multimeter" */
const count = /^\d+\s?(?:[x×]\s*|\s)/u;

/** The entries of plain text that has one short thing on each line: all of it but for the titles, or what is indented below a line. None where the lines may be parts of something, as those of an address are. */
export function plainLines(lines: readonly string[], titles: readonly Title[]): PlainLine[] {
  const indented = indentedLines(lines);
  if (indented.length > 0) return indented;
  const runs = runsOf(lines, titles);
  const all = runs.flatMap(({ rows }) => rows).map((row) => lines[row] ?? "");
  const isList = all.length >= fewest && all.every(isItem) && !areOfOneKind(all);
  if (!isList || (runs.length > 1 && runs.some(({ title }) => title === ""))) return [];
  return runs.flatMap(({ rows, title }, list) => rows.map((row) => ({ row, title, list })));
}

type Run = { rows: number[]; title: string };

/** The lines that stand together, each run with the title that it begins with or stands below. */
function runsOf(lines: readonly string[], titles: readonly Title[]): Run[] {
  const runs: Run[] = [];
  let title = "";
  let isOpen = false;
  for (const [row, line] of lines.entries()) {
    const own = titles.find((each) => row >= each.from && row < each.to);
    if (line.trim() === "" || own || isCalling(lines, row, isOpen)) {
      if (own) title = own.name;
      else if (line.trim() !== "") title = line.trim();
      isOpen = false;
      continue;
    }
    if (!isOpen) {
      runs.push({ rows: [], title });
      title = "";
    }
    isOpen = true;
    runs.at(-1)?.rows.push(row);
  }
  return runs;
}

/** Whether a line at the beginning of a run is the title of what follows: in capitals, with a colon, or by itself above more lines. */
function isCalling(lines: readonly string[], row: number, isOpen: boolean): boolean {
  const line = lines[row]?.trim() ?? "";
  if (isOpen || /^\s/u.test(lines[row] ?? "")) return false;
  const isLarge = /\p{Lu}.*\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);
  const [next, second, third] = [1, 2, 3].map((away) => (lines[row + away] ?? "").trim() !== "");
  return isLarge || /[:：]$/u.test(line) || (next === false && second === true && third === true);
}

function isItem(line: string): boolean {
  const said = line.replace(count, "");
  const isShort = widthOf(line) <= longest && /\p{L}/u.test(line) && !/[.!?;:,。、：]\s*$/u.test(line);
  const isOther =
    /^\s|^[-*+•・#>|[]|^\d{1,3}[.)]\s|\s{2,}\S|[\t|=\u3000@]|:\s|https?:/u.test(said) || longNumbersIn(line).length > 0;
  const isDay = weekdayPlace(/^[^\s.,]+/u.exec(line)?.[0] ?? "") !== null;
  return isShort && !isOther && !isDay && valuesIn(line).every(({ kind, from }) => kind === "number" || from > 0);
}

/** "week 41 Ann", "week 42 Ben": a table rather than a list. */
function areOfOneKind(lines: readonly string[]): boolean {
  const firsts = new Set(lines.map((line) => /^\p{L}+(?=\.? ?\d)/u.exec(line)?.[0]));
  return firsts.size === 1 && !firsts.has(undefined);
}

/** Lines that are indented alike below one that isn't. */
function indentedLines(lines: readonly string[]): PlainLine[] {
  const found: PlainLine[] = [];
  for (const [row, line] of lines.entries()) {
    const isTitle =
      /^[\p{L}\p{N}]/u.test(line) && (lines[row - 1] ?? "").trim() === "" && !/[.!?;,。、]\s*$/u.test(line);
    const indent = /^(?: {2,}|\t|\u3000)(?=\S)/u.exec(lines[row + 1] ?? "")?.[0];
    if (!isTitle || indent === undefined || widthOf(line) > longest * 2) continue;
    const next = lines.findIndex((other, at) => at > row && !other.startsWith(indent));
    const own = lines.slice(row + 1, next === -1 ? lines.length : next);
    const bare = own.map((each) => each.slice(indent.length));
    // a list with signs is one anyway, and what isn't followed by an empty line goes on
    const isEnd = next === -1 || (lines[next] ?? "").trim() === "";
    if (!isEnd || !bare.every(isItem) || areOfOneKind(bare)) return [];
    found.push(...own.map((_, at) => ({ row: row + 1 + at, title: line.trim(), list: row })));
  }
  return found.length >= fewest ? found : [];
}
