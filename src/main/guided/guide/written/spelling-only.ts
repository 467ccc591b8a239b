import { isCommonWord } from "../request/words/words.ts";
import { likeWords } from "./like-words.ts";

const word = /[\p{L}\p{M}]+/gu;
/** Shorter words are too like others. */
const shortest = 4;
/** From so many letters on two may be wrong. */
const longEnough = 6;
/** So many of the words of a line are seldom misspelt: it was written in other words. */
const mostOfLine = 1 / 2;

/**
 * A line with the words spelt as in another one that a model wrote of it, where they are no more than that: as many words, each of them near the old one. Names, what is in capital letters, other forms of
 * a word, and what is spelt otherwise in another country stay as they are.
 */
export function withSpellingOnly(line: string, written: string): string {
  const [old, fresh] = [[...line.matchAll(word)], written.match(word) ?? []];
  if (old.length !== fresh.length) return line;
  const mended = old.map((each, at) => {
    const put = fresh[at] ?? each[0];
    return isMisspelt(each[0], put, isAtStart(line, each.index)) ? { from: each.index, word: each[0], put } : null;
  });
  const places = mended.flatMap((each) => each ?? []);
  if (places.length > 1 && places.length > old.length * mostOfLine) return line;
  return places
    .toReversed()
    .reduce((text, { from, word: before, put }) => text.slice(0, from) + put + text.slice(from + before.length), line);
}

function isMisspelt(old: string, fresh: string, isFirst: boolean): boolean {
  const [before, after] = [old.toLowerCase(), fresh.toLowerCase()];
  const isName = old.slice(1) !== before.slice(1) || (!isFirst && old !== before);
  if (isName || before === after || old.charAt(0) !== fresh.charAt(0) || fresh.slice(1) !== after.slice(1))
    return false;
  if (Math.min(old.length, fresh.length) < shortest || isCommonWord(before) || likeWords.has(before)) return false;
  if (isOtherForm(before, after) || elsewhere(before) === elsewhere(after)) return false;
  return distance(before, after) <= (before.length < longEnough ? 1 : 2);
}

/** A capital letter there is that of the sentence. */
function isAtStart(line: string, at: number): boolean {
  return /(?:^|[.!?:]\s+)[^\p{L}\p{N}]*$/u.test(line.slice(0, at));
}

const ending = /(?:s|es|ed|d|ing|er|e|n|en|em|t|ly)$/u;

/** `takes` and `take`: one of them may be wrong, but not for its spelling. */
function isOtherForm(one: string, other: string): boolean {
  const stems = (text: string) => [text, text.replace(ending, "")];
  return stems(one).some((stem) => stem.length >= shortest - 1 && stems(other).includes(stem));
}

/** As British, American and Swiss people would all have it. */
function elsewhere(text: string): string {
  return text
    .replaceAll(/ae|oe|ue/gu, (pair) => pair.charAt(0))
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ou", "o")
    .replaceAll(/grey/gu, "gray")
    .replaceAll(/(?<=\p{L}{2})s(?=e|ing|ation)/gu, "z")
    .replaceAll(/yse/gu, "yze")
    .replaceAll(/(?<=[bct])re(?!\p{L}{3})/gu, "er")
    .replaceAll(/ogue/gu, "og")
    .replaceAll(/ll(?=ed|ing|er|or|ment)/gu, "l")
    .replaceAll(/(?<=l)lful|lful/gu, "ful")
    .replaceAll(/mme(?=s?$)/gu, "m")
    .replaceAll(/(?<=en|an)c(?=e)/gu, "s")
    .replaceAll(/(?<=en)z(?=e)/gu, "s")
    .replaceAll(/(?<=dg)e(?=ment)/gu, "")
    .replaceAll(/que$/gu, "ck");
}

/** How many letters are missing, too many, others or in the wrong order. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const at = (di: number, dj: number) => rows[i - di]?.[j - dj] ?? 0;
      const isSame = one[i - 1] === other[j - 1];
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const ways = [at(1, 0) + 1, (row[j - 1] ?? 0) + 1, at(1, 1) + (isSame ? 0 : 1)];
      row.push(Math.min(...ways, ...(isTurned ? [at(2, 2) + 1] : [])));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
