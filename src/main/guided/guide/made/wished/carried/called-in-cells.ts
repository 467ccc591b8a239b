import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";

const title = /(?<!\p{L})(?:mrs?|ms|miss|dr|herrn?|frau)(?!\p{L})\.?/giu;
const owns = /(?<=\p{L})['’]s(?!\p{L})|(?<=s)['’](?!\p{L})/gu;
/** 「田中さんのやかん」 is of two names. */
const joins = /(?:さん|くん|君|ちゃん|様|氏|先生)?の/u;
const isJapanese = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/** Those of these things that are called exactly so, else those that have all words of the name in what they say, wherever: "Mr Ito's lamp" is the one with `Ito` and `Lamp` in its cells. */
export function calledInCells<Each>(things: readonly Each[], name: string, saysOf: (each: Each) => string[]): Each[] {
  const own = name.trim().toLowerCase();
  const exact = things.filter((each) => saysOf(each).some((text) => text.trim().toLowerCase() === own));
  if (exact.length > 0) return exact;
  if (isJapanese.test(name)) {
    const parts = name.split(joins).filter((part) => part !== "");
    return things.filter((each) => parts.every((part) => saysOf(each).some((text) => text.includes(part))));
  }
  const words = wordsOf(name.replaceAll(title, " ").replaceAll(owns, " ")).filter((word) => !isCommonWord(word));
  const hasAll = (texts: readonly string[]) => {
    const there = texts.flatMap(wordsOf);
    return words.every((word) => there.some(sameNounAs([word])));
  };
  return words.length === 0 ? [] : things.filter((each) => hasAll(saysOf(each)));
}
