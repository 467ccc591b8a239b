import { baseName } from "../../../../../shared/path-parts.ts";
import { monthPattern, namedDate } from "../../request/dates/request-dates.ts";
import type { LineInPlace } from "./lines-in-place.ts";

/**
 * When something was said: `2024-10-08`, `2024-10` or `2024`, as far as it is known; nothing where it isn't. `isOwn` for what an entry says of itself and not
 * what its file says of all there is in it.
 */
export type StatementDate = { day: string; isOwn: boolean };

/** A date without its year sorts behind what has none in the same file, and before all others. */
const anyYear = "0000";
/** A letter tells its date near its beginning or its end. In lines that aren't empty. */
const headLines = 8;
const endLines = 3;
/** A line that hardly says anything but a date. In words and in characters. */
const mostBeside = 3;
const longestDateLine = 48;
const longestTitle = 80;

const ordinal = String.raw`(?:st|nd|rd|th|\.)?`;
const dateForms = [
  String.raw`\d{4}-\d{2}(?:-\d{2})?(?!\d)`,
  String.raw`\d{1,2}\.\s?\d{1,2}\.(?:\d{4}(?!\d))?(?!\d)`,
  String.raw`\d{1,2}${ordinal}(?: of)? ${monthPattern}(?!\p{L})(?:,? \d{4}(?!\d))?`,
  String.raw`${monthPattern} \d{1,2}(?!\d)${ordinal}(?:,? \d{4}(?!\d))?`,
  String.raw`${monthPattern} \d{4}(?!\d)`,
  String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日`,
].join("|");
const date = new RegExp(dateForms, "iu");
const weekday = String.raw`(?:mon?|di|tue?s?|mi|wed(?:nes)?|do|thu(?:rs)?|fri?|sat?(?:ur)?|sun?|so)(?:day|tag)?`;
/** "- 3 May: …", "Mo 4.3. …", "> Correction (2 May): …" */
const leading = new RegExp(String.raw`^[\s>*•+|#-]*(?:${weekday}[.,]? |\p{L}+ (?=[([]))?[([]?(${dateForms})`, "iu");
/** "## 2.3.0 (2024-11-02)", "## Changes since 3 May" */
const inHeading = new RegExp(String.raw`^#{2,6} .*?(?<![\p{L}\p{N}])(${dateForms})`, "iu");
/** What is true until then was said before. */
const isTerm =
  /(?<!\p{L})(?:until|till|by|before|due|expires?|valid|deadline|bis|gültig|fällig|frist|vor)(?!\p{L})|まで|期限/iu;
const year = /(?<!\d)(?:19\d|20[0-3])\d(?!\d)/;

/** When a file was written, as its name says, or a line of it that says hardly anything else; nothing where none does. */
export function documentDate(path: string, text: string): string {
  const inName = dateInName(baseName(path)) || dateInName(path);
  if (inName !== "") return inName;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const [title = "", ...rest] = lines;
  const telling = [...rest.slice(0, headLines), ...rest.slice(-endLines)].filter(isDateLine);
  const dated = [title, ...telling].find(
    (line) => line.length <= longestTitle && year.test(line) && !isTerm.test(line),
  );
  return dayIn(dated ?? "");
}

/** When a line of a file from this day was said: what it begins with, or what it stands under, counts before what the whole file says. */
export function statementDate({ above, text }: LineInPlace, document: string): StatementDate {
  const own = [text, ...above.split("\n").toReversed()].map(leadingDay).find((day) => day !== "");
  if (own === undefined) return { day: document, isOwn: false };
  return { day: own.startsWith(anyYear) && document !== "" ? document.slice(0, 4) + own.slice(4) : own, isOwn: true };
}

/** Whether one statement is surely later than another one; in one file what has a date of its own is later than what has none. */
export function isLater(one: StatementDate, other: StatementDate, isSameFile: boolean): boolean {
  if (isSameFile && one.isOwn !== other.isOwn) return one.isOwn && (one.day > other.day || one.day.startsWith(anyYear));
  if (one.day === "" || other.day === "") return false;
  if (one.day.startsWith(anyYear) || other.day.startsWith(anyYear))
    return isSameFile && one.day.slice(0, 4) === other.day.slice(0, 4) && one.day > other.day;
  return one.day > other.day && !one.day.startsWith(other.day);
}

/** "2024-04-02 ferry.txt", "notes_202403.md", "prices 03.09.2024.txt", "お知らせ/2024秋.txt" */
function dateInName(path: string): string {
  const name = path.replace(/\.\p{L}\w*$/u, "").replaceAll("_", " ");
  const [, own, month, day] =
    /(?<!\d)((?:19|20)\d{2})-?(0[1-9]|1[0-2])(?:-?(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(name) ?? [];
  if (own !== undefined) return [own, month, day].filter((part) => part !== undefined).join("-");
  return year.test(name) ? dayIn(name) || (year.exec(name)?.[0] ?? "") : "";
}

function isDateLine(line: string): boolean {
  const words = line.replace(date, " ").match(/\p{L}+/gu) ?? [];
  return line.trim().length <= longestDateLine && date.test(line) && words.length <= mostBeside;
}

function leadingDay(line: string): string {
  return dayIn((leading.exec(line) ?? inHeading.exec(line))?.[1] ?? "");
}

/** The date that a text names, the year first. */
function dayIn(text: string): string {
  const named = text === "" ? null : namedDate(text);
  if (named === null) return "";
  const parts = [named.month, named.month === null ? null : named.day];
  const rest = parts.flatMap((part) => (part === null ? [] : [String(part).padStart(2, "0")]));
  return [named.year ?? anyYear, ...rest].join("-");
}
