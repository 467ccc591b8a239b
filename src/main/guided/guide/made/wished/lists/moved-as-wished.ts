import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { leadOf } from "../../../written/list-groups.ts";
import { arranged, besides } from "./arranged.ts";
import { type Block, blocksOf, inCalledSo, titleOf } from "./blocks.ts";
import { blockMeant } from "./block-meant.ts";
import { withSectionFilled } from "../sections/empty-sections.ts";
import { gapIn, signOf } from "./loose-lists.ts";
import { placeAtEdge } from "./place-at-edge.ts";
import { nextInOrder } from "./next-in-order.ts";
import type { PlainWish, Target } from "../plain-wish.ts";
import { renumbered } from "./renumbered.ts";

/** A text with one block at the beginning or the end of those beside it, right before or behind one of them, or in another list; null where it isn't clear which, or is there already. */
export function movedAsWished(
  path: string,
  text: string,
  wish: Extract<PlainWish, { deed: "move" }>,
  request: string,
): string | null {
  const blocks = blocksOf(path, text);
  const block = blockMeant(
    blocks.filter(({ above }) => wish.from === null || hasAll(above, wish.from)),
    wish,
    request,
  );
  if (!block) return null;
  if (typeof wish.to === "object" && wish.to.side === "in") return inList(text, blocks, block, wish.to.what);
  const all = besides(path, text, block);
  const others = all.filter(({ from }) => from !== block.from);
  const at = placeIn(others, wish.to) ?? placeAtEdge(text.split("\n"), all, others, wish.to);
  const own = all.find(({ from }) => from === block.from);
  return at === null || !own ? null : arranged(text, all, others.toSpliced(at, 0, own));
}

function hasAll(text: string, name: string): boolean {
  const words = wordsOf(name).map((word) => sameNounAs([word]));
  const own = wordsOf(text);
  return words.length > 0 && words.every((isWord) => own.some(isWord));
}

/** An entry at the end of the other list that stands under this name. */
function inList(text: string, blocks: readonly Block[], block: Block, name: readonly string[]): string | null {
  const isCalled = (each: Block) => hasAll(titleOf(each), name.join(" "));
  const called = inCalledSo(
    blocks.filter((each) => each.kind === block.kind && each.group !== block.group && isCalled(each)),
    name,
  );
  // of two lists of that name the one under what it stands under now: on weekdays, on Saturdays
  const near = called.filter((each) => partOf(each) === partOf(block));
  const entries = near.length > 0 ? near : called;
  const last = entries.at(-1);
  const lines = text.split("\n");
  if (!last) return block.kind === "entry" ? inEmpty(text, blocks, block, name) : null;
  if (new Set(entries.map(({ group }) => group)).size > 1) return null;
  const target = blocks.filter(({ group }) => group === last.group);
  const own = asInList(lines, block, target);
  if (!own) return null;
  const [gone, gap] = [withGap(lines, blocks, block), gapIn(lines, target)];
  const taken = (some: readonly string[]) => some.toSpliced(gone.from, gone.to - gone.from);
  const next = nextInOrder(target, block.text);
  const fresh = next ? [...own, ...gap] : [...gap, ...own];
  const put = (some: readonly string[]) => some.toSpliced(next?.from ?? last.to, 0, ...fresh);
  return renumbered(text, (last.from > block.from ? taken(put(lines)) : put(taken(lines))).join("\n"));
}

/** An entry under the title of this name that has nothing below it yet. */
function inEmpty(text: string, blocks: readonly Block[], block: Block, name: readonly string[]): string | null {
  const lines = text.split("\n");
  const { from, to } = withGap(lines, blocks, block);
  const own = lines.slice(block.from, block.to);
  const put = withSectionFilled(text, blocks, name, own);
  if (put === null) return null;
  const added = put.split("\n").length - lines.length;
  const isBelow = put.split("\n")[block.from] !== lines[block.from];
  const [start, length] = [isBelow ? from + added : from, to - from];
  return renumbered(text, put.split("\n").toSpliced(start, length).join("\n"));
}

/** The lines of an entry with the box of the list that it comes to, where all of that have the same; null where they begin otherwise: a step of one list is no item of another. */
function asInList(lines: readonly string[], block: Block, target: readonly Block[]): string[] | null {
  const [first = "", ...more] = lines.slice(block.from, block.to);
  if (target.some((each) => signOf(lines, each) !== signOf(lines, block))) return null;
  const boxes = new Set(target.flatMap(({ from }) => /\[[ xX]\]/u.exec(leadOf(lines[from] ?? ""))?.[0] ?? []));
  const [box] = boxes;
  return [box !== undefined && boxes.size === 1 ? first.replace(/\[[ xX]\]/u, box) : first, ...more];
}

/** An entry with the blank lines that part it from the others of its list. */
function withGap(lines: readonly string[], blocks: readonly Block[], block: Block): { from: number; to: number } {
  const list = blocks.filter(({ group }) => group === block.group);
  const { length } = gapIn(lines, list);
  const isFirst = list[0]?.from === block.from;
  return isFirst ? { from: block.from, to: block.to + length } : { from: block.from - length, to: block.to };
}

/** What the list of an entry stands under itself. */
function partOf({ above }: Block): string {
  const lines = above.split("\n");
  return lines.filter((line) => line.trim() !== lines.at(-1)?.trim()).join("\n");
}

function placeIn(others: readonly Block[], to: Target): number | null {
  if (to === "first") return 0;
  if (to === "last") return others.length;
  const anchor = blockMeant(others, { what: to.what, about: [] });
  return anchor ? others.indexOf(anchor) + (to.side === "before" ? 0 : 1) : null;
}
