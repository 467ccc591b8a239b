import type { Carried } from "./json-element-carried.ts";
import { calledInCells } from "./called-in-cells.ts";
import { fitsAmong } from "./fits-among.ts";
import { type YamlItem, yamlItems } from "./yaml-items.ts";

/** An item of a list of the one YAML file comes to the end of the list under the same keys in the other. Null where it isn't clear which item or which list, or it is of another kind. */
export function yamlItemCarried(name: string, source: string, target: string): Carried | null {
  const [own, others] = [yamlItems(source), yamlItems(target)];
  const called = calledInCells(own, name, ({ texts }) => [...texts]);
  const holds = (outer: YamlItem, inner: YamlItem) =>
    outer !== inner && outer.from <= inner.from && inner.to <= outer.to;
  const [item, ...more] = called.filter((outer) => !called.some((inner) => holds(outer, inner)));
  if (!item || more.length > 0) return null;
  const key = item.parents.join("\n");
  const there = others.filter(({ parents }) => parents.join("\n") === key);
  const last = there.at(-1);
  if (!last || new Set(there.map(({ list }) => list)).size > 1) return null;
  const isThere = there.some(({ texts }) => texts.join("\n") === item.texts.join("\n"));
  const isFit = fitsAmong(
    item.keys,
    there.map(({ keys }) => keys),
  );
  const left = isFit && !isThere ? withoutItem(source, item, own) : null;
  return left === null ? null : { source: left, target: withItem(target, item, source, there) };
}

/** A list that has no other items is left as an empty one; null where that can't be written. */
function withoutItem(text: string, { from, to, list, parents }: YamlItem, items: readonly YamlItem[]): string | null {
  const lines = text.split("\n");
  const beside = items.filter((other) => other.list === list && other.parents.length === parents.length);
  const isBlank = (row: number) => lines[row]?.trim() === "";
  const isLast = beside.at(-1)?.from === from;
  const start = isBlank(from - 1) && (isBlank(to) || isLast) && beside.length > 1 ? from - 1 : from;
  const left = lines.toSpliced(start, to - start);
  if (beside.length > 1) return left.join("\n");
  const [, head, end = ""] = /^(.*\S:)\s*(\r?)$/u.exec(lines[list] ?? "") ?? [];
  return head === undefined ? null : left.with(list, `${head} []${end}`).join("\n");
}

function withItem(text: string, item: YamlItem, source: string, there: readonly YamlItem[]): string {
  const lines = text.split("\n");
  const last = there.at(-1);
  const end = text.includes("\r\n") ? "\r" : "";
  const own = source
    .split("\n")
    .slice(item.from, item.to)
    .map((line) => line.replace(/\r$/, ""))
    .map((line) => (line.trim() === "" ? line : " ".repeat(last?.indent ?? 0) + line.slice(item.indent)) + end);
  const others = there.slice(1);
  const isApart = others.length > 0 && others.every(({ from }) => lines[from - 1]?.trim() === "");
  return lines.toSpliced(last?.to ?? lines.length, 0, ...(isApart ? [end] : []), ...own).join("\n");
}
