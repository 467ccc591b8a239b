import { arranged, besides } from "./arranged.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { blockMeant } from "./block-meant.ts";
import type { PlainWish } from "./plain-wish.ts";

/** A text with one block at the beginning or the end of those beside it, or right before or behind one of them; null where it isn't clear which, or is there already. */
export function movedAsWished(path: string, text: string, wish: Extract<PlainWish, { deed: "move" }>): string | null {
  const blocks = blocksOf(path, text);
  const block = blockMeant(blocks, wish);
  if (!block) return null;
  const all = besides(path, text, block);
  const others = all.filter(({ from }) => from !== block.from);
  const at = placeIn(others, wish.to);
  const own = all.find(({ from }) => from === block.from);
  return at === null || !own ? null : arranged(text, all, others.toSpliced(at, 0, own));
}

function placeIn(others: readonly Block[], to: Extract<PlainWish, { deed: "move" }>["to"]): number | null {
  if (to === "first") return 0;
  if (to === "last") return others.length;
  const anchor = blockMeant(others, { what: to.what, about: [] });
  return anchor ? others.indexOf(anchor) + (to.side === "before" ? 0 : 1) : null;
}
