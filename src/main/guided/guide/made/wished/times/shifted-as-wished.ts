import { quotedPhrases } from "../../../request/words/search-words.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { withoutKept } from "../../../request/wishes/told-wishes.ts";
import { type Block, blocksOf, inCalledSo, titleOf } from "../lists/blocks.ts";
import { shiftSaid } from "./shift-said.ts";
import { shiftedLine } from "./shifted-line.ts";

/**
 * A text in which all dates or times of some entries are so much later or earlier: of those that are called so, or stand under a title of that name, and where none is named of the only list that
 * has any. Null where it isn't clear which, or one of them can't be written.
 */
export function shiftedAsWished(path: string, text: string, told: string, request: string): string | null {
  const shift = shiftSaid(told, request);
  if (!shift || saysOfSome(request)) return null;
  const lines = text.split("\n");
  const all = blocksOf(path, text).filter(
    ({ kind, from, to }) => (kind === "entry" || kind === "row") && to - from === 1,
  );
  const found = all.flatMap((block) => {
    const fresh = shiftedLine(lines[block.from] ?? "", shift, text);
    return fresh === "none" ? [] : [{ ...block, fresh }];
  });
  const meant = entriesMeant(found, nameIn(shift.rest));
  if (meant.length === 0 || new Set(meant.map(({ group }) => group)).size > 1) return null;
  const changed = new Map(meant.map(({ from, fresh }) => [from, fresh]));
  const fresh = lines.map((line, row) => (changed.has(row) ? (changed.get(row) ?? null) : line));
  return fresh.includes(null) ? null : fresh.join("\n");
}

/** "The last one stays": which of them is told by its place. */
function saysOfSome(request: string): boolean {
  const { kept } = withoutKept(request);
  return /(?<!\p{L})(?:first|last|second|third|one|erste[rnsm]?|letzte[rnsm]?|zweite[rnsm]?)(?!\p{L})|最初|最後/iu.test(
    kept,
  );
}

/** What tells of which entries, without the words that any such wish has. */
function nameIn(rest: string): { names: readonly string[]; words: readonly string[] } {
  const quoted = quotedPhrases(rest).filter((phrase) => !/^[^\s"]+\.[a-z]\w{0,5}$/iu.test(phrase));
  const own = quoted.flatMap(wordsOf).filter((word) => !isCommonWord(word));
  if (own.length > 0) return { names: quoted, words: own };
  const said = wordsOf(rest.replaceAll(/"[^"]*"|\S+\.[a-z]\w{0,5}/giu, " "));
  return { names: [], words: said.filter((word) => !isCommonWord(word) && !ofAny.test(word)) };
}

const ofAny =
  /^(?:move|shift|postpone|delay|push|bring|dates?|times?|appointments?|entries|entry|rows?|list|later|earlier|back|forward|under|days?|weeks?)$/u;

/** Those whose own words are said, else those of the lists whose title is. */
function entriesMeant<Each extends Block>(
  found: readonly Each[],
  { names, words }: { names: readonly string[]; words: readonly string[] },
): readonly Each[] {
  if (words.length === 0) return found;
  const has = (text: string) => {
    const own = wordsOf(text);
    return words.every((word) => own.some(sameNounAs([word])));
  };
  const under = found.filter((block) => has(titleOf(block)));
  const exact = names.length > 0 ? inCalledSo(under, names) : under;
  const own = found.filter(({ text }) => has(text));
  return own.length > 1 || under.length === 0 ? own : exact;
}
