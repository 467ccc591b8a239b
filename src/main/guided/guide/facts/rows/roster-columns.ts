import type { Table } from "../../../workspace-view.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import type { Condition } from "./row-condition.ts";

/** A shorter name begins other words by chance. */
const shortestName = 3;

/**
 * The conditions of each column where several have the same one, as a rota has people in a column for each shift: that of the column which a request names ("Spätdienst" for `Spät`), else one that
 * any of them meets. All of them as they are where more than one is named.
 */
export function withoutOtherShifts(
  { columns }: Table,
  found: readonly (readonly Condition[])[],
  request: string,
): readonly Condition[] {
  const said = wordsOf(request);
  const byValue = new Map<string, number[]>();
  for (const [index, [only, ...more]] of found.entries()) {
    const column = columns[index] ?? "";
    if (!only || more.length > 0 || !only.name.startsWith(`${column} `)) continue;
    const value = only.name.slice(column.length + 1);
    byValue.set(value, [...(byValue.get(value) ?? []), index]);
  }
  const isSaid = (index: number) => {
    const name = (columns[index] ?? "").toLowerCase();
    return said.some(
      (word) => isSameNoun(word, name) || (name.length >= shortestName && word.startsWith(name) && word !== name),
    );
  };
  const shared = [...byValue].filter(([, places]) => places.length > 1);
  const left = [...found];
  for (const [value, places] of shared) {
    const named = places.filter(isSaid);
    const [own, ...others] = named;
    if (others.length > 0) continue;
    const any = places.flatMap((place) => found[place] ?? []);
    for (const place of places) left[place] = [];
    const [first = 0] = places;
    left[own ?? first] =
      own === undefined ? [{ name: value, fits: (row) => any.some(({ fits }) => fits(row)) }] : (found[own] ?? []);
  }
  return left.flat();
}
