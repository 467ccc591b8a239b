/**
 * An item of a list in a YAML file, from its line to before `to`, counted from 0: what it says without its keys, and those of its own keys, null for a bare text. `parents` are the keys that it stands
 * under, `list` is the line of the last of them, -1 for none.
 */
export type YamlItem = {
  from: number;
  to: number;
  indent: number;
  parents: readonly string[];
  list: number;
  keys: readonly string[] | null;
  texts: readonly string[];
};

type Above = { indent: number; isItem: boolean; label: string; row: number };

const shape = /^(\s*)(- +)?(?:("[^"]*"|'[^']*'|[^\s"'#:[\]{}&*!|>,?%@-][^"'#:]*?)\s*:(?=\s|$))?\s*(.*?)\s*$/u;
const isNothing = /^\s*(?:#|$|---)/u;
/** What looks like an item there is only text. */
const hasText = /(?::|-)\s+[|>][+-]?\d?[+-]?\s*(?:#.*)?$/mu;

/** The items of all lists of a YAML file that have their lines to themselves; none where it has texts of several lines. */
export function yamlItems(text: string): YamlItem[] {
  if (hasText.test(text)) return [];
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  let above: Above[] = [];
  return lines.flatMap((line, row) => {
    if (isNothing.test(line)) return [];
    const [, lead = "", dash = "", key] = shape.exec(line) ?? [];
    const [indent, isItem] = [lead.length, dash !== ""];
    above = above.filter((each) => each.indent < indent || (each.indent === indent && isItem && !each.isItem));
    const parents = above.map(({ label }) => label);
    const list = above.at(-1)?.row ?? -1;
    if (isItem) above.push({ indent, isItem: true, label: "-", row });
    if (key !== undefined) above.push({ indent: indent + dash.length, isItem: false, label: key, row });
    if (!isItem) return [];
    const to = endOf(lines, row, indent);
    return [{ from: row, to, indent, parents, list, ...saidIn(lines.slice(row, to), indent + dash.length) }];
  });
}

function endOf(lines: readonly string[], from: number, indent: number): number {
  let end = from + 1;
  for (let row = from + 1; row < lines.length; row++) {
    const line = lines[row] ?? "";
    if (isNothing.test(line)) continue;
    if (line.length - line.trimStart().length <= indent) break;
    end = row + 1;
  }
  return end;
}

function saidIn(own: readonly string[], depth: number): Pick<YamlItem, "keys" | "texts"> {
  const parts = own.map((line) => shape.exec(line) ?? []);
  const keys = parts.flatMap(([, lead = "", dash = "", key]) =>
    key !== undefined && lead.length + dash.length === depth ? [key] : [],
  );
  const texts = parts.map(({ 4: value = "" }) => value.replace(/\s+#.*$/u, "").replaceAll(/^["']|["']$/gu, ""));
  return { keys: keys.length > 0 ? keys : null, texts: texts.filter((text) => text !== "") };
}
