import { maskSecrets } from "../../shared/mask-secrets.ts";

/** So long is a passage at most, in characters: models for searching read no more at a time, and a vector is of one thought. */
const longest = 900;
/** What comes behind these is found by its words. */
const most = 12;

/** Where a text is cut best, the best first. */
const borders = [/\n\s*\n/g, /\n/g, /[.!?]\s|[。！？]/g, /\s/g];

/** The passages of a text that get a vector each. What looks like a secret is no part of them. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let rest = maskSecrets(text).text.trim();
  while (rest !== "" && passages.length < most) {
    const end = rest.length <= longest ? rest.length : endOfPassage(rest);
    passages.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return passages;
}

/** The last good border in the second half of what fits. */
function endOfPassage(text: string): number {
  const window = text.slice(0, longest);
  for (const border of borders) {
    const last = [...window.matchAll(border)].at(-1);
    if (last && last.index > longest / 2) return last.index + last[0].length;
  }
  return longest;
}
