import { wordsOf } from "../request/words/words.ts";

/** Lines with fewer words in common than this aren't the same line with something changed. */
const leastAlike = 0.5;

/** A line of the file before, one of the file after, or one that became the other. `at` counts from 0. */
export type Pairing = { old: { text: string; at: number } | null; fresh: string | null };

/** Which line became which: the way through both with the most in common (Needleman and Wunsch 1970). */
export function paired(old: readonly string[], fresh: readonly string[]): Pairing[] {
  const words = [old, fresh].map((lines) => lines.map((line) => new Set(wordsOf(withoutNumber(line)))));
  const alike = (one: number, other: number): number => {
    if (old[one] === fresh[other]) return 2;
    const [own, others] = [words[0]?.[one] ?? new Set(), words[1]?.[other] ?? new Set()];
    const shared = [...own].filter((word) => others.has(word)).length;
    const share = (2 * shared) / Math.max(1, own.size + others.size);
    return share >= leastAlike ? share : 0;
  };
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(fresh.length + 1));
  const at = (one: number, other: number) => best[one]?.[other] ?? 0;
  for (let one = old.length - 1; one >= 0; one--) {
    for (let other = fresh.length - 1; other >= 0; other--) {
      const here = alike(one, other);
      const row = best[one];
      if (row)
        row[other] = Math.max(at(one + 1, other), at(one, other + 1), here === 0 ? 0 : here + at(one + 1, other + 1));
    }
  }
  const pairings: Pairing[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < fresh.length) {
    const here = one < old.length && other < fresh.length ? alike(one, other) : 0;
    const line = { text: old[one] ?? "", at: one };
    if (here > 0 && at(one, other) === here + at(one + 1, other + 1)) {
      pairings.push({ old: line, fresh: fresh[other] ?? "" });
      one++;
      other++;
    } else if (other >= fresh.length || (one < old.length && at(one + 1, other) >= at(one, other + 1))) {
      pairings.push({ old: line, fresh: null });
      one++;
    } else {
      pairings.push({ old: null, fresh: fresh[other] ?? "" });
      other++;
    }
  }
  return pairings;
}

/** Without the number of an item. */
export function withoutNumber(line: string): string {
  return line.replace(/^\s*\d+[.)]\s/, "");
}
