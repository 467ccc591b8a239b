import { clausesOf } from "../request/limits/denied-clauses.ts";
import { saysItStays } from "../request/limits/says-it-stays.ts";
import { allElse } from "../request/words/wanted-words.ts";
import { keptPlaces } from "./kept-places.ts";

/**
 * Whether none of these rows of a text, counted from 0, is about what a request says stays as it is. False as well where that is said of something that the text
 * doesn't have by this name: then it can't be told whether a row is meant by it.
 */
export function staysElsewhere(request: string, path: string, text: string, rows: readonly number[]): boolean {
  const staying = clausesOf(request).filter((clause) => saysItStays(clause) && !allElse.test(clause));
  return staying.every((clause) => {
    // each by itself: of two things that stay one may be there and the other one not
    const rest = staying.reduce((said, other) => (other === clause ? said : said.replace(other, " ")), request);
    const isKept = keptPlaces(path, text, rest, null);
    return isKept !== null && rows.every((row) => !isKept(row, 0));
  });
}
