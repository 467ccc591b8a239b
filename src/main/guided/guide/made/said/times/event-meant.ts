import type { Event } from "../../../facts/times/event-lines.ts";
import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { valuesIn } from "../../../request/values/values.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { weekdayPlace } from "../../../request/dates/weekdays.ts";
import { isCommonWord, wordsOf } from "../../../request/words/words.ts";

/** The one event that shares most of the words of a request. */
export function eventMeant<Own extends Pick<Event, "words" | "title"> & { start: { day: Date } }>(
  events: readonly Own[],
  meant: string,
): Own | null {
  // "year 9" tells it from that of year 8, while days and times are what is to be changed
  const numbers = valuesIn(meant).flatMap(({ kind, text }) => (kind === "number" ? text : []));
  const wanted = wantedWords(meant).filter(
    (word) => (/^\p{L}/u.test(word) && !isAcross.test(word)) || numbers.includes(word),
  );
  const scores = events.map(({ words }) => wanted.filter((word) => words.has(word)).length);
  const most = Math.max(0, ...scores);
  const alike = events.filter((_, index) => scores[index] === most);
  // what comes once a year is that of the year which is said
  const years = new Set(meant.match(/(?<!\d)20\d{2}(?!\d)/g));
  const ofYear = alike.filter(({ start }) => years.has(String(start.day.getUTCFullYear())));
  const best = ofYear.length > 0 ? ofYear : alike;
  // "the party", and not what is to be done for it
  const whole = best.filter(({ title }) =>
    title.every((word) => wanted.includes(word) || isCommonWord(word) || isAcross.test(word)),
  );
  const [only, ...others] = whole.length > 0 ? whole : best;
  return most > 0 && only && others.length === 0 ? only : null;
}

/** The words of what stays as it is, but for those of what is to be moved: of "葵のほうはそのままで" the name. */
export function keptWords(request: string, meant: string): string[] {
  const own = new Set(wordsOf(meant));
  const staying = clausesOf(request).filter(saysItStays).flatMap(wordsOf);
  return staying.filter(
    (word) => !own.has(word) && !isCommonWord(word) && /\p{Script=Han}|^.{3}/u.test(word) && !isAcross.test(word),
  );
}

/** "父の健診", where the event has no father in it: somebody else's is meant. */
export function isOfOther({ name, words }: Event, meant: string): boolean {
  const at = meant.toLowerCase().indexOf(name.toLowerCase());
  const [, owner = ""] =
    /(?:^|[^\p{L}])(\p{L}{2,})['’]s $|(?:^|[、。\s])\S*?([^、。\s]{1,6})の$/u
      .exec(meant.slice(0, at))
      ?.filter((each) => each !== undefined) ?? [];
  return (
    at > 0 &&
    name !== "" &&
    owner !== "" &&
    !isOwn.test(owner) &&
    weekdayPlace(owner) === null &&
    !wordsOf(owner).some((word) => words.has(word))
  );
}

const isOwn =
  /^(?:私|わたし|僕|俺|自分|うち|次|今度|today|tonight|tomorrow|week|weekend|month|year|next|it|that|let|what|here|there)$/iu;

/** の歯: the end of one word and the beginning of another, which any two titles may share. */
const isAcross = /^(?:\p{Script=Hiragana}[^\p{Script=Hiragana}]|[^\p{Script=Hiragana}]\p{Script=Hiragana})$/u;
