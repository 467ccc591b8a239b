import { plainHeading } from "../../../written/list-groups.ts";
import type { Target } from "../plain-wish.ts";
import type { Block } from "./blocks.ts";

/** Where something goes in a list that is to stand before what follows the list, "the encore", or behind what it begins under; null where neither is called so. */
export function placeAtEdge(
  lines: readonly string[],
  list: readonly Block[],
  others: readonly Block[],
  to: Target,
): number | null {
  if (typeof to === "string" || to.side === "in" || list.length < 2) return null;
  const isBefore = to.side === "before";
  const near = isBefore
    ? lines.slice(list.at(-1)?.to).find(hasText)
    : lines.slice(0, list[0]?.from ?? 0).findLast(hasText);
  const [name, ...more] = to.what;
  if (name === undefined || near === undefined || more.length > 0 || !isCalled(near, name)) return null;
  return isBefore ? others.length : 0;
}

function hasText(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

/** "Encore: Goodnight River" and "## Encore" are called so. */
function isCalled(line: string, name: string): boolean {
  const title = plainHeading(line).toLowerCase();
  const said = name.trim().toLowerCase();
  return title.startsWith(said) && /^\s*(?:[:：(（–—]|-\s|$)/u.test(title.slice(said.length));
}
