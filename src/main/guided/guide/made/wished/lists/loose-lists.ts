import { leadOf } from "../../../written/list-groups.ts";
import type { Block } from "./blocks.ts";

/** Entries of a text with those as one list that stand one by one with only blank lines between them, begin with the same sign and are indented alike. */
export function withLooseLists(lines: readonly string[], entries: readonly Block[]): Block[] {
  const sizes = new Map<string, number>();
  for (const { group } of entries) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const merged: Block[] = [];
  for (const entry of entries) {
    const before = merged.at(-1);
    const isAlone =
      sizes.get(entry.group) === 1 && (before ? sizes.get(entries[merged.length - 1]?.group ?? "") : 0) === 1;
    const goesOn =
      before !== undefined &&
      isAlone &&
      isApart(lines, before, entry) &&
      signOf(lines, before) === signOf(lines, entry);
    merged.push(goesOn ? { ...entry, group: before.group, above: before.above } : entry);
  }
  return merged;
}

/** The blank lines that stand between two entries of a list. */
export function gapIn(lines: readonly string[], [first, second]: readonly Block[]): string[] {
  return first && second && isApart(lines, first, second) ? lines.slice(first.to, second.from) : [];
}

function isApart(lines: readonly string[], before: Block, entry: Block): boolean {
  const gap = lines.slice(before.to, entry.from);
  return gap.length > 0 && gap.every((line) => line.trim() === "");
}

/** What an entry begins with, whatever its number is, or whether it is ticked off. */
export function signOf(lines: readonly string[], { from }: Block): string {
  return leadOf(lines[from] ?? "")
    .replace(/\d+/u, "1")
    .replace(/\[.\]/u, "[]");
}
