import type { Writer } from "../../src/main/guided/dialects/fresh/writer.ts";
import { silentWriter } from "./silent-writer.ts";

/** How much an A is liked for being one: an even choice would go to it. */
const likingOfFirst = 4;
const likingOfRight = 3;

/**
 * A model that says yes of lines with one of these words, and chooses the one with the first of them where it sees several, unless that isn't the first it sees; null for one
 * that tells no chances. What it was asked is added to `asked`.
 */
export function choosingWriter(
  words: readonly string[] | null,
  asked: string[] = [],
  more: Partial<Writer> = {},
): Writer {
  return silentWriter({
    async *weigh({ prompt: { request } }, names) {
      asked.push(request);
      if (!words) return null;
      if (names.includes("A")) return sharesOf(request, names, words[0] ?? "");
      const chance = words.some((word) => request.includes(word)) ? 0.9 : 0.1;
      return names.map((name) => (/yes/i.test(name) ? chance / 2 : (1 - chance) / 2));
    },
    ...more,
  });
}

function sharesOf(request: string, names: readonly string[], word: string): number[] {
  const choices = request.split(/\n\n(?=[A-E]: )/).slice(1);
  const likings = choices.map(
    (choice, place) => (choice.includes(word) ? likingOfRight : 1) + (place === 0 ? likingOfFirst : 0),
  );
  const sum = likings.reduce((total, liking) => total + liking, 0);
  return names.map((_, place) => (likings[place] ?? 0) / sum);
}
