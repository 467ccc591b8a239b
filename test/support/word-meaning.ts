import type { Embedder } from "../../src/main/meaning/embedder.ts";

/**
 * In place of a model for searching: words of one group mean the same, others have nothing in common. `asked` tells what was put
 * to it.
 */
export function wordEmbedder(groups: readonly (readonly string[])[], key = "words"): Embedder & { asked: string[] } {
  const asked: string[] = [];
  const places = groups.length + 20;
  return {
    key,
    asked,
    async *embed(texts, _as, signal) {
      for (const text of texts) {
        signal.throwIfAborted();
        asked.push(text);
        const vector = new Float32Array(places);
        for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
          const group = groups.findIndex((words) => words.includes(word));
          const place = group === -1 ? groups.length + (sumOf(word) % 20) : group;
          vector[place] = (vector[place] ?? 0) + (group === -1 ? 0.2 : 1);
        }
        const length = Math.hypot(...vector) || 1;
        yield vector.map((value) => value / length);
      }
    },
  };
}

function sumOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1_000_003;
}
