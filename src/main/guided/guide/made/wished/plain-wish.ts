import { quotedPhrases } from "../../request/search-words.ts";
import { wholeValue } from "../../request/said-spans.ts";
import { isCommonWord, wordsOf } from "../../request/words.ts";

/**
 * A wish in the plain words in which the model tells one: `what` it is about, as the request calls it, and the words that tell which of its sides, such as `price`.
 * `from` is what stands there now, where that is said.
 */
export type PlainWish =
  | { deed: "set"; what: readonly string[]; about: readonly string[]; from: string | null; to: string }
  | { deed: "remove"; what: readonly string[]; about: readonly string[] };

const sets = /^(?:set|change|move|raise|lower|increase|decrease|reduce)(?!\p{L})/iu;
const removes = /^(?:remove|delete)(?!\p{L})/iu;
const put = /(?<!\p{L})to "([^"]+)"/iu;
const old = /(?<!\p{L})from "([^"]+)"(?=.* to ")/iu;
const isFile = /^[^\s"]+\.[a-z]\w{0,5}$/iu;

/** What a line says that tells one wish in plain words; null where it is of another kind, or says too little. */
export function plainWish(line: string): PlainWish | null {
  if (removes.test(line)) {
    const [first, ...others] = namesIn(line);
    return first === undefined
      ? null
      : { deed: "remove", what: [first], about: [...others.flatMap(wordsOf), ...bare(line)] };
  }
  const to = put.exec(line)?.[1];
  if (!sets.test(line) || to === undefined) return null;
  const rest = line.replace(old, " ").replace(put, " ");
  const names = namesIn(rest);
  // "Change "2.50" to "2.80""
  const value = names.find((name) => isOfKind(name, to)) ?? null;
  const from = old.exec(line)?.[1] ?? value;
  const what = names.filter((name) => name !== from);
  return names.length === 0 ? null : { deed: "set", what, about: bare(rest), from, to };
}

/** Whether a text is a value, and such as another one: "2.50" is, "Bed 7" is somebody's name for something. */
function isOfKind(text: string, other: string): boolean {
  const value = wholeValue(text);
  return value !== null && !/\p{L}/u.test(text.replace(value.text, "")) && value.kind === wholeValue(other)?.kind;
}

function namesIn(text: string): string[] {
  return quotedPhrases(text).filter((phrase) => !isFile.test(phrase));
}

/** The words outside of quotes that tell anything. */
function bare(text: string): string[] {
  const words = wordsOf(text.replaceAll(/"[^"]*"/g, " ")).slice(1);
  // as cards have it
  const isMobile = words.some((word) => /^(?:mobile|handy|handynummer)$/u.test(word));
  return [...words, ...(isMobile ? ["cell"] : [])].filter((word) => word.length > 2 && !isCommonWord(word));
}
