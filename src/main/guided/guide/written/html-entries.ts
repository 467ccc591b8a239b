import type { Entry } from "./list-groups.ts";

/** A row of a table or an item of a list on a page, with the texts of its cells; an item is one cell. */
export type HtmlEntry = Entry & { cells: readonly string[] };

const opens = /^\s*<(tr|li)(?:\s[^>]*)?>/iu;
const cell = /<(td|th)(?:\s[^>]*)?>([^]*?)<\/\1>/giu;

/** The rows and items of a page that have their lines to themselves; what has others within itself, and rows of headings only, are none. */
export function htmlEntries(text: string): HtmlEntry[] {
  const lines = text.split("\n");
  return lines.flatMap((line, start) => {
    const tag = opens.exec(line)?.[1]?.toLowerCase();
    if (tag === undefined) return [];
    const close = `</${tag}>`;
    const length = lines.slice(start).findIndex((each) => each.toLowerCase().includes(close)) + 1;
    const own = lines.slice(start, start + length).join("\n");
    const isAlone =
      length > 0 && own.toLowerCase().trimEnd().endsWith(close) && own.split(/<(?:tr|li)[\s>]/iu).length === 2;
    const cells = tag === "li" ? [own] : [...own.matchAll(cell)].map(([, , inner = ""]) => inner);
    const isHead = tag === "tr" && !/<td[\s>]/iu.test(own);
    return isAlone && !isHead ? [{ start, end: start + length, cells: cells.map(plainText) }] : [];
  });
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ (?=[,;:])/gu, "")
    .trim();
}
