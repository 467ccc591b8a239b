const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** The code from a place on, up to a comma or the bracket that ends it; null where it goes on behind the line. */
export function partAt(line: string, at: number): string | null {
  const open: string[] = [];
  let quote = "";
  for (let end = at; end < line.length; end++) {
    const sign = line[end] ?? "";
    if (quote !== "") {
      if (sign === quote && line[end - 1] !== "\\") quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (open.length === 0 && ",)]}".includes(sign)) return line.slice(at, end).trimEnd();
    else if (closers[sign] !== undefined) open.push(closers[sign]);
    else if (")]}".includes(sign) && open.pop() !== sign) return null;
  }
  return null;
}

/** The code from behind an opening bracket up to the one that closes it; null where it goes on behind the line. */
export function argumentsAt(line: string, at: number): string | null {
  let end = at;
  for (;;) {
    const part = partAt(line, end);
    if (part === null) return null;
    end += part.length;
    while (line[end] === " ") end++;
    if (line[end] !== ",") return line[end] === ")" ? line.slice(at, end) : null;
    end++;
  }
}

/** What stands at the top of a list: `a, f(b, c)` has two parts. */
export function partsOf(code: string): string[] {
  const parts: string[] = [];
  let at = 0;
  while (at < code.length) {
    const part = partAt(`${code})`, at);
    if (part === null) return [code];
    parts.push(part.trim());
    at += part.length;
    while (at < code.length && code[at] !== ",") at++;
    at++;
  }
  return parts;
}
