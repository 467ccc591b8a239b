import { type Block, blocksOf } from "./blocks.ts";
import { renumbered } from "./renumbered.ts";

/** A text with blocks that stand side by side in another order, each gap between two of them where it was. Null where the order is the same, or more than blanks stands between them. */
export function arranged(text: string, blocks: readonly Block[], order: readonly Block[]): string | null {
  const fresh = inOrder(text, blocks, order);
  return fresh === null ? null : renumbered(text, fresh);
}

/** The same with the numbers of lists as they are: those of a section are its own. */
export function inOrder(text: string, blocks: readonly Block[], order: readonly Block[]): string | null {
  const lines = text.split("\n");
  const [begin, end] = [blocks[0]?.from ?? 0, blocks.at(-1)?.to ?? 0];
  const gaps = blocks.slice(1).map(({ from }, index) => lines.slice(blocks[index]?.to ?? from, from));
  const isSame = blocks.every((block, index) => block === order[index]);
  if (isSame || order.length !== blocks.length || gaps.flat().some((line) => line.trim() !== "")) return null;
  const own = order.flatMap(({ from, to }, index) => [...lines.slice(from, to), ...(gaps[index] ?? [])]);
  return lines.toSpliced(begin, end - begin, ...own).join("\n");
}

/** The blocks that stand side by side with one, itself among them. */
export function besides(path: string, text: string, block: Block): Block[] {
  return blocksOf(path, text).filter(({ group }) => group === block.group);
}
