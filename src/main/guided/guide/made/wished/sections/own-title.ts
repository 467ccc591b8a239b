import { stemOf } from "../../../../../../shared/path-parts.ts";
import { sameNounAs, isCommonWord, wordsOf } from "../../../request/words/words.ts";

/** Longer first lines are sentences. */
const longest = 60;

/** Whether a text is about what has a name as a whole: its title says so, its first line, or what the file is called. */
export function isWhollyAbout(path: string, text: string, name: string): boolean {
  const words = wordsOf(name).filter((word) => !isCommonWord(word));
  const says = (title: string) => {
    const own = wordsOf(title);
    return words.every((word) => own.some(sameNounAs([word])));
  };
  return words.length > 0 && [stemOf(path), ...titlesOf(path, text)].some(says);
}

function titlesOf(path: string, text: string): string[] {
  if (/\.html?$/i.test(path)) return [...text.matchAll(/<(title|h1)\b[^>]*>(?<title>[^<]*)/giu)].map(titleIn);
  if (!/\.(?:md|markdown|txt|text|rst)$/i.test(path)) return [];
  const [first = ""] = text.split(/\r?\n/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  return first.length > longest ? [] : [first];
}

function titleIn({ groups }: RegExpMatchArray): string {
  return groups?.["title"] ?? "";
}
