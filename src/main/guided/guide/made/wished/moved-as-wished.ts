import { sameNounAs, wordsOf } from "../../request/words/words.ts";
import { leadOf } from "../../written/list-groups.ts";
import { arranged, besides } from "./arranged.ts";
import { type Block, blocksOf, inCalledSo, titleOf } from "./blocks.ts";
import { blockMeant } from "./block-meant.ts";
import type { PlainWish, Target } from "./plain-wish.ts";
import { renumbered } from "./renumbered.ts";

/** A text with one block at the beginning or the end of those beside it, right before or behind one of them, or in another list; null where it isn't clear which, or is there already. */
export function movedAsWished(
  path: string,
  text: string,
  wish: Extract<PlainWish, { deed: "move" }>,
  request: string,
): string | null {
  const blocks = blocksOf(path, text);
  const block = blockMeant(blocks, wish, request);
  if (!block) return null;
  if (typeof wish.to === "object" && wish.to.side === "in") return inList(text, blocks, block, wish.to.what);
  const all = besides(path, text, block);
  const others = all.filter(({ from }) => from !== block.from);
  const at = placeIn(others, wish.to);
  const own = all.find(({ from }) => from === block.from);
  return at === null || !own ? null : arranged(text, all, others.toSpliced(at, 0, own));
}

/** An entry at the end of the other list that stands under this name. */
function inList(text: string, blocks: readonly Block[], block: Block, name: readonly string[]): string | null {
  const words = name.flatMap(wordsOf).map((word) => sameNounAs([word]));
  const isCalled = (each: Block) => {
    const own = wordsOf(titleOf(each));
    return words.length > 0 && words.every((isWord) => own.some(isWord));
  };
  const called = inCalledSo(
    blocks.filter((each) => each.kind === block.kind && each.group !== block.group && isCalled(each)),
    name,
  );
  // of two lists of that name the one under what it stands under now: on weekdays, on Saturdays
  const near = called.filter((each) => partOf(each) === partOf(block));
  const entries = near.length > 0 ? near : called;
  const last = entries.at(-1);
  if (!last || new Set(entries.map(({ group }) => group)).size > 1) return null;
  const lines = text.split("\n");
  const [gone, other] = [lines[block.from] ?? "", lines[last.from] ?? ""];
  // a step of one list is no item of another
  const [sign, sought] = [gone, other].map((line) => leadOf(line).replace(/\d+/, "0").toLowerCase());
  if (sign !== sought) return null;
  const own = lines.slice(block.from, block.to);
  const after =
    last.from > block.from
      ? lines.toSpliced(last.to, 0, ...own).toSpliced(block.from, own.length)
      : lines.toSpliced(block.from, own.length).toSpliced(last.to, 0, ...own);
  return renumbered(text, after.join("\n"));
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
