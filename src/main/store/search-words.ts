/** A word that was looked for; `isOpen` where more letters may follow. */
export type SearchWord = { text: string; isOpen: boolean };

/** Scripts that are written without blanks: each of their letters is a word to the index, and words are rows of letters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u;
const unspacedLetter = new RegExp(unspaced.source, "gu");
/** What FTS5's unicode61 takes for words: letters, numbers, and the marks on them. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
/** No index grows without bounds by one message that was pasted. */
const mostLetters = 100_000;
const mostWords = 16;

/** A text as the index takes it. Half characters and NULs aren't taken by every library. */
export function indexedText(text: string): string {
  const plain = text
    .slice(0, mostLetters)
    .normalize("NFKC")
    .replaceAll(/[\0\p{Cs}]/gu, " ");
  return plain.replaceAll(unspacedLetter, " $& ");
}

/**
 * The words of what a person typed. The last one may go on, unless a blank follows it; a row of letters without blanks is found
 * anywhere in another.
 */
export function searchWords(typed: string): SearchWord[] {
  const found = [...wordsIn(typed.normalize("NFKC"))].slice(0, mostWords);
  const isDone = /[^\p{L}\p{N}\p{M}]$/u.test(typed);
  return found.map(({ text }, index) => ({ text, isOpen: !isDone && index === found.length - 1 }));
}

/** The words of a text with their places. Where scripts change within a row of letters, a word ends. */
function* wordsIn(text: string): Generator<{ text: string; index: number }> {
  for (const { 0: row, index } of text.matchAll(wordPattern)) {
    let start = 0;
    let isUnspaced: boolean | null = null;
    for (const { 0: letter, index: at } of row.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
      const now: boolean = unspaced.test(letter);
      if (isUnspaced !== null && now !== isUnspaced) {
        yield { text: row.slice(start, at), index: index + start };
        start = at;
      }
      isUnspaced = now;
    }
    yield { text: row.slice(start), index: index + start };
  }
}

/** The words as a query of FTS5: messages with all of them, or with any. Nothing a person types is an operator in it. */
export function matchQuery(words: readonly SearchWord[], join: "AND" | "OR"): string {
  return words.map(({ text, isOpen }) => `"${indexedText(text).trim()}"${isOpen ? "*" : ""}`).join(` ${join} `);
}

/** Where in a text these words are, from front to back. */
export function hitsIn(text: string, words: readonly SearchWord[]): { start: number; end: number; word: string }[] {
  return [...wordsIn(text)].flatMap(({ text: found, index }) => {
    if (unspaced.test(found)) {
      return words.flatMap(({ text: word }) => {
        const at = found.indexOf(word);
        return at < 0 || !unspaced.test(word) ? [] : [{ start: index + at, end: index + at + word.length, word }];
      });
    }
    const plain = folded(found);
    const word = words.find(({ text: each, isOpen }) =>
      isOpen ? plain.startsWith(folded(each)) : plain === folded(each),
    );
    return word ? [{ start: index, end: index + found.length, word: word.text }] : [];
  });
}

/** Lower case, without what stands on letters: what the index takes for the same word. */
function folded(word: string): string {
  return word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
