import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, parseFragment } from "parse5";
import type { ReadTable } from "./read-table.ts";

/** A table of more than this is no page that anybody reads. In characters. */
const mostText = 200_000;

/** The one table of a page of HTML that has a row of headings; null where there are none or several, and where cells go over several rows or columns. */
export function readHtml(text: string): ReadTable | null {
  const [from, ...others] = [...text.matchAll(/<table[\s>]/gi)].map(({ index }) => index);
  if (from === undefined || others.length > 0) return null;
  const end = text.toLowerCase().indexOf("</table>", from);
  const part = text.slice(from, end === -1 ? text.length : end);
  if (part.length > mostText) return null;
  const lines = elementsIn(parseFragment(part), "tr");
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
  return nodesIn(node)
    .filter(tree.isElementNode)
    .filter(({ tagName }) => tagName === name);
}

/** All nodes below one, in their order; a page may be nested deeper than calls can be. */
function nodesIn(node: Tree.ParentNode): Tree.Node[] {
  const all: Tree.Node[] = [];
  const open: Tree.Node[] = node.childNodes.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    all.push(next);
    if ("childNodes" in next) for (const child of next.childNodes.toReversed()) open.push(child);
  }
  return all;
}

function isCell({ tagName }: Tree.Element): boolean {
  return tagName === "td" || tagName === "th";
}

/** What is struck out stands there as in Markdown: `~~12 May~~ 19 May`. */
function textOf(node: Tree.ParentNode): string {
  const texts = nodesIn(node).map((each) => {
    if (!tree.isTextNode(each)) return "";
    return isStruck(each, node) && each.value.trim() !== "" ? `~~${each.value.trim()}~~` : each.value;
  });
  return texts.join("").replaceAll(/\s+/g, " ").trim();
}

function isStruck(text: Tree.TextNode, within: Tree.ParentNode): boolean {
  for (let above = text.parentNode; above !== null && above !== within; above = parentOf(above))
    if (tree.isElementNode(above) && /^(?:del|s|strike)$/.test(above.tagName)) return true;
  return false;
}

function parentOf(node: Tree.ParentNode): Tree.ParentNode | null {
  return "parentNode" in node ? node.parentNode : null;
}
