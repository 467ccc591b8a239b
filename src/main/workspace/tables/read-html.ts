import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import type { ReadTable } from "./read-table.ts";

/** The one table of a page of HTML that has a row of headings; null where there are none or several, and where cells go over several rows or columns. */
export function readHtml(text: string): ReadTable | null {
  const [table, ...others] = elementsIn(parse(text), "table");
  if (!table || others.length > 0) return null;
  const lines = elementsIn(table, "tr");
  const [header, ...body] = lines.map((line) => line.childNodes.filter(tree.isElementNode).filter(isCell));
  const columns = (header ?? []).every(({ tagName }) => tagName === "th") ? (header ?? []).map(textOf) : [];
  const isSpanned = [header ?? [], ...body]
    .flat()
    .some(({ attrs }) => attrs.some(({ name, value }) => /^(?:col|row)span$/.test(name) && value !== "1"));
  // a heading within the table is no row
  const rows = body.filter((cells) => cells.length === columns.length);
  return columns.length < 2 || isSpanned ? null : { columns, rows: rows.map((cells) => cells.map(textOf)) };
}

function elementsIn(node: Tree.ParentNode, name: string): Tree.Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((child) => (child.tagName === name ? [child] : elementsIn(child, name)));
}

function isCell({ tagName }: Tree.Element): boolean {
  return tagName === "td" || tagName === "th";
}

function textOf(node: Tree.ParentNode): string {
  const texts = node.childNodes.map((child) =>
    tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? textOf(child) : "",
  );
  return texts.join("").replaceAll(/\s+/g, " ").trim();
}
