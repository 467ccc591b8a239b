import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import type { Block, BlockKind } from "./blocks.ts";

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|erste[nrsm]?|最初)$/iu, 0],
  [/^(?:second|2nd|zweite[nrsm]?)$/iu, 1],
  [/^(?:third|3rd|dritte[nrsm]?)$/iu, 2],
  [/^(?:fourth|4th|vierte[nrsm]?)$/iu, 3],
  [/^(?:fifth|5th|fünfte[nrsm]?)$/iu, 4],
  [/^(?:last|final|letzte[nrsm]?|最後)$/iu, -1],
];
const kinds: readonly (readonly [RegExp, BlockKind])[] = [
  [/^(?:steps?|items?|entr(?:y|ies)|points?|bullets?|tasks?|schritte?|einträge?|punkte?|aufgaben?)$/iu, "entry"],
  [/^(?:rows?|zeilen?)$/iu, "row"],
  [/^(?:paragraphs?|absätze?|absatz)$/iu, "paragraph"],
  [/^(?:sections?|chapters?|abschnitte?|kapitel)$/iu, "section"],
];
const said = /^(?:the |den |die |das |der )?(?:(\S+) (\p{L}+)|(\p{L}+) (\d{1,3}))$/iu;

/** The block that a name tells by its place: "last step", "row 3". Null where it tells none, or there are several groups of such blocks, and none is called so. */
export function blockAtPlace(blocks: readonly Block[], name: string): Block | null {
  const [, word = "", kindBehind, kindBefore, number] = said.exec(name.trim()) ?? [];
  const kindWord = kindBehind ?? kindBefore ?? "";
  const kind = kinds.find(([pattern]) => pattern.test(kindWord))?.[1];
  const place = number === undefined ? ordinals.find(([pattern]) => pattern.test(word))?.[1] : Number(number) - 1;
  if (kind === undefined || place === undefined) return null;
  const all = blocks.filter((block) => block.kind === kind);
  const isCalled = ({ above }: Block) => wordsOf(above).some((each) => isSameNoun(each, kindWord.toLowerCase()));
  const own = new Set(all.map(({ group }) => group)).size > 1 ? all.filter(isCalled) : all;
  return new Set(own.map(({ group }) => group)).size === 1 ? (own.at(place) ?? null) : null;
}
