import { datePattern, fallsInto, namedDate } from "../../request/dates/request-dates.ts";
import { wantedWords, withoutPaths } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, isSameVerb, wordsOf } from "../../request/words/words.ts";
import { questionIn } from "./asked-cell.ts";
import { type LogLine, logLines } from "./log-lines.ts";

const asksForOne = /(?<!\p{L})(?:who|which|what|when|wer|wann|welche\p{L}*|was)(?!\p{L})|誰|だれ|いつ|どれ|何時/iu;
const lastOne = /(?<!\p{L})(?:last|latest|most recent(?:ly)?|letzte[nrsm]?|zuletzt)(?!\p{L})|最後|最近/iu;
const firstOne = /(?<!\p{L})(?:first|earliest|erste[nrsm]?|zuerst)(?!\p{L})|最初/iu;
const asksElse =
  /(?<!\p{L})(?:not|no|never|without|except|how (?:many|much|often|long)|most(?! recent)|least|before|after|since|until|but|nicht|keine?|ohne|außer|wie (?:viele|oft|lange)|vor|nach|seit|bis)(?!\p{L})|\p{L}n['’]t(?!\p{L})/iu;

/** What only says that somebody did it, or that it happened. */
const ofAnyEntry =
  /^(?:ones?|persons?|people|somebody|someone|anybody|entry|entries|log|line|time|day|date|exactly|thing|happen\p{L}*|person|eintrag|einträge|uhrzeit|mal|d)$/u;
const days = new RegExp(datePattern, "giu");

/** The entry of a log that is asked for, and which of those like it it is. */
export type EdgeEntry = { edge: "last" | "first"; line: string };

/**
 * The last or the first entry of a log that has what a question says, on the day that it names: "the back door … who was the last one to open it on 6 March". Those words count that tell some
 * entries from others. Null where none does, no entry has all of them, or something else is asked.
 */
export function edgeEntry(path: string, text: string, request: string): EdgeEntry | null {
  const question = withoutPaths(questionIn(request));
  const edge = lastOne.test(question) ? "last" : firstOne.test(question) ? "first" : null;
  const isBoth = lastOne.test(question) && firstOne.test(question);
  if (edge === null || isBoth || !asksForOne.test(question) || asksElse.test(question)) return null;
  const date = namedDate(question);
  const lines = inOrder(logLines(text));
  const all = lines.filter(({ day }) => !date || fallsInto(day, date));
  const has = ({ said }: { said: string }, word: string) =>
    wordsOf(said).some((own) => isSameNoun(own, word) || isSameVerb(own, word));
  const isTelling = (word: string) => {
    const count = all.filter((entry) => has(entry, word)).length;
    return !isCommonWord(word) && !lastOne.test(word) && !firstOne.test(word) && count > 0 && count < all.length;
  };
  const ofFile = wordsOf(path);
  const isKnown = (word: string) =>
    ofAnyEntry.test(word) ||
    lastOne.test(word) ||
    firstOne.test(word) ||
    ofFile.some((own) => isSameNoun(own, word)) ||
    all.some((entry) => has(entry, word));
  if (!wantedWords(question.replaceAll(days, " ")).every(isKnown)) return null;
  // what "it" is may be said before
  const telling = wordsOf(withoutPaths(request)).filter(isTelling);
  const found = all.filter((entry) => telling.every((word) => has(entry, word)));
  const meant = edge === "last" ? found.at(-1) : found[0];
  return telling.length === 0 || !meant ? null : { edge, line: meant.line };
}

/** The entries from the oldest on; none where they stand in no order. */
function inOrder(lines: readonly LogLine[]): readonly LogLine[] {
  const goesUp = (all: readonly LogLine[]) =>
    all.every(({ line }, at) => at === 0 || (all[at - 1]?.line ?? "") <= line);
  const stamped = lines.map((each) => ({ ...each, line: each.line.replace(/^\[/u, "").slice(0, stamp) }));
  if (goesUp(stamped)) return lines;
  return goesUp(stamped.toReversed()) ? lines.toReversed() : [];
}

/** So long a day with its time is. In characters. */
const stamp = 19;

/** Such an entry as a fact. */
export function edgeEntryTold({ edge, line }: EdgeEntry): string {
  return `Counted: the ${edge} entry of those that are asked for: ${line}`;
}

/** The one that a fact tells; null where a text has none. */
export function edgeEntryIn(facts: string): EdgeEntry | null {
  const [, edge, line] = /^Counted: the (last|first) entry of those that are asked for: (\S.*)$/mu.exec(facts) ?? [];
  return line === undefined ? null : { edge: edge === "first" ? edge : "last", line };
}
