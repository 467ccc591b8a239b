/** An element of a page: where it begins and ends, what stands between its tags, its attributes and what it stands in, by place in the list of all. */
export type PageElement = {
  tag: string;
  from: number;
  to: number;
  inner: Span;
  attributes: readonly PageAttribute[];
  parent: number | null;
};
export type Span = { from: number; to: number };
/** The value of an attribute without its quotes. */
export type PageAttribute = Span & { name: string; value: string };

const piece =
  /<!--[^]*?-->|<(?:script|style)\b[^>]*>[^]*?<\/(?:script|style)>|<(?<close>\/)?(?<tag>[a-z][\w-]*)(?<rest>(?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*(?<alone>\/)?>/giu;
const attribute = /(?<name>[^\s=<>"'/]+)\s*=\s*(?<quote>["'])(?<value>[^]*?)\k<quote>/gu;
const isEmptyTag = /^(?:img|br|hr|input|meta|link|source|col|area|base|embed|track|wbr)$/u;

/** The elements of a page, each behind what it stands in. Null where tags are missing or cross each other. */
export function pageElements(text: string): readonly PageElement[] | null {
  const found: PageElement[] = [];
  const open: number[] = [];
  for (const { 0: whole, index, groups = {} } of text.matchAll(piece)) {
    const tag = groups["tag"]?.toLowerCase();
    if (tag === undefined) continue;
    const end = index + whole.length;
    if (groups["close"] !== undefined) {
      const element = found[open.pop() ?? -1];
      if (element?.tag !== tag) return null;
      element.to = end;
      element.inner.to = index;
      continue;
    }
    const attributes = attributesIn(whole, index);
    found.push({
      tag,
      from: index,
      to: end,
      inner: { from: end, to: end },
      attributes,
      parent: open.at(-1) ?? null,
    });
    if (groups["alone"] === undefined && !isEmptyTag.test(tag)) open.push(found.length - 1);
  }
  return open.length === 0 ? found : null;
}

function attributesIn(tag: string, at: number): PageAttribute[] {
  return [...tag.matchAll(attribute)].map(({ 0: whole, index, groups = {} }) => {
    const value = groups["value"] ?? "";
    const from = at + index + whole.length - 1 - value.length;
    return { name: (groups["name"] ?? "").toLowerCase(), value, from, to: from + value.length };
  });
}
