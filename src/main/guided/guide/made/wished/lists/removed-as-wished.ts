import type { PlainWish } from "../plain-wish.ts";
import { blocksOf } from "./blocks.ts";
import { blockMeant } from "./block-meant.ts";
import { renumbered } from "./renumbered.ts";
import { withoutPart } from "./without-part.ts";

/** A text without the block that a wish names; null where it isn't clear which. */
export function removedAsWished(
  path: string,
  text: string,
  wish: Extract<PlainWish, { deed: "remove" }>,
  request: string,
): string | null {
  const block = blockMeant(blocksOf(path, text), wish, request);
  if (!block) return null;
  return renumbered(text, withoutPart(text.split("\n"), block).join("\n"));
}
