const span = String.raw`(day|weekend|week|month|quarter|year|summer|winter|season|tag|wochenende|woche|monat|quartal|jahr|sommer|saison)`;
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:over|in|during|on|across|for|throughout|of) )?(?:the|our|my|this|that) (?:whole|entire|full) ${span}(?!\p{L})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:im|in|am|an|über|übers|während) )?(?:der|dem|den|das|des)? ?(?:ganze|gesamte)[nrsm]? ${span}s?(?!\p{L})`,
    "giu",
  ),
  new RegExp(String.raw`(?<!\p{L})all ${span}(?: long)?(?!\p{L})`, "giu"),
];
/** So many days each of them has at the most; a weekend may begin on a Thursday. */
const days: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|tag)$/iu, 1],
  [/^(?:weekend|wochenende)$/iu, 4],
  [/^(?:week|woche)$/iu, 7],
  [/^(?:month|monat)$/iu, 31],
  [/^(?:year|jahr)$/iu, 366],
];
const ofSeasons = 120;

/** How many days the whole of what a request names has at the most: 7 for "over the whole week". Null where it speaks of no such time. */
export function wholeDaysSaid(request: string): number | null {
  const said = ways.flatMap((way) => [...request.matchAll(way)].map(([, noun = ""]) => noun));
  const lengths = said.map((noun) => days.find(([way]) => way.test(noun))?.[1] ?? ofSeasons);
  return lengths.length === 0 ? null : Math.min(...lengths);
}

/** A request without the words that say that all of a time is meant. */
export function withoutWholeTime(request: string): string {
  return ways.reduce((text, way) => text.replaceAll(way, " "), request);
}
