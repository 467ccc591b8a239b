import { wholeWord } from "../../request/words/word-pattern.ts";
import { sameNounAs, wordsOf } from "../../request/words/words.ts";

/** Shorter words stand within others by chance. */
const shortestPart = 4;
const link = /^(?:s|es|n|en)$/u;

/** A German name that stands nowhere in a text by its two parts, where both do: "Chorprobe" is the rehearsal in a text of the choir. */
export function withCompoundApart(wish: string, text: string): string {
  const there = [...new Set(wordsOf(text))].filter((word) => word.length >= shortestPart && /^\p{Ll}+$/u.test(word));
  return wish.replaceAll(/(?<!(?:to|by|with|add) )"(\p{L}+)"/giu, (quoted, name: string) => {
    if (name.length < 2 * shortestPart || wholeWord(name, "iu").test(text)) return quoted;
    const ways = partsOf(name.toLowerCase()).filter((parts) => parts.every((part) => there.some(sameNounAs([part]))));
    // with the sign that joins them or without
    const [only, ...others] = ways.toSorted(([one], [other]) => one.length - other.length);
    return only && others.every(([, second]) => second === only[1]) ? `"${only.join(" ")}"` : quoted;
  });
}

function partsOf(name: string): [string, string][] {
  const ends = Array.from({ length: name.length }, (_, at) => at).filter(
    (at) => at >= shortestPart && name.length - at >= shortestPart,
  );
  return ends.flatMap((at): [string, string][] => {
    const [first, second] = [name.slice(0, at), name.slice(at)];
    const joined = [1, 2].flatMap((length): [string, string][] =>
      link.test(first.slice(-length)) && first.length - length >= shortestPart
        ? [[first.slice(0, -length), second]]
        : [],
    );
    return [[first, second], ...joined];
  });
}
