import type { Part } from "../lines/passages.ts";

/** A key with a value of its own, and where that begins in its line. */
export type YamlPair = { row: number; key: string; value: string; from: number };

/**
 * A thing of several keys in a YAML file: an item of a list, or a key with keys below it. Its lines are without the blank ones and the comments at their end. `parents` are the keys and the
 * things that it stands under, from the outside in.
 */
export type YamlRecord = Part & {
  kind: "item" | "key";
  indent: number;
  names: readonly string[];
  pairs: readonly YamlPair[];
  parents: readonly string[];
};

const key = String.raw`("[^"]*"|'[^']*'|[^\s"'#:[\]{}&*!|>,?%@-][^"'#:]*?|\d[^"'#:]*?)`;
const pair = new RegExp(
  String.raw`^(\s*(?:- +)?)${key}(\s*:\s+)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'#[\]{}&*!|>%@](?:[^#]|(?<=\S)#)*?)(?:\s+#.*|\s*)$`,
  "u",
);
const head = new RegExp(String.raw`^(\s*(?:- +)?)${key}\s*:(?:\s+&\S+)?(?:\s+#.*|\s*)$`, "u");
const isNothing = /^\s*(?:#|$)/u;
const opensText = /(?::|-)\s+[|>][+-]?\d?[+-]?\s*(?:#.*)?$/u;
/** Keys that say who or what a thing is. */
const saysWhose =
  /^(?:name|title|titel|id|label|slug|alias|who|what|was|wer|item|名前|名称|品名|件名|題|題名|タイトル)$/iu;

/** A line that says something; `depth` is where its key begins, behind the dash of an item. */
type Line = { indent: number; depth: number; isItem: boolean; pair: YamlPair | null; head: string | null };

/** The things of a YAML file, in the order of their first lines. */
export function yamlRecords(text: string): YamlRecord[] {
  const lines = linesOf(text);
  let above: { indent: number; isItem: boolean; label: string }[] = [];
  return lines.flatMap((line, from): YamlRecord[] => {
    if (!line) return [];
    const { indent, isItem } = line;
    above = above.filter((each) => each.indent < indent || (each.indent === indent && isItem && !each.isItem));
    const parents = above.map(({ label }) => label);
    const to = endOf(lines, from);
    const pairs = pairsOf(lines, from, to);
    const isRecord = isItem ? pairs.length > 0 : line.head !== null && to > from + 1;
    const whose = pairs.filter((each, index) => (isItem && index === 0) || saysWhose.test(each.key));
    const names = [
      ...(isItem || line.head === null ? [] : [line.head]),
      ...whose.map(({ value }) => plainValue(value)),
    ];
    const label = line.head ?? names[0];
    if (label !== undefined) above.push({ indent, isItem, label });
    if (isItem && line.head !== null) above.push({ indent: line.depth, isItem: false, label: line.head });
    return isRecord ? [{ kind: isItem ? "item" : "key", from, to, indent, names, pairs, parents }] : [];
  });
}

/** A value without its quotes. */
export function plainValue(value: string): string {
  return value.replaceAll(/^["']|["']$/gu, "");
}

function linesOf(text: string): (Line | null)[] {
  let textIndent = -1;
  return text.split("\n").map((whole, row) => {
    const line = whole.replace(/\r$/, "");
    if (isNothing.test(line) && textIndent === -1) return null;
    const indent = line.length - line.trimStart().length;
    const isText = line.trim() === "" || (textIndent >= 0 && indent > textIndent);
    if (isText) return line.trim() === "" ? null : { indent, depth: indent, isItem: false, pair: null, head: null };
    textIndent = opensText.test(line) ? indent : -1;
    if (isNothing.test(line)) return null;
    const [, lead = "", own = "", sign = "", value] = pair.exec(line) ?? [];
    const from = lead.length + own.length + sign.length;
    const opened = value === undefined ? head.exec(line) : null;
    return {
      indent,
      depth: /^\s*(?:- +)?/u.exec(line)?.[0].length ?? indent,
      isItem: /^\s*- /u.test(line),
      pair: value === undefined ? null : { row, key: plainValue(own), value, from },
      head: opened ? plainValue(opened[2] ?? "") : null,
    };
  });
}

/** Behind the last line that belongs to one: that is indented further, or an item of the list that a key has. */
function endOf(lines: readonly (Line | null)[], from: number): number {
  const own = lines[from];
  let end = from + 1;
  for (let row = from + 1; own && row < lines.length; row++) {
    const line = lines[row];
    if (!line) continue;
    const isListOfKey = own.head !== null && !own.isItem && line.isItem && line.indent === own.indent;
    if (line.indent <= own.indent && !isListOfKey) break;
    end = row + 1;
  }
  return end;
}

/** The keys of a thing itself, without those of what stands in it. */
function pairsOf(lines: readonly (Line | null)[], from: number, to: number): YamlPair[] {
  const [own, ...others] = lines.slice(from, to).flatMap((line) => line ?? []);
  const [first] = others;
  // a list of things has no keys itself
  const depth = own?.isItem === true ? own.depth : first?.isItem === true ? null : first?.depth;
  const inner = others.filter((line) => !line.isItem && line.depth === depth);
  return [...(own?.isItem === true ? [own] : []), ...inner].flatMap((line) => line.pair ?? []);
}
