import { editTo } from "../../../../forms/anew-edit.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { clausesOf, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import {
  type EntryPlace,
  isPlaceWord,
  type PlacedKind,
  saidEntryPlace,
} from "../../../request/texts-and-tables/said-entry-place.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { allElse, withoutPaths } from "../../../request/words/wanted-words.ts";
import { withoutThanks } from "../../../request/words/without-thanks.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { elementsAround } from "../../../written/elements-around.ts";
import { staysElsewhere } from "../../../written/stays-elsewhere.ts";
import { arranged, inOrder } from "../../wished/lists/arranged.ts";
import { type Block, blocksOf } from "../../wished/lists/blocks.ts";

const kinds = /\.(?:md|markdown|txt|html?|csv|tsv|m3u8?)$/i;

/**
 * An entry of a list, a table or a menu, or a section that is called so, that is to stand first, last, or right beside another one. Empty where the request says anything else, where two are called so and it doesn't say in
 * which part, or where what is to stay isn't found elsewhere.
 */
export async function saidEntryPlaceCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || isLimited(request) || saysSeveralWishes(withoutDenied(request))) return [];
  const texts = await textsMeant(request, files, kinds, view);
  const changed = texts.flatMap((file) => {
    const fresh = (["entry", "section"] as const).flatMap((kind) => placed(file, request, kind) ?? []);
    return fresh.map((text) => ({ ...file, fresh: text }));
  });
  const [only, ...others] = changed;
  if (!only || others.length > 0) return [];
  const input = editTo(only.path, only.text, only.fresh);
  return input ? [{ tool: "edit", input }] : [];
}

function placed({ path, text }: FileText, request: string, placedKind: PlacedKind): string | null {
  const isSection = placedKind === "section";
  const blocks = blocksOf(path, text).filter(({ kind }) =>
    isSection ? kind === "section" : kind === "entry" || kind === "row" || kind === "record",
  );
  if (isSection && (hidesHeadings(text) || blocks.some(isNumbered))) return null;
  const said = withoutThanks(withoutPaths(request)).replaceAll(/ +/g, " ");
  const place = saidEntryPlace(
    said,
    blocks.flatMap(({ names }) => names),
    placedKind,
  );
  if (!place) return null;
  const isCalled = (block: Block, name: string) => block.names.some((own) => own.toLowerCase() === name.toLowerCase());
  const called = blocks.filter((block) => isCalled(block, place.name));
  const aboutOf = (block: Block) => around(path, text, block);
  const wish = clausesOf(place.rest).filter((clause) => !saysItStays(clause) && !leavesAllElse(clause));
  const where = wordsOf(wish.join(" ")).filter((word) => word.length > 1 && !isPlaceWord(word) && !isCommonWord(word));
  const anchors = place.beside ? wordsOf(place.beside.anchor) : [];
  const fits = (block: Block) => {
    const own = aboutOf(block);
    return where.every((word) => anchors.includes(word) || own.some((other) => isSameNoun(word, other)));
  };
  const [block, ...others] = called.filter(fits);
  if (!block || others.length > 0) return null;
  const beside = blocks.filter(({ group }) => group === block.group);
  const order = orderOf(beside, block, place, isCalled);
  const fresh = order && (isSection ? inOrder : arranged)(text, beside, order);
  if (!order || fresh === null) return null;
  const rows = beside.flatMap((each, index) => (each === order[index] ? [] : [each.from]));
  return staysElsewhere(request, path, text, rows) && !staysHere(request, aboutOf(block)) ? fresh : null;
}

/** "Sonst nichts ändern": that goes without saying. */
function leavesAllElse(clause: string): boolean {
  return isDenial(clause) && allElse.test(clause);
}

/** In a program that a page shows a comment looks like a heading. */
function hidesHeadings(text: string): boolean {
  const pieces = text.split(/^\s*(?:```|~~~).*$/mu);
  return pieces.some((piece, index) => index % 2 === 1 && /^#{1,6}\s/mu.test(piece));
}

/** In another order the numbers of headings would be wrong. */
function isNumbered({ names }: Block): boolean {
  return names.some((name) => /^(?:\d|[IVX]+\.)/u.test(name));
}

/** The words of what a block stands in: on a page the elements around it, else the headings above it. */
function around(path: string, text: string, { from, above }: Block): readonly string[] {
  return /\.html?$/i.test(path) ? elementsAround(text, from) : wordsOf(above);
}

function orderOf(
  beside: readonly Block[],
  block: Block,
  { end, beside: side }: EntryPlace,
  isCalled: (block: Block, name: string) => boolean,
): Block[] | null {
  const others = beside.filter((each) => each !== block);
  const anchors = side ? others.filter((each) => isCalled(each, side.anchor)) : [];
  const [anchor] = anchors;
  if (side && (!anchor || anchors.length > 1)) return null;
  const byAnchor = side && anchor ? others.indexOf(anchor) + (side.side === "before" ? 0 : 1) : null;
  const byEnd = end === null ? null : end === "first" ? 0 : others.length;
  const at = byEnd ?? byAnchor;
  // "last, after …" has to be one place
  if (at === null || (byAnchor !== null && byAnchor !== at)) return null;
  return others.toSpliced(at, 0, block);
}

function staysHere(request: string, own: readonly string[]): boolean {
  const staying = clausesOf(withoutPaths(request)).filter(saysItStays).flatMap(wordsOf);
  return staying.some((word) => word.length > 2 && !isCommonWord(word) && own.some((other) => isSameNoun(word, other)));
}
