/** Modules that Python brings along, which small models use and forget to import. */
const modules =
  "argparse collections csv datetime functools glob itertools json math os pathlib random re shutil statistics string subprocess sys time".split(
    " ",
  );

/** What is a class of its module here, rather than the module: `datetime.now()`. */
const ofClass = /(?<![\w.])datetime\.(?:now|today|strptime|fromisoformat|fromtimestamp|combine)\(/;

/**
 * A Python program with the imports that it lacks of modules that come with Python, and which these are; null where it lacks none, or did before. A name that it gives to
 * anything itself is no module.
 */
export function withMissingImports(former: string | null, text: string): { text: string; added: string[] } | null {
  const code = withoutTexts(text);
  const old = withoutTexts(former ?? "");
  const added = modules
    .filter((name) => lacks(code, name) && !lacks(old, name))
    .map((name) => (name === "datetime" && ofClass.test(code) ? "from datetime import datetime" : `import ${name}`));
  if (added.length === 0) return null;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = text.split("\n");
  const at = placeIn(lines);
  const before = lines.slice(0, at).map((line) => `${line}\n`);
  return { text: [...before, ...added.map((line) => line + eol), lines.slice(at).join("\n")].join(""), added };
}

function lacks(code: string, name: string): boolean {
  const isUsed = new RegExp(`(?<![\\w.])${name}\\.[A-Za-z_]`).test(code);
  const isKnown = new RegExp(
    `(?:^|[\\s,(])(?:import|as|for|global)\\s+(?:[\\w.]+,\\s*)*${name}\\b|\\bimport\\b[^\\n]*\\b${name}\\b|(?<![\\w.])${name}\\s*(?:=(?!=)|:)|\\bdef\\s+\\w+\\([^)]*\\b${name}\\b|\\b(?:def|class)\\s+${name}\\b`,
    "m",
  ).test(code);
  return isUsed && !isKnown;
}

/** Without what stands in quotes, and without comments. */
function withoutTexts(code: string): string {
  return code.replaceAll(/"""[^]*?"""|'''[^]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#[^\n]*/g, '""');
}

/** Behind what a program begins with: the line for the shell, what it says of itself, and imports that have to come first. */
function placeIn(lines: readonly string[]): number {
  let at = lines[0]?.startsWith("#!") ? 1 : 0;
  while (/^\s*(?:#.*)?$/.test(lines[at] ?? "x")) at++;
  const quotes = /^("""|''')/.exec(lines[at] ?? "")?.[1];
  if (quotes !== undefined) {
    const end = lines.findIndex(
      (line, index) => (index > at ? line : line.slice(quotes.length)).includes(quotes) && index >= at,
    );
    at = end === -1 ? at : end + 1;
  }
  const future = lines.findLastIndex((line) => line.startsWith("from __future__ "));
  return Math.max(at, future + 1);
}
