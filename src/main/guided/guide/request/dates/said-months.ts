import { numberNamed } from "../words/number-words.ts";

/** Several months that a request names by one word: `9, 10, 11` for "the autumn markets". */
export type SaidMonths = { word: string; months: readonly number[] };

const spans: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /(?<!\p{L})(?:spring|frühlings?|frühjahrs?)(?=\p{L}{3}|(?!\p{L}))(?! (?:clean|onion|roll|water)\p{L}*)|春/iu,
    [3, 4, 5],
  ],
  [/(?<!\p{L})(?:summer|sommers?)(?=\p{L}{3}|(?!\p{L}))|夏/iu, [6, 7, 8]],
  [
    /(?<!\p{L})(?:autumn|herbst(?:es)?)(?=\p{L}{3}|(?!\p{L}))|\b(?:in|during|this|last) (?:the )?fall\b|秋/iu,
    [9, 10, 11],
  ],
  [/(?<!\p{L})(?:winter)(?=\p{L}{3}|(?!\p{L}))|冬/iu, [12, 1, 2]],
  [/\b(?:first|1st) quarter\b|\bQ1\b|\berste[sn]? quartal\b|第[1一]四半期/iu, [1, 2, 3]],
  [/\b(?:second|2nd) quarter\b|\bQ2\b|\bzweite[sn]? quartal\b|第[2二]四半期/iu, [4, 5, 6]],
  [/\b(?:third|3rd) quarter\b|\bQ3\b|\bdritte[sn]? quartal\b|第[3三]四半期/iu, [7, 8, 9]],
  [/\b(?:fourth|4th|last) quarter\b|\bQ4\b|\b(?:vierte|letzte)[sn]? quartal\b|第[4四]四半期/iu, [10, 11, 12]],
  [
    /\bfirst half of (?:the |this |last )?(?:year|(?:19|20)\d{2})\b|\berste (?:jahres)?hälfte\b|上半期/iu,
    [1, 2, 3, 4, 5, 6],
  ],
  [
    /\bsecond half of (?:the |this |last )?(?:year|(?:19|20)\d{2})\b|\bzweite (?:jahres)?hälfte\b|下半期/iu,
    [7, 8, 9, 10, 11, 12],
  ],
];

/** The months of the season, quarter or half of a year that a request names; null where it names none or several. */
export function saidMonths(request: string): SaidMonths | null {
  const found = spans.flatMap(([way, months]) => {
    const word = way.exec(request)?.[0];
    return word === undefined ? [] : [{ word, months }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** How many of such things a request says that there are, with words of theirs: `{ count: 3, noun: "weeks" }` for "all three weeks". */
export function saidCounts(request: string): { count: number; noun: string }[] {
  const said = [...request.matchAll(/(?<![\p{L}\p{N}.,:-])(\p{L}+|\d{1,2}) (?=((?:\p{L}+ )?\p{L}+))/gu)];
  return said.flatMap(([, word = "", noun = ""]) => {
    const count = countOf(word.toLowerCase());
    return count === null || count < 2 ? [] : [{ count, noun }];
  });
}

function countOf(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : numberNamed(word);
}

/** How many of them a request says that there are, right before the word: 3 for "the three autumn markets"; null where it doesn't. */
export function saidCountBefore(word: string, request: string): number | null {
  const before = request.slice(0, request.indexOf(word)).trimEnd();
  const said = /(?:^|\s)(\p{L}+|\d{1,2})$/u.exec(before)?.[1]?.toLowerCase() ?? "";
  return countOf(said);
}
