import type { PlainWish } from "./plain-wish.ts";
import { blocksOf } from "./blocks.ts";
import { blockMeant } from "./block-meant.ts";
import { renumbered } from "./renumbered.ts";

/** A text without the block that a wish names; null where it isn't clear which. */
export function removedAsWished(
  path: string,
  text: string,
  wish: Extract<PlainWish, { deed: "remove" }>,
  request: string,
): string | null {
  const block = blockMeant(blocksOf(path, text), wish, request);
  if (!block) return null;
  const lines = text.split("\n");
  const isBlank = (row: number) => lines[row]?.trim() === "" && row < lines.length - 1;
  let { from, to } = block;
  // of the blank lines around it one stays, and none at the end of the text
  if (from === 0 || isBlank(from - 1)) while (isBlank(to)) to++;
  if (lines.slice(to).every((line) => line.trim() === "")) while (isBlank(from - 1)) from--;
  return renumbered(text, lines.toSpliced(from, to - from).join("\n"));
}
