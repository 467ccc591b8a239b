import { groupBy } from "../../../../../shared/group-by.ts";
import type { NamedRecord } from "../../../workspace-view.ts";
import { weekdayName, weekdayNamed } from "../../request/dates/weekdays.ts";
import { withoutAsking } from "../../request/questions/without-asking.ts";
import { unwantedWords, wantedWords, withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { cellTold, questionIn } from "../entries/asked-cell.ts";
import { entryLead } from "../entries/entry-told.ts";
import { dayOf } from "../tables/day-of-cell.ts";
import { clockTime, isOfMusic, writeClock } from "./clock.ts";

const asksForLength =
  /(?<!\p{L})(?:how long|(?:total|whole|overall|playing|running) (?:time|length|duration)|wie lange?|(?:gesamt|spiel)(?:dauer|länge|zeit))(?!\p{L})|(?:合計|全部で)[^。]*(?:時間|何分)|何分/iu;
/** One of them, or another number than what they take together. */
const asksForOther =
  /(?<!\p{L})(?:if|or|than|each|per|average|longest|shortest|most|least|first|last|next|before|after|until|since|more|less|left|over|under|between|breaks?|wenn|oder|als|jede[rsnm]?|pro|durchschnitt\p{L}*|längste\p{L}*|kürzeste\p{L}*|erste\p{L}*|letzte\p{L}*|vor|nach|bis|seit|mehr|weniger|übrig|zwischen|pausen?)(?!\p{L})|平均|最長|最短|最初|最後|休憩|\d/iu;
/** What is played, and how it is asked for all of it. */
const saysLittle =
  /^(?:how|long|wie|lang|lange|songs?|tracks?|pieces?|tunes?|lieder|lied|stücke?|titel|all|alle|allen|together|altogether|total|whole|overall|playing|running|time|length|lengths|duration|take|takes|zusammen|insgesamt|gesamt\p{L}*|spiel\p{L}*|dauer|dauert|länge|längen|our|my|we|uns\p{L}*|mein\p{L}*|play|spielen)$/iu;

/**
 * How long the songs of a list take together, where a file has several such lists and a request names one: of the set, and not of the encores. Empty where it says anything else,
 * or not each of them has its length.
 */
export function lengthOfList(path: string, text: string, records: readonly NamedRecord[], request: string): string {
  const question = questionIn(withoutAsking(request));
  if (!asksForLength.test(question) || asksForOther.test(question)) return "";
  if (!isOfMusic.test(`${request}\n${path}\n${text}`)) return "";
  const inLists = records.filter(({ above, key }) => above.length === 1 && key === null);
  const lists = [...groupBy(inLists, ({ above }) => above[0] ?? "")];
  const ruledOut = unwantedWords(question);
  const said = wordsOf(withoutPaths(question)).filter((word) => !ruledOut.includes(word));
  const [list, ...others] = lists.filter(([name]) => hasAll(said, name));
  if (!list || others.length > 0 || lists.length < 2) return "";
  const [name, items] = list;
  const timed = [...new Set(items.flatMap(({ fields }) => fields.map((field) => field.name)))].filter((field) =>
    items.every((item) => lengthIn(item, field) !== null),
  );
  const [field, ...more] = timed;
  if (field === undefined || more.length > 0 || items.length < 2) return "";
  const known = [name, field, path, ...dayOfAll(records, question)].flatMap(wordsOf);
  const isKnown = (word: string) => saysLittle.test(word) || known.some((own) => isSameNoun(word, own));
  const unclear = ruledOut.filter(
    (word) => !rulesOut.test(word) && !lists.some(([other]) => wordsOf(other).some((own) => isSameNoun(own, word))),
  );
  if (unclear.length > 0 || wantedWords(question).some((word) => !isKnown(word))) return "";
  const seconds = items.reduce((sum, item) => sum + (lengthIn(item, field) ?? 0), 0);
  const value = writeClock(seconds, seconds >= secondsOfHour);
  return cellTold({ value, column: field, row: `${name} (${items.length})` }, entryLead);
}

const rulesOut = /^(?:without|not|except|excluding|leave|ohne|nicht|außer|kein\p{L}*|lass\p{L}*)$/iu;
const secondsOfHour = 3_600;

function lengthIn({ fields }: NamedRecord, name: string): number | null {
  const [value = "", ...others] = fields.find((field) => field.name === name)?.values ?? [];
  return others.length === 0 ? clockTime(value) : null;
}

function hasAll(said: readonly string[], name: string): boolean {
  const own = wordsOf(name);
  return own.length > 0 && own.every((word) => said.some((other) => isSameNoun(word, other)));
}

/** The day of the week that a question names, where the file is of such a day. */
function dayOfAll(records: readonly NamedRecord[], question: string): string[] {
  const asked = weekdayNamed(question);
  const root = records.find(({ above, key }) => above.length === 0 && key === null);
  const days = (root?.fields ?? []).flatMap(({ values }) => dayOf(values[0] ?? "") ?? []);
  const isOfDay = days.some((day) => (new Date(day).getUTCDay() + 6) % 7 === asked);
  return asked !== null && isOfDay
    ? [weekdayName(asked), ...wordsOf(question).filter((word) => weekdayNamed(word) === asked)]
    : [];
}
