import { isCommonWord, wordsOf } from "../../../request/words/words.ts";
import type { Block, BlockKind } from "./blocks.ts";
import { blockAtPlace } from "./ordinals.ts";
import { type Called, clearestOf, entriesCalled } from "../entry-meant.ts";

const kindWords: readonly (readonly [BlockKind, string])[] = [
  ["paragraph", "paragraph|passage|absatz|abschnitt|段落"],
  ["section", "section|chapter|part|abschnitt|kapitel|teil|セクション|章"],
  ["row", "row|line|zeile|行"],
  ["entry", "entry|item|bullet|point|line|step|task|eintrag|punkt|zeile|schritt|aufgabe|項目|行"],
  ["record", "card|contact|event|song|track|section|record|karte|kontakt|termin|lied|曲"],
];
const linking =
  /^(?:(?:the|a|an|our|my|der|die|das|den|dem|about|on|with|for|of|from|called|named|über|übers|zum|zur|mit|für|von|vom|um|ums)(?!\p{L})\s*)+/iu;

/**
 * The one block that names like these are of; null where there is none, or it isn't clear which. What is smaller is meant rather than what holds it, unless its kind is said; what has several
 * lines has to be called so, as it says much else.
 */
export function blockMeant(blocks: readonly Block[], { what, about }: Called, request = ""): Block | null {
  const [only = "", ...more] = what;
  const atPlace = more.length === 0 ? blockAtPlace(blocks, only) : null;
  if (atPlace) return atPlace;
  const kinds = kindsSaid([...what.map(kindOf), ...about].join(" "));
  const called = { what: what.map(withoutKind), about };
  const names = called.what.map((name) => name.toLowerCase());
  const isMeant = (block: Block) =>
    kinds.length > 0
      ? kinds.includes(block.kind)
      : isSmall(block) || block.names.some((name) => names.includes(name.toLowerCase()));
  const found = entriesCalled(blocks.filter(isMeant), called);
  const smallest = found[0]?.kind;
  return clearestOf(
    found.filter(({ kind }) => kind === smallest),
    called,
    request,
  );
}

function isSmall({ kind }: Block): boolean {
  return kind === "entry" || kind === "row";
}

function kindsSaid(said: string): BlockKind[] {
  return kindWords.flatMap(([kind, words]) => (isSaid(words).test(said) ? [kind] : []));
}

const allKindWords = kindWords.map(([, each]) => each).join("|");
const leadingKind = new RegExp(`^(?:${allKindWords})(?:s|es|en|n)?(?!\\p{L})\\s*`, "iu");

/** What a name begins with, where that says the kind of thing that it names: "the paragraph about parking". */
function kindOf(name: string): string {
  return leadingKind.exec(name.replace(linking, ""))?.[0] ?? "";
}

/** "the paragraph about parking" is called "parking". */
export function withoutKind(name: string): string {
  const bare = name.replace(linking, "").replace(leadingKind, "").replace(linking, "").trim();
  return wordsOf(bare).some((word) => !isCommonWord(word)) ? bare : name;
}

function isSaid(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?:s|es|en|n)?(?!\\p{L})`, "iu");
}
