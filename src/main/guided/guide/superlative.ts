/** A word that asks for the one with the largest or the smallest number. */
export type Superlative = { word: string; isLargest: boolean };

const largest =
  /\b(most expensive|dearest|costliest|highest|largest|biggest|most|heaviest|hottest|warmest|longest|oldest|fastest|tallest|latest|newest|best|teuerste\w*|höchste\w*|größte\w*|meiste\w*|schwerste\w*|heißeste\w*|wärmste\w*|längste\w*|älteste\w*|schnellste\w*|neueste\w*|beste\w*)\b|最大|一番高い|最も高い|最高/iu;
const smallest =
  /\b(cheapest|least expensive|lowest|smallest|least|fewest|lightest|coldest|shortest|youngest|slowest|earliest|worst|billigste\w*|günstigste\w*|niedrigste\w*|kleinste\w*|wenigste\w*|leichteste\w*|kälteste\w*|kürzeste\w*|jüngste\w*|langsamste\w*|früheste\w*|schlechteste\w*)\b|最小|一番安い|最も安い|最低/iu;

/** The superlative of a request; null where it has none, or one of each kind. */
export function superlativeIn(request: string): Superlative | null {
  const [most, least] = [largest.exec(request)?.[0], smallest.exec(request)?.[0]];
  // "least expensive" has both kinds in it
  if (least !== undefined && (most === undefined || least.includes(most))) return { word: least, isLargest: false };
  return most !== undefined && least === undefined ? { word: most, isLargest: true } : null;
}
