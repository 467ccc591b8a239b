import type { Table } from "../../../workspace-view.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";

/** So much better than the next best one a row has to be to stand out. */
const standsOut = 1.15;

/**
 * The row of a table that shares most of a request, with the columns' names: `name: Ada Holm, voice: Alto 2`. Empty where none stands
 * out. A small model doesn't count commas, and takes the row of a name that is nearly the same.
 */
export function bestRow({ columns, rows }: Table, request: string): string {
  if (rows.length < 2) return "";
  const own = rows.map((row) => new Set(wordsOf(row.join("\n"))));
  // a word counts more the fewer rows have it
  const weights = wantedWords(request).map((word) => {
    const count = own.filter((words) => words.has(word)).length;
    return { word, weight: count === 0 ? 0 : Math.log(1 + rows.length / count) };
  });
  const scored = rows.map((row, place) => ({
    row,
    score: weights.reduce((sum, { word, weight }) => (own[place]?.has(word) ? sum + weight : sum), 0),
  }));
  const [best, second] = scored.toSorted((one, other) => other.score - one.score);
  if (!best || best.score === 0 || best.score < (second?.score ?? 0) * standsOut) return "";
  return namedCells(columns, best.row);
}

/** The cells of a row that say something, each with its column's name: `name: Ada Holm, voice: Alto 2`. */
export function namedCells(columns: readonly string[], row: readonly string[]): string {
  return row
    .flatMap((cell, place) => (cell.trim() === "" ? [] : [`${columns[place] ?? ""}: ${cell.trim()}`]))
    .join(", ");
}
