import { wordsOf } from "../../../request/words/words.ts";
import type { PlainWish } from "../plain-wish.ts";

const pair =
  /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|\[[^[\]]*\]|\{[^{}]*\})\s*,?\s*$/u;

/** JSON without the one line whose key a wish names; the comma before it goes along where it was the last one. Null where no line is that, or several. */
export function withoutPair(path: string, text: string, wish: Extract<PlainWish, { deed: "remove" }>): string | null {
  if (!/\.jsonc?$/i.test(path)) return null;
  const [name = "", ...more] = wish.what;
  const lines = text.split("\n");
  const called = lines.flatMap((line, row) => {
    const key = pair.exec(line)?.[1];
    return key !== undefined && (key === name || wordsOf(key).join(" ") === wordsOf(name).join(" ")) ? [row] : [];
  });
  const [row, ...others] = called;
  if (row === undefined || others.length + more.length > 0) return null;
  const isLast = !/,\s*$/.test(lines[row] ?? "");
  const before = lines[row - 1] ?? "";
  // a comma would be left above a blank line or a comment
  if (isLast && !/[,{]\s*$/.test(before)) return null;
  const left = isLast && /,\s*$/.test(before) ? lines.with(row - 1, before.replace(/,(?=\s*$)/, "")) : lines;
  return left.toSpliced(row, 1).join("\n");
}
