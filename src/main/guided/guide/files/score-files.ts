import type { Match } from "../../workspace-view.ts";

/** Files by how much of a request they share: each word counts once, more the fewer files have it, and as its own weight says. Best first. */
export function scoreFiles(
  matches: readonly Pick<Match, "path" | "text">[],
  words: readonly string[],
  weightOf: (word: string) => number = () => 1,
): { path: string; score: number }[] {
  const filesOf = new Map(
    words.map((word) => [
      word,
      new Set(matches.flatMap(({ path, text }) => (`${path} ${text}`.toLowerCase().includes(word) ? [path] : []))),
    ]),
  );
  const scores = new Map<string, number>();
  for (const [word, paths] of filesOf) {
    for (const path of paths) scores.set(path, (scores.get(path) ?? 0) + weightOf(word) / paths.size);
  }
  return [...scores].map(([path, score]) => ({ path, score })).toSorted((one, other) => other.score - one.score);
}
