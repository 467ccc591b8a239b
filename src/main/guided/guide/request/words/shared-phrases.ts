import { isCommonWord } from "./words.ts";

/** Longer phrases than this are whole sentences, which nobody wants replaced by their name. In words. */
const longestPhrase = 8;

/**
 * What a request says to the letter as the text has it: the longest runs of words that stand in both, and say more than
 * common words do. `12. Juli` for "am 19. Juli statt am 12. Juli", where the text has that date.
 */
export function sharedPhrases(request: string, text: string): string[] {
  const words = [...request.matchAll(/[^\s"'`„“”«»「」『』()]+/gu)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
  const found: { from: number; to: number; phrase: string }[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
      const last = words[from + length - 1];
      const first = words[from];
      if (!first || !last) continue;
      if (isCommonWord(first.text.toLowerCase()) || isCommonWord(last.text.toLowerCase())) continue;
      const said = request.slice(first.at, last.at + last.text.length);
      const phrase = endings(said).find((ending) => saysSomething(ending) && standsIn(ending, text));
      if (phrase === undefined) continue;
      found.push({ from, to: from + length, phrase });
      break;
    }
  }
  const widest = found.filter(
    ({ from, to }) => !found.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
  return [...new Set(widest.map(({ phrase }) => phrase))];
}

/** A phrase as it was said, and without the punctuation of the sentence around it. */
function endings(said: string): string[] {
  const plain = said.replace(/[,;:!?]+$/u, "");
  return [plain, plain.replace(/\.$/u, "")];
}

function saysSomething(phrase: string): boolean {
  const words = phrase.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => /\d/.test(word) || (word.length > 1 && !isCommonWord(word.toLowerCase())));
}

/** Scripts without blanks don't show where a word ends. */
const wordCharacter = /(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])[\p{L}\p{N}]/u;

/** As words of its own, not within others. */
function standsIn(phrase: string, text: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const before = text[at - 1] ?? " ";
    const behind = text[at + phrase.length] ?? " ";
    const isOwn =
      !(wordCharacter.test(before) && wordCharacter.test(phrase[0] ?? "")) &&
      !(wordCharacter.test(behind) && wordCharacter.test(phrase.at(-1) ?? ""));
    if (isOwn) return true;
  }
  return false;
}
