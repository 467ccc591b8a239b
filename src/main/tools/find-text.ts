/** A place in a file where a text stands, and what would stand there instead. */
export type TextMatch = {
  /** Where it stands, from and up to, in the file as it is. */
  start: number;
  end: number;
  /** The line where it begins, from 1. */
  line: number;
  /** The new text as this place needs it: its line ends, its indentation. */
  replacement: string;
  /** True where it makes up its lines from the first to the last character. */
  isWhole: boolean;
};

/** How closely the text had to be taken for it to be found. */
export type Closeness = "exact" | "blanks" | "indentation";

export type Found = { closeness: Closeness; matches: TextMatch[] };

/**
 * Finds a text that is to be replaced: to the letter, else without regard to blanks at line ends, else with another
 * indentation, which the new text then gets too. Only the closest kind counts. Line ends may differ in all of them.
 */
export function findText(text: string, oldText: string, newText: string): Found {
  const file = flatten(text);
  const wanted = oldText.replace(/\r\n?/g, "\n");
  const fresh = newText.replace(/\r\n?/g, "\n");
  const found = (closeness: Closeness, spans: readonly Span[]) => ({
    closeness,
    matches: spans.map((span) => toMatch(text, file, span)),
  });
  const exact = findExact(file.plain, wanted).map((start): Span => ({ start, end: start + wanted.length, fresh }));
  const clean = exact.filter(({ start }) => !cutsIndentation(file.plain, start));
  if (clean.length > 0) return found("exact", clean);
  const block = toBlock(wanted);
  for (const closeness of block ? (["blanks", "indentation"] as const) : []) {
    const near = block ? findBlock(file.plain, block, fresh, closeness) : [];
    if (near.length > 0) return found(closeness, near);
  }
  return found("exact", exact);
}

/** What begins amid the blanks of an indentation was written with another one, and its further lines would not fit. */
function cutsIndentation(plain: string, start: number): boolean {
  const lineStart = plain.lastIndexOf("\n", start - 1) + 1;
  return lineStart < start && /^[ \t]+$/.test(plain.slice(lineStart, start)) && /[ \t]/.test(plain[start] ?? "");
}

/** A part of the text with plain line ends, and what is to stand there. */
type Span = { start: number; end: number; fresh: string };

type Flat = { plain: string; toRaw(index: number): number };

/** The text with `\n` for every line end, and the way back. */
function flatten(text: string): Flat {
  if (!text.includes("\n")) return { plain: text.replaceAll("\r", "\n"), toRaw: (index) => index };
  const removed: number[] = [];
  const plain = text.replace(/\r\n/g, (_crlf, at: number) => {
    removed.push(at - removed.length);
    return "\n";
  });
  return { plain, toRaw: (index) => index + countBelow(removed, index) };
}

/** How many numbers of a sorted list are smaller. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Overlapping places count too: which of them is meant isn't clear either. */
function findExact(plain: string, wanted: string): number[] {
  const found: number[] = [];
  if (wanted === "") return found;
  for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + 1)) found.push(at);
  return found;
}

type Block = { lines: string[]; takesEnd: boolean };

/** Whole lines; null where there is nothing in them to go by. */
function toBlock(wanted: string): Block | null {
  const lines = wanted.split("\n");
  const takesEnd = lines.length > 1 && lines.at(-1) === "";
  if (takesEnd) lines.pop();
  return lines.some((line) => line.trim() !== "") ? { lines, takesEnd } : null;
}

function findBlock(plain: string, block: Block, fresh: string, closeness: "blanks" | "indentation"): Span[] {
  const lines = plain.split("\n");
  const starts = lineStarts(lines);
  const bare = closeness === "blanks" ? (line: string) => line.trimEnd() : (line: string) => line.trim();
  const have = lines.map(bare);
  const want = block.lines.map(bare);
  const spans: Span[] = [];
  for (let first = 0; first + want.length <= lines.length; first++) {
    if (!want.every((line, index) => line === have[first + index])) continue;
    const theirs = lines.slice(first, first + want.length);
    const fitted = closeness === "blanks" ? fresh : reindent(block.lines, theirs, fresh);
    if (fitted === null) continue;
    const last = first + want.length - 1;
    const lineEnd = (starts[last] ?? 0) + (lines[last] ?? "").length;
    const hasEnd = lineEnd < plain.length;
    const withEnd = block.takesEnd && hasEnd;
    // at the very end of a file without a last line end there is none to be replaced, and none is added
    const replacement = block.takesEnd && !hasEnd ? fitted.replace(/\n$/, "") : fitted;
    spans.push({ start: starts[first] ?? 0, end: withEnd ? lineEnd + 1 : lineEnd, fresh: replacement });
  }
  return spans;
}

function lineStarts(lines: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}

/** Gives new lines the indentation that the old ones have in the file. Null where no one rule leads from one to the other. */
function reindent(written: readonly string[], theirs: readonly string[], fresh: string): string | null {
  const rule = new Map<string, string>();
  for (const [index, line] of written.entries()) {
    if (line.trim() === "") continue;
    const [from, to] = [indentOf(line), indentOf(theirs[index] ?? "")];
    if ((rule.get(from) ?? to) !== to) return null;
    rule.set(from, to);
  }
  return fresh
    .split("\n")
    .map((line) => (line.trim() === "" ? line : apply(rule, indentOf(line)) + line.trimStart()))
    .join("\n");
}

function apply(rule: ReadonlyMap<string, string>, indent: string): string {
  const known = [...rule.keys()].filter((from) => indent.startsWith(from)).toSorted((a, b) => b.length - a.length)[0];
  if (known !== undefined) return (rule.get(known) ?? "") + indent.slice(known.length);
  const [from, to] = [...rule][0] ?? ["", ""];
  if (to.endsWith(from)) return to.slice(0, to.length - from.length) + indent;
  return from.endsWith(to) ? indent.slice(Math.min(indent.length, from.length - to.length)) : indent;
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

function toMatch(text: string, file: Flat, { start, end, fresh }: Span): TextMatch {
  const { plain, toRaw } = file;
  const [from, to] = [toRaw(start), toRaw(end)];
  const lineEnd = lineEndAround(text, from, to);
  return {
    start: from,
    end: to,
    line: countLines(plain, start),
    replacement: lineEnd === "\n" ? fresh : fresh.replaceAll("\n", lineEnd),
    isWhole:
      (start === 0 || plain[start - 1] === "\n") &&
      (end === plain.length || plain[end] === "\n" || plain[end - 1] === "\n"),
  };
}

/** The line end of the replaced lines themselves, else of the nearest line above or below: a file may mix them. */
function lineEndAround(text: string, from: number, to: number): string {
  const inside = text.slice(from, to).search(/[\r\n]/);
  const below = inside === -1 ? text.slice(to).search(/[\r\n]/) : -1;
  const at = inside !== -1 ? from + inside : below !== -1 ? to + below : Math.max(text.lastIndexOf("\n", from - 1), -1);
  if (at === -1) return text.includes("\r") && !text.includes("\n") ? "\r" : "\n";
  if (text[at] === "\r") return text[at + 1] === "\n" ? "\r\n" : "\r";
  return text[at - 1] === "\r" ? "\r\n" : "\n";
}

function countLines(plain: string, index: number): number {
  let line = 1;
  for (let at = plain.indexOf("\n"); at !== -1 && at < index; at = plain.indexOf("\n", at + 1)) line++;
  return line;
}
