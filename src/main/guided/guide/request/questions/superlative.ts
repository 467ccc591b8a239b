/** A word that asks for the one with the largest or the smallest number. */
export type Superlative = { word: string; isLargest: boolean };

// Only words that mean the same of any number: the oldest has the largest age and the smallest year, and the best time is short.
const largest =
  /(?<!\bat )\b(most expensive|dearest|costliest|highest|largest|biggest|most(?! of\b)|heaviest|hottest|warmest|longest|tallest|teuerste\w*|höchste\w*|größte\w*|meiste\w*|schwerste\w*|heißeste\w*|wärmste\w*|längste\w*)\b|最大|一番高い|最も高い|最高/iu;
const smallest =
  /(?<!\bat )\b(cheapest|least expensive|lowest|smallest|least|fewest|lightest|coldest|shortest|billigste\w*|günstigste\w*|niedrigste\w*|kleinste\w*|wenigste\w*|leichteste\w*|kälteste\w*|kürzeste\w*)\b|最小|一番安い|最も安い|最低/iu;

/** The superlative of a request; null where it has none, or one of each kind. */
export function superlativeIn(request: string): Superlative | null {
  const [most, least] = [largest.exec(request)?.[0], smallest.exec(request)?.[0]];
  if (least !== undefined && most === undefined) return { word: least, isLargest: false };
  return most !== undefined && least === undefined ? { word: most, isLargest: true } : null;
}
