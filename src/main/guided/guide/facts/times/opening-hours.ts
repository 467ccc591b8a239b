import { cellTold, questionIn } from "../entries/asked-cell.ts";
import { withoutOtherOne } from "../../request/questions/without-other-one.ts";
import { asksOpenWhen } from "../../request/questions/asks-open-when.ts";
import { hasWeekday, weekdayName, weekdayNamed } from "../../request/dates/weekdays.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";

const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?(?: ?(?:am|pm|uhr|h))?`;
const span = String.raw`${clock}\s*(?:-|–|—|~|〜|to|till|until|bis)\s*${clock}`;
const hours = String.raw`((?:closed|shut|geschlossen|zu|ruhetag|定休日?|休み)|${span}(?:(?:,| and| und| ?[&+/])\s*${span})*)`;
const inHtml = new RegExp(
  String.raw`<tr\b[^>]*>\s*<t[dh]\b[^>]*>([^<]+)</t[dh]>\s*<td\b[^>]*>\s*${hours}\s*</td>\s*</tr>`,
  "iu",
);
const inText = new RegExp(
  String.raw`^\s*(?:[-*•|]\s*)?(\p{L}[\p{L}., &+/–—-]*?)\.?\s*(?:[:：|]\s*|\s{2,}|\t)${hours}\s*\|?\s*$`,
  "iu",
);
const heading = /^#{1,6}\s+(.+?)\s*#*$|^\s*<h[1-6]\b[^>]*>([^<]+)<\/h[1-6]>\s*$/iu;

type Part = { heading: string; rows: { days: string; hours: string }[]; others: string[] };

/**
 * When something is open on the day of the week that a request names, or on days that a line calls as it does ("public holidays"), told as a fact: a small model takes the
 * line of another part, or one that is a comment. Empty where the request doesn't tell which of several parts, or something else is said of that day.
 */
export function openingHours(text: string, request: string): string {
  const question = withoutOtherOne(questionIn(request));
  if (!asksOpenWhen(question)) return "";
  const day = weekdayNamed(question);
  const said = wordsOf(question);
  const parts = partsOf(withPlainDashes(text.replaceAll(/<!--[^]*?-->/g, ""))).filter(({ rows }) => rows.length > 0);
  const [part, ...more] = parts.length > 1 ? parts.filter(({ heading: title }) => areSaid(title, said)) : parts;
  if (!part || more.length > 0) return "";
  return day === null ? onCalledDays(part, said) : onWeekday(part, day);
}

function onWeekday({ heading: title, rows, others }: Part, day: number): string {
  const [row, ...more] = rows.filter(({ days }) => hasWeekday(days, day) === true);
  const isSaidElsewhere = others.some((line) => weekdayNamed(line) === day || isOfDays.test(line));
  if (!row || more.length > 0 || isSaidElsewhere) return "";
  return cellTold({ value: row.hours, column: weekdayName(day), row: title || row.days });
}

/** A line for days that are no days of the week, where a request says all that it calls them. */
function onCalledDays({ heading: title, rows, others }: Part, said: readonly string[]): string {
  const [row, ...more] = rows.filter(({ days }) => isOfDays.test(days) && areSaid(days, said));
  if (!row || more.length > 0 || others.some((line) => isOfDays.test(line))) return "";
  return cellTold({ value: row.hours, column: row.days, row: title || row.days });
}

function areSaid(label: string, said: readonly string[]): boolean {
  const own = wordsOf(label).filter((word) => !isCommonWord(word));
  return own.length > 0 && own.every((word) => said.some((other) => isSameNoun(word, other)));
}

function withPlainDashes(text: string): string {
  return text.replaceAll(/&(?:ndash|mdash|#8211|#8212|#x2013);/giu, "–").replaceAll(/&(?:nbsp|#160);/giu, " ");
}

/** What is said of a time goes before what is said of a day. */
const isOfDays =
  /(?<!\p{L})(?:holidays?|summer|winter|except|from \d|until \d|ferien|feiertag\p{L}*|sommer|außer|ab \d|bis \d)(?!\p{L})|祝日|年末/iu;

function partsOf(text: string): Part[] {
  const parts: Part[] = [{ heading: "", rows: [], others: [] }];
  for (const line of text.split(/\r?\n/)) {
    const [, marked, tagged] = heading.exec(line) ?? [];
    const title = marked ?? tagged;
    const part = parts.at(-1);
    if (title !== undefined) parts.push({ heading: title.trim(), rows: [], others: [] });
    else if (part) {
      const [, days = "", open = ""] = inHtml.exec(line) ?? inText.exec(line) ?? [];
      if (open !== "") part.rows.push({ days: days.trim(), hours: open.trim() });
      else part.others.push(line);
    }
  }
  return parts;
}
