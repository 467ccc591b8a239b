/** What front matter can say of one key: a text, a list of texts, or texts by names. */
export type FrontValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A Markdown file's front matter and what stands behind it. */
export type FrontMatter = { fields: Readonly<Record<string, FrontValue>>; body: string };

/** What is wrong with a line of it, from 1 on. */
export type FrontMistake = { line: number; what: string };

/**
 * Reads the part of YAML that front matter is written in: texts, plain, quoted or in blocks, lists of them, and one level of
 * names. Null where the text has no front matter. Throws nothing: what can't be read is a mistake with its line.
 */
export function readFrontMatter(text: string): FrontMatter | FrontMistake | null {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  if (lines[0]?.trimEnd() !== "---") return null;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end === -1) return { line: 1, what: 'The front matter has no end. Close it with a line of "---".' };
  const fields: Record<string, FrontValue> = Object.create(null) as Record<string, FrontValue>; // names are the file's own
  for (let index = 1; index < end; index++) {
    const line = lines[index] ?? "";
    if (isBlank(line)) continue;
    const [, key, rest = ""] = /^([A-Za-z_][\w-]*)\s*:(?:\s+(.*))?$/.exec(line) ?? [];
    if (key === undefined) return { line: index + 1, what: `"${line.trim()}" is no "key: value".` };
    if (Object.hasOwn(fields, key)) return { line: index + 1, what: `"${key}" is there twice.` };
    const inner = innerLines(lines, index + 1, end);
    const value = readValue(rest.trim(), inner);
    if (value === null) return { line: index + 1, what: `What "${key}" says can't be read. Put it into quotes.` };
    fields[key] = value;
    index += inner.length;
  }
  const body = lines.slice(end + 1).join("\n");
  return { fields, body: body.trim() };
}

/** The lines that belong to a key: those that are indented, and lists, which needn't be. */
function innerLines(lines: readonly string[], from: number, end: number): string[] {
  const inner: string[] = [];
  for (const line of lines.slice(from, end)) {
    if (!/^(?:\s|-\s)/.test(line) && line !== "") break;
    inner.push(line);
  }
  return inner;
}

function readValue(rest: string, inner: readonly string[]): FrontValue | null {
  if (/^[|>][+-]?$/.test(rest)) return readBlock(inner, rest.startsWith(">"));
  const written = inner.filter((line) => !isBlank(line));
  if (rest.startsWith("[")) return readFlowList(rest);
  if (/^[{&*!|>]/.test(rest)) return null;
  if (rest !== "" && !rest.startsWith("#")) return readText([rest, ...written.map((line) => line.trim())].join(" "));
  if (written.length === 0) return "";
  if (written.every((line) => /^\s*-(?:\s|$)/.test(line))) {
    return allOf(written.map((line) => readText(line.replace(/^\s*-\s*/, ""))));
  }
  return readNames(written);
}

function readNames(lines: readonly string[]): FrontValue | null {
  const pairs = lines.map((line) => /^\s+([\w.-]+)\s*:(?:\s+(.*))?$/.exec(line));
  const values = pairs.map((pair) => (pair ? readText(pair[2] ?? "") : null));
  const texts = allOf(values);
  return texts && Object.fromEntries(pairs.map((pair, index) => [pair?.[1] ?? "", texts[index] ?? ""]));
}

function readBlock(inner: readonly string[], isFolded: boolean): string {
  const indent = /^\s*/.exec(inner.find((line) => line.trim() !== "") ?? "")?.[0].length ?? 0;
  const lines = inner.map((line) => line.slice(indent).trimEnd());
  const text = isFolded ? lines.join("\n").replaceAll(/(?<!\n)\n(?!\n)/g, " ") : lines.join("\n");
  return text.trimEnd();
}

function readFlowList(rest: string): string[] | null {
  const inside = /^\[(.*)\](?:\s+#.*)?$/.exec(rest)?.[1];
  if (inside === undefined) return null;
  const items = inside.match(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,\s][^,]*/g) ?? [];
  return allOf(items.map((item) => readText(item.trim())));
}

/** A text as it is meant: without its quotes, or without a comment behind it. Null where the quotes don't close. */
function readText(written: string): string | null {
  if (written.startsWith('"')) {
    const quoted = /^("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/.exec(written)?.[1];
    return quoted === undefined ? null : unescape(quoted);
  }
  if (written.startsWith("'")) return /^'((?:[^']|'')*)'\s*(?:#.*)?$/.exec(written)?.[1]?.replaceAll("''", "'") ?? null;
  return written.replace(/\s+#.*$/, "").trim();
}

function unescape(quoted: string): string | null {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return null;
  }
}

function allOf(values: readonly (string | null)[]): string[] | null {
  const texts = values.filter((value) => value !== null);
  return texts.length === values.length ? texts : null;
}

function isBlank(line: string): boolean {
  return /^\s*(?:#.*)?$/.test(line);
}
