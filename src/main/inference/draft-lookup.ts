import type { Token } from "node-llama-cpp";

/** So many tokens have to be the same: fewer are the same too often by chance. */
const shortest = 3;
/** A longer run says no more about what follows. */
const longest = 12;

/**
 * Guesses what a model will write by what it has read and written: where its last tokens stood before, the ones that followed
 * there are likely to follow again. That is so for files that are written anew with few changes. The method is known as
 * prompt lookup decoding (A. Saxena, 2023). The longest run of equal tokens decides, and of several the last.
 */
export function guessNext(tokens: readonly Token[], most: number): Token[] {
  const end = tokens.length;
  let best = { length: shortest - 1, place: end };
  for (let place = end - 1; place >= shortest && best.length < longest; place--) {
    let length = 0;
    while (length < longest && length < place && tokens[place - 1 - length] === tokens[end - 1 - length]) length += 1;
    if (length > best.length) best = { length, place };
  }
  return tokens.slice(best.place, best.place + most);
}
