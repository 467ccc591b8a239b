import type { Token } from "node-llama-cpp";

/** So many tokens have to be the same: fewer are the same too often by chance. */
const shortest = 3;
/** A longer run says no more about what follows. */
const longest = 12;
/** So many tokens after the last guess its place still says where the copy stands. */
const stillNear = 32;
/** So many tokens may be other than in what is copied before the copy is lost. */
const stillAligned = 3;

/** Guesses what a model will write by what it has read and written. */
export type DraftLookup = {
  /** The tokens that are likely to follow these, all there are so far: at most so many, none where nothing is likely. */
  guess(tokens: readonly Token[], most: number): Token[];
};

/**
 * Where the last tokens stood before, the ones that followed there are likely to follow again. That is so for files that are
 * written anew with few changes. The method is known as prompt lookup decoding (A. Saxena, 2023). The longest run of equal
 * tokens decides; of several the one that goes on with what was copied last, else the last. Behind a change the copy goes on at
 * the same distance, before there is a run of its own.
 */
export function createDraftLookup(): DraftLookup {
  let last: { place: number; size: number } | null = null;

  return {
    guess(tokens, most) {
      const since = last === null ? null : tokens.length - last.size;
      const isNear = since !== null && since >= 0 && since <= stillNear;
      const expected = last !== null && isNear ? last.place + since : null;
      const place = bestPlace(tokens, expected) ?? (since !== null && since <= stillAligned ? expected : null);
      if (place === null || place >= tokens.length) return [];
      last = { place, size: tokens.length };
      return tokens.slice(place, place + most);
    },
  };
}

/** Where the longest run of tokens ends that is as the last ones are; of several the nearest to the one that is expected. */
function bestPlace(tokens: readonly Token[], expected: number | null): number | null {
  const end = tokens.length;
  let best: { length: number; place: number } | null = null;
  for (let place = end - 1; place >= shortest; place--) {
    let length = 0;
    while (length < longest && length < place && tokens[place - 1 - length] === tokens[end - 1 - length]) length += 1;
    if (length < shortest || (best && length < best.length)) continue;
    const isNearer = best !== null && expected !== null && Math.abs(place - expected) < Math.abs(best.place - expected);
    if (!best || length > best.length || isNearer) best = { length, place };
  }
  return best?.place ?? null;
}
