import { wantedWords } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";
import { type PlacedLine, textOfLine } from "./lines-in-place.ts";
import { shareOf } from "./rank-lines.ts";

/** So many lines tell what a paper is about. */
const mostBeside = 2;
/** A key, and what is behind its colon, its gap or its number. */
const keyed = /^[-*•\s]*(\p{L}[\p{L} .-]{2,30}?)(?:\s*[:：=]\s*|\s{2,}|\s+(?=\d))\S/u;

/**
 * For each line that has a key which lines of other files have as well, such as the number of a frame on several invoices, the lines of its own file that share other words
 * of a question: by itself none of them tells which thing it is of. Nothing for the others.
 */
export function toldBeside(lines: readonly PlacedLine[], question: string): ReadonlyMap<PlacedLine, string> {
  const wanted = wantedWords(question);
  const keys = new Map(lines.map((line) => [line, keyed.exec(line.line.text)?.[1]?.toLowerCase()]));
  const isAlike = (one: PlacedLine) =>
    keys.get(one) !== undefined && lines.some((other) => other.path !== one.path && keys.get(other) === keys.get(one));
  const sharedOf = (text: string) => {
    const own = new Set(wordsOf(text));
    return wanted.filter((word) => shareOf(word, own) > 0);
  };
  const told = lines.filter(isAlike).map((line) => {
    const own = sharedOf(textOfLine(line.line));
    const beside = lines.filter(
      (other) =>
        other !== line &&
        other.path === line.path &&
        !isAlike(other) &&
        !line.line.above.includes(other.line.text) &&
        sharedOf(other.line.text).some((word) => !own.includes(word)),
    );
    return [line, beside.slice(0, mostBeside).map((other) => other.line.text)] as const;
  });
  return new Map(told.flatMap(([line, beside]) => (beside.length > 0 ? [[line, beside.join("\n")] as const] : [])));
}
