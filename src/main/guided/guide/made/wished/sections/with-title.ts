import type { SetWish } from "../slots.ts";

const titles = /^(?:(?:main |page )?(?:title|heading|headline)|titel|(?:haupt)?überschrift|タイトル|見出し|題名)$/iu;

/** A text with another title: its only heading of the first rank, or what a page is called; null where a wish names no title, or the text has none or several. */
export function withTitle(
  path: string,
  text: string,
  { what: [name = "", ...more], from, to }: SetWish,
): string | null {
  if (!titles.test(name.trim()) || more.length > 0 || from !== null) return null;
  if (/\.(?:md|markdown)$/i.test(path)) return withOnly(text, /^# +.+$/gmu, `# ${to}`);
  if (/\.html?$/i.test(path)) {
    const isHead = /^(?:page )?tit/iu.test(name);
    return isHead
      ? withOnly(text, /(?<=<title>)[^<]*(?=<\/title>)/giu, to)
      : withOnly(text, /(?<=<h1\b[^>]*>)[^<]*(?=<\/h1>)/giu, to);
  }
  return null;
}

function withOnly(text: string, pattern: RegExp, fresh: string): string | null {
  const isCode = /^```/mu.test(text);
  return !isCode && text.match(pattern)?.length === 1 ? text.replace(pattern, () => fresh) : null;
}
