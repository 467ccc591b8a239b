import { escapeRegExp } from "../words/word-pattern.ts";

/** The columns that something new is to have, by their places; `rest` is the request without the words for it. */
export type SaidColumns = { places: readonly number[]; rest: string };

const sameColumns =
  /\b(?:(?:with |has |have |and )?(?:the |exactly the )?same columns?(?: as (?:in )?(?:it|that|there))?|all (?:the |its )?columns|(?:mit )?(?:den |die )?(?:gleichen|selben|denselben|allen) spalten)\b|(?:同じ|全部の|すべての)列(?:で)?/iu;
const lead = String.raw`(?:(?:with|just|only|but only|columns?|the columns?|nur|mit|spalten?|den spalten)\s*:?\s+)*(?:the |den |die )?`;

/**
 * The columns that a request for a new table names, two at least, in its order; all of them where it says that they are the same, or speaks of none.
 * Null where it names others as well, or says something else of them.
 */
export function saidColumns(request: string, columns: readonly string[]): SaidColumns | null {
  const all = columns.map((_, index) => index);
  if (sameColumns.test(request)) return { places: all, rest: request.replace(sameColumns, " ") };
  const names = columns
    .filter((name) => name !== "")
    .toSorted((one, other) => other.length - one.length)
    .map((name) => escapeRegExp(name));
  if (names.length === 0) return null;
  const one = `(?:${names.join("|")})s?`;
  const list = new RegExp(
    `${lead}(?<![\\p{Script=Latin}\\p{N}_])(${one}(?:(?:,? (?:and|und|&) |, ?|、|と)(?:the |die |den )?${one})+)(?![\\p{Script=Latin}\\p{N}_])`,
    "iu",
  );
  const found = list.exec(request);
  const rest = found ? request.replace(found[0], " ; ") : request;
  // another one is named that isn't there
  const isMore =
    found !== null &&
    /^\s*(?:,? (?:and|und|&) |, ?|、|と)(?=\p{L})(?!sort|order|please|pls|bitte|in\b|nach)/iu.test(
      request.slice(found.index + found[0].length),
    );
  if (isMore || /\b(?:columns?|spalten?)\b|列/iu.test(rest)) return null;
  if (!found) return { places: all, rest };
  const said = [...(found[1] ?? "").matchAll(new RegExp(one, "giu"))].map(([name]) => name.toLowerCase());
  const places = said.map((name) =>
    columns.findIndex((column) => column.toLowerCase() === name || `${column.toLowerCase()}s` === name),
  );
  return places.includes(-1) || new Set(places).size < places.length ? null : { places, rest };
}
