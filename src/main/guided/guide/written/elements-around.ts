import { wordsOf } from "../request/words/words.ts";

const tag = /<!--[^]*?-->|<(\/?)([a-z][a-z\d-]*)((?:\s[^<>]*?)?)(\/?)>/giu;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/iu;
const naming = /\b(?:id|class|aria-label|title|name)=(?:"([^"]*)"|'([^']*)')/giu;

/** The words of the elements of a page that a row, counted from 0, stands in: their kinds, and what their attributes call them. */
export function elementsAround(text: string, row: number): string[] {
  const before = text.split("\n").slice(0, row).join("\n");
  const open: { name: string; words: string[] }[] = [];
  for (const [, close, name = "", attributes = "", isEmpty] of before.matchAll(tag)) {
    if (name === "" || isEmpty === "/" || empty.test(name)) continue;
    if (close === "/") {
      const at = open.findLastIndex((each) => each.name === name.toLowerCase());
      if (at >= 0) open.splice(at);
      continue;
    }
    const called = [...attributes.matchAll(naming)].flatMap(([, one = "", other = ""]) => wordsOf(one + other));
    open.push({ name: name.toLowerCase(), words: [...wordsOf(name), ...called] });
  }
  return open.flatMap(({ words }) => words);
}
