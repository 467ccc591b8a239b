/** A place in a text. Both count from 1, as editors do. */
export type Position = { line: number; column: number };

type Found = { path: readonly string[]; at: number };

/**
 * Finds the key at `path` in a TOML text that parses; numbers are places in a list. Where the key itself isn't written,
 * as one that is missing isn't, it is the place of the nearest key around it, and the start of the file if there is none.
 */
export function findKey(text: string, path: readonly PropertyKey[]): Position {
  const wanted = path.map(String);
  let at = 0;
  let depth = 0;
  for (const key of keysOf(text)) {
    const shared = sharedLength(key.path, wanted);
    if (shared <= depth || shared < Math.min(key.path.length, wanted.length)) continue;
    depth = shared;
    at = key.at;
  }
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** All keys and list items in the order in which they are written. */
function keysOf(text: string): Found[] {
  const found: Found[] = [];
  const lists = new Map<string, number>();
  let at = 0;

  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [skipped = ""] = pattern.exec(text) ?? [];
    at += skipped.length;
    return skipped;
  };

  const readKey = (): string[] => {
    const parts: string[] = [];
    do {
      skip(/[ \t]*/y);
      const part = skip(/"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^\s.=\]'"]+/y);
      parts.push(unquote(part));
      skip(/[ \t]*/y);
    } while (skip(/\./y));
    return parts;
  };

  const readPair = (base: readonly string[]) => {
    const start = at;
    const path = [...base, ...readKey()];
    found.push({ path, at: start });
    skip(/=[ \t]*/y);
    readValue(path);
  };

  const readValue = (path: readonly string[]) => {
    if (skip(/"""[^]*?(?<!\\)(?:\\\\)*"""+|'''[^]*?'''+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y)) return;
    if (skip(/\[/y)) {
      for (let item = 0; ; item++) {
        skip(between);
        if (skip(/\]/y) || at >= text.length) return;
        found.push({ path: [...path, String(item)], at });
        readValue([...path, String(item)]);
      }
    }
    if (skip(/\{/y)) {
      for (;;) {
        skip(between);
        if (skip(/\}/y) || at >= text.length) return;
        readPair(path);
      }
    }
    // a value of no known kind can't be here, and must not stop the scan
    if (!skip(/[^,\]}#\n]+/y)) at++;
  };

  const readHeader = () => {
    const start = at;
    const isList = skip(/\[\[?/y) === "[[";
    const path: string[] = [];
    const parts = readKey();
    for (const [index, part] of parts.entries()) {
      path.push(part);
      const name = JSON.stringify(path);
      const isNewItem = isList && index === parts.length - 1;
      const item = (lists.get(name) ?? -1) + (isNewItem ? 1 : 0);
      if (isNewItem) lists.set(name, item);
      if (item >= 0) path.push(String(item));
    }
    found.push({ path, at: start });
    skip(/[^\n]*/y);
    return path;
  };

  let table: readonly string[] = [];
  for (skip(between); at < text.length; skip(between)) {
    if (text.charAt(at) === "[") table = readHeader();
    else readPair(table);
  }
  return found;
}

/** Everything that separates keys, headers and items. */
const between = /(?:[\s,]|#[^\n]*)*/y;

function unquote(part: string): string {
  if (part.startsWith("'")) return part.slice(1, -1);
  if (!part.startsWith('"')) return part;
  try {
    return String(JSON.parse(part));
  } catch {
    // an escape that JSON doesn't know: the key isn't one of ours, and only its place matters
    return part.slice(1, -1);
  }
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((part, index) => part !== other[index]);
  return different === -1 ? one.length : different;
}
