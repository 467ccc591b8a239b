import { datePattern } from "../../request/dates/request-dates.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { dates, dayIn } from "./day-in.ts";

/** Who does what, and by when; empty where a line says none. */
export type MarkedTask = { who: string; what: string; due: string };

const name = String.raw`(?:\p{Lu}[\p{L}'’-]*\.?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}(?:さん)?)`;
const names = String.raw`${name}(?: ${name}){0,2}(?:(?:, | (?:and|und|&|\+) |[、と・])${name}(?: ${name}){0,2}){0,3}`;
const until = String.raw`(?:by|until|till|due(?: by| on)?|before|no later than|bis(?: spätestens)?(?: zum)?|spätestens(?: bis)?(?: zum| am)?|fällig(?: am)?|deadline:?|frist:?|期限[:：]?)`;
const weekday = String.raw`(?:\p{L}{2,10}[.,]? (?:the |den |dem )?|the |den |dem |zum )?`;
const dueAtEnd = new RegExp(
  String.raw`\s*(?:[,;–—-]\s*|[(（\[]\s*)?(?<!\p{L})${until}\s*(?<day>${weekday}(?<date>${datePattern}))(?:[(（]\p{L}{1,3}[)）])?\s*[)）\]]?[.。]?\s*$|[、,]?\s*[(（]?(?<until>${datePattern})(?:[(（]\p{L}{1,3}[)）])?まで(?:に)?[)）]?[。.]?\s*$`,
  "iu",
);
/** A time that is no day: "by the end of May", "bis zur nächsten Sitzung". */
const otherDue =
  /(?:^|[,;(（–—-])\s*(?:by|until|till|due|before|bis|spätestens|asap|a\.?s\.?a\.?p\.?|sofort|soon|immediately|next \p{L}+|nächste\p{L}*)(?!\p{L})|(?<!\p{L})(?:by|until|till|bis)(?: \p{L}+){1,4}[.)]?\s*$|まで(?:に)?[)）。]?\s*$|至急/iu;
/** It has been done, or is off. */
const isDone =
  /~~|[✓✔☑✅]|\[[xX]\]|(?<!\p{L})(?:done|finished|completed|cancelled|canceled|dropped|erledigt|fertig|hinfällig|entfällt)(?!\p{L})[)\].!]*\s*$|(?:済み?|完了|中止)[)）]?\s*$/iu;

/**
 * What the lines of a text say that begin with such a mark: `ACTION Jo: order two nets, by 3 May`; with `isIso` their days as `2025-05-03`. Null where one is written otherwise, is done already, or leaves its
 * day or year open, or where no line is marked.
 */
export function markedTasks(text: string, mark: string, isIso: boolean): MarkedTask[] | null {
  if (mark === "") return null;
  const ways = lineWays(mark);
  const lines = text.split(/\r?\n/u);
  const marked = lines.filter((line) => ways.marked.test(line));
  const spellings = new Set(marked.map((line) => ways.word.exec(line)?.[0]));
  const spelling = spellings.has(mark) ? mark : [...spellings][0];
  const own = marked.filter((line) => ways.word.exec(line)?.[0] === spelling);
  // "Action plan" is no such line, "Action Jo: …" may be one
  const isMixed = marked.some((line) => !own.includes(line) && ways.task.test(line));
  const year = yearOf(text);
  const tasks = own.flatMap((line) => {
    const { who = "", what = "" } = ways.task.exec(line)?.groups ?? {};
    return what === "" || isDone.test(line) || !areNames.test(who) ? [] : (taskOf(who, what, isIso, year) ?? []);
  });
  return own.length > 0 && !isMixed && tasks.length === own.length ? tasks : null;
}

const areNames = new RegExp(`^(?:${names})$`, "u");

/** How lines begin that have a mark, however that is spelled, and how they go on. */
function lineWays(mark: string): { word: RegExp; marked: RegExp; task: RegExp } {
  const word = escapeRegExp(mark);
  const lead = String.raw`^\s*(?:[-*+•・]\s+|\d+[.)]\s+|>\s*)?(?:\[ ?\]\s+)?(?:\*\*|__|[\[「【(])?`;
  const behind = String.raw`(?:\*\*|__|[\]」】)])?\s*(?:[:：–—-]\s*)?(?:\*\*)?`;
  return {
    word: new RegExp(word, "iu"),
    marked: new RegExp(`${lead}${word}(?!\\p{L})`, "iu"),
    task: new RegExp(
      String.raw`${lead}${word}${behind}[@(（]?(?<who>${names})[)）]?(?:\*\*)?\s*(?:[:：]|\s[–—-]\s)(?:\*\*)?\s*(?<what>\S.*)$`,
      "iu",
    ),
  };
}

function taskOf(who: string, said: string, isIso: boolean, year: Year): MarkedTask | null {
  const found = dueAtEnd.exec(said);
  const date = found?.groups?.["date"] ?? found?.groups?.["until"];
  const what = (found ? said.slice(0, found.index) : said).trim();
  if (what === "" || dates.test(what) || otherDue.test(what)) return null;
  if (date === undefined) return { who, what, due: "" };
  const due = isIso ? dayOf(found?.groups?.["day"] ?? date, year) : date.trim();
  return due === null ? null : { who, what, due };
}

/** The year that all dates of a text have, and the day that it tells of first. */
type Year = { year: string; first: string | null } | null;

function yearOf(text: string): Year {
  const [year, ...others] = new Set(text.match(/(?<!\d)20\d{2}(?!\d)/gu));
  if (year === undefined || others.length > 0) return null;
  const line = text.split(/\r?\n/u).find((each) => each.includes(year)) ?? "";
  return { year, first: dayIn(line, year) };
}

/** What is due before the day of the minutes may be so in the next year. */
function dayOf(said: string, year: Year): string | null {
  const day = dayIn(said, year?.year ?? null);
  if (day === null || day.length < 8 || (year?.first !== null && year !== null && day < year.first)) return null;
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}
