import { stemOf } from "../../../../../shared/path-parts.ts";
import { monthPattern, namedDate } from "../../request/dates/request-dates.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { cellTold, questionIn } from "../entries/asked-cell.ts";
import { entryLead } from "../entries/entry-told.ts";
import { dayOf } from "../tables/day-of-cell.ts";

const asksWhen = /(?<!\p{L})(?:when|(?:on )?(?:which|what) (?:day|date)|wann|an welchem tag)(?!\p{L})|いつ|何月|何日/iu;
const again =
  /(?<!\p{L})(?:again|next|due|wieder|nächste[rnms]?|das nächste mal|fällig|erneut)(?!\p{L})|次の|次回|次は/iu;
const saysMore =
  /(?<!\p{L})(?:last|not|why|before|until|letzte\p{L}*|nicht|warum|vor|bis)(?!\p{L})|n['’]t(?!\p{L})|前回/iu;
const ofNext = /(?<!\p{L})(?:next|due|nächste[rnms]?|fällig)(?!\p{L})|次回|次の/iu;
const ofMonth = new RegExp(
  String.raw`^(?:\d{1,2}[./-](?:20)\d{2}|(?:20)\d{2}[./-]\d{1,2}|${monthPattern}\.? (?:20)\d{2}|\d{4}年\d{1,2}月(?:\d{1,2}日)?)$`,
  "iu",
);

const longestLabel = 40;
/** `12 March 2032` */
const mostWords = 3;

/** A line of a text that says when something is next, and how many telling words of a question the text has. */
export type NextDue = { label: string; value: string; day: string; shared: number };

/**
 * When something is due again, where a report or a card has one line that says so, and is about what the question says: "when does the red car have to be checked again". Null for any other
 * question, and where several lines say when something comes next.
 */
export function nextDue(path: string, text: string, request: string): NextDue | null {
  const question = questionIn(request);
  if (!asksWhen.test(question) || !again.test(question) || saysMore.test(question)) return null;
  const found = text.split(/\r?\n/).flatMap((line) => dueIn(line) ?? []);
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  const own = wordsOf(`${path} ${text}`);
  const telling = wantedWords(question).filter((word) => !again.test(word) && !asksWhen.test(word));
  const shared = telling.filter((word) => own.some((other) => isSameNoun(other, word))).length;
  return shared === 0 ? null : { ...only, shared };
}

/** Such a line as a fact. */
export function nextDueTold({ label, value }: NextDue, path: string): string {
  return cellTold({ value, column: label, row: stemOf(path) }, entryLead);
}

/** Whether one text rather than another says when it is: it has more of what the question says, or as much, and a later day. */
export function isRatherDue(one: NextDue, other: NextDue): boolean {
  return one.shared > other.shared || (one.shared === other.shared && one.day > other.day);
}

/** `Next service   03/2025`, `Nächste HU: Juni 2027` */
function dueIn(line: string): Omit<NextDue, "shared"> | null {
  const words = line
    .trim()
    .replace(/^[-*•]\s+/u, "")
    .split(/[\s:：=]+/u)
    .filter((word) => word !== "");
  for (let count = mostWords; count > 0; count--) {
    const [label, value] = [words.slice(0, -count).join(" "), words.slice(-count).join(" ")];
    const day = dayOf(value) ?? monthIn(value);
    if (day !== null && ofNext.test(label) && label.length <= longestLabel) return { label, value, day };
  }
  return null;
}

function monthIn(value: string): string | null {
  if (!ofMonth.test(value)) return null;
  const [, month = "", year = ""] = /^(\d{1,2})[./-](\d{4})$/u.exec(value) ?? [];
  const { year: said = null, month: named = null } = namedDate(value) ?? {};
  const found = year === "" ? [said, named] : [Number(year), Number(month)];
  return found.includes(null) ? null : found.map((part) => String(part).padStart(2, "0")).join("-");
}
