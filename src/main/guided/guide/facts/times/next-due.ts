import { stemOf } from "../../../../../shared/path-parts.ts";
import { monthPattern, namedDate } from "../../request/dates/request-dates.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, isSameStem, isSameVerb, wordsOf } from "../../request/words/words.ts";
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

/** Words for one deed, in whichever form. */
const deeds: readonly RegExp[] = [
  /^(?:tüv|hu|hauptuntersuchung|mot|inspect(?:ed|ion|ions)|check(?:ed|s|up)?|geprüft|prüfung|untersucht|untersuchung|車検)$/u,
  /^(?:serviced?|services|servicing|maintained|maintenance|gewartet|wartung|整備)$/u,
  /^(?:vaccinat(?:ed|ion|ions)|vaccinate|jabs?|shots?|booster|geimpft|impfung|impfen|impftermin|予防接種|ワクチン)$/u,
  /^(?:dewormed|deworming|worm(?:ed|ing)|entwurmt|entwurmung|entwurmen)$/u,
  /^(?:cleaned|cleaning|gereinigt|reinigung|geputzt|清掃)$/u,
  /^(?:repla(?:ced?|cement)|chang(?:ed?|e)|gewechselt|wechsel|ausgetauscht|austausch|交換)$/u,
];
/** These say of no deed which one it is. */
const ofAny =
  /^(?:date|day|time|on|visit|appointment|termin|datum|tag|am|at|by|expected|planned|geplant|voraussichtlich|予定日?|予約日?|日|回)$/u;
/** What is only due is often to be paid. */
const isOnlyDue = /^\W*(?:payment |zahlung )?(?:due|fällig)(?: (?:date|on|by|am|bis))?\W*$/iu;
const isBill =
  /(?<!\p{L})(?:invoice|bill|amount|total|iban|rechnung\p{L}*|betrag|gesamt\p{L}*|summe|zahlbar)(?!\p{L})|[€$£]|\beur\b|請求|合計|円/iu;
/** A question's words for what has to be done, whatever it is. */
const saysLittle =
  /^(?:must|needs?|go|goes|going|muss|müssen|geht|gehen|braucht|steht|stehen|kommt|once|mal|date|day|tag|time|expected|take|place|[a-z])$|\p{Script=Hiragana}/u;

const longestLabel = 40;
/** `12 March 2032` */
const mostWords = 3;

/** A line of a text that says when something is next, and how many telling words of a question the text has. */
export type NextDue = { label: string; value: string; day: string; shared: number };

/**
 * When something is due again, where a report or a card has one line that says so, and is about what the question says: "when does the red car have to be checked again". Null for any other
 * question, where several lines say when something comes next, and where it is another thing that is to be done then.
 */
export function nextDue(path: string, text: string, request: string): NextDue | null {
  const question = questionIn(request);
  if (!asksWhen.test(question) || !again.test(question) || saysMore.test(question)) return null;
  const found = text.split(/\r?\n/).flatMap((line) => dueIn(line) ?? []);
  const [only, ...others] = found;
  if (!only || others.length > 0 || (isOnlyDue.test(only.label) && isBill.test(text))) return null;
  const own = wordsOf(`${path} ${text}`);
  const isTold = (word: string) => own.some((other) => isSameNoun(other, word));
  const telling = wantedWords(plainQuestion(question)).filter((word) => !saysLittle.test(word));
  const shared = telling.filter(isTold).length;
  return shared > 0 && isOfDeed(only.label, telling, isTold) ? { ...only, shared } : null;
}

/** A question without what says that it asks when something comes next. */
function plainQuestion(question: string): string {
  return [asksWhen, again].reduce((text, way) => text.replaceAll(new RegExp(way.source, "giu"), " "), question);
}

/** Whether what a label names is what a question's words do, of a thing that its paper tells of. One that names nothing is of what all of the question's words tell. */
function isOfDeed(label: string, telling: readonly string[], isTold: (word: string) => boolean): boolean {
  const named = label.replaceAll(new RegExp(ofNext.source, "giu"), " ").trim();
  const words = wordsOf(named).filter((word) => !ofAny.test(word) && !isCommonWord(word));
  const isAllTold = telling.every((word) => ofAny.test(word) || isTold(word));
  const head = wordsOf(named.split(/ (?:of|for|am|at|on|für|vom|von|der|des)(?!\p{L})/u)[0] ?? "")
    .filter((word) => words.includes(word))
    .at(-1);
  if (head === undefined) return isAllTold;
  const fits = (word: string) => telling.some((other) => isOneDeed(word, other));
  const isFit = isHan.test(named)
    ? words.every((word) => telling.includes(word)) ||
      deeds.some((deed) => deed.test(named) && telling.some((word) => deed.test(word)))
    : fits(head) && (isAllTold || words.every(fits));
  const others = telling.filter((word) => !ofAny.test(word) && !words.some((own) => isOneDeed(own, word)));
  return isFit && (others.length === 0 || others.some(isTold));
}

const isHan = /\p{Script=Han}|\p{Script=Katakana}/u;

function isOneDeed(one: string, other: string): boolean {
  return isSameVerb(one, other) || isSameStem(one, other) || deeds.some((deed) => deed.test(one) && deed.test(other));
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
