import { monthOf, monthPattern } from "./request-dates.ts";

/** Of several that are compared each is meant by itself. */
export const comparesTimes =
  /(?<!\p{L})(?:more|less|fewer|than|difference|differ|compared?|versus|vs|each|per|change[ds]?|mehr|weniger|unterschied|vergleich\p{L}*|als|je|jeweils|pro)(?!\p{L})|差|比べ|ごと|それぞれ/iu;
const month = String.raw`(${monthPattern})(?![\p{L}\p{N}])`;
const aMonth = new RegExp(`(?<![\\p{L}\\p{N}])${month}|(\\d{1,2})月`, "giu");
/** "From May to July": all that lie between as well. */
const range = new RegExp(
  `${month}(?: \\d{4})?\\s?(?:-|–|to|until|till|through|bis)\\s?${month}|(?:between|zwischen) ${month} (?:and|und) ${month}|\\d{1,2}月?(?:から|[-~〜～])\\d{1,2}月`,
  "iu",
);

/** "October and November", "from May to July", "5月と6月", "4月から6月". */
export function severalMonths(request: string): readonly number[] {
  if (namesMonthsApart(request)) return [];
  const said = [...request.matchAll(aMonth)];
  const named = [...new Set(said.flatMap(([, word, number]) => numberOfMonth(word ?? number ?? "") ?? []))];
  const [first, second] = named;
  if (!range.test(request) || first === undefined || second === undefined || named.length > 2)
    return comparesTimes.test(request) ? [] : named;
  const length = ((second - first + 12) % 12) + 1;
  return Array.from({ length }, (_, place) => ((first - 1 + place) % 12) + 1);
}

const joint =
  /^(?:[\s,、・と&+~〜～–.-]|\d|年|日|から|(?<=\d)(?:st|nd|rd|th)|(?<!\p{L})(?:and|und|or|oder|to|until|till|through|bis|zum|in|im|of|the)(?!\p{L}))*$/iu;

/** "Went out in June and came back in July": what is said of the one month isn't said of the other. */
export function namesMonthsApart(request: string): boolean {
  const said = [...request.matchAll(aMonth)];
  return said.some(({ index, 0: word }, place) => {
    const next = said[place + 1];
    return next !== undefined && next[0] !== word && !joint.test(request.slice(index + word.length, next.index));
  });
}

/** The month of a name, or of a number in digits: 5 for "May" and for "5". */
export function numberOfMonth(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : monthOf(text);
}
