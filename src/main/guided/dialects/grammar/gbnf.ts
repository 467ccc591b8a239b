/** The rules of a grammar by name, in GBNF. One of them is called `root` when the grammar is whole. */
export type GrammarRules = ReadonlyMap<string, string>;

/** A grammar as the engine takes it. */
export function writeGrammar(rules: GrammarRules): string {
  return [...rules].map(([name, body]) => `${name} ::= ${body}`).join("\n");
}

/** A string as a GBNF literal. Everything beyond plain letters is written by number, so nothing can end it early. */
export function gbnfLiteral(text: string): string {
  return `"${[...text.toWellFormed()].map(gbnfCharacter).join("")}"`;
}

/** One character inside a literal or a character class. */
export function gbnfCharacter(character: string): string {
  if (/^[\w ,.:;/(){}=+*<>|&%$#@!?'`~]$/.test(character)) return character;
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`;
}

/**
 * Exactly these texts, as a tree by their beginnings: what a grammar costs at each token is how many ways it has to go on,
 * and of a thousand paths only a few part at the same place.
 */
export function gbnfOneOf(texts: readonly string[]): string {
  const all = [...new Set(texts.map((text) => text.toWellFormed()))];
  return branches(all.map((text) => [...text]));
}

/** `texts` as lists of characters, all different. */
function branches(texts: readonly (readonly string[])[]): string {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const text of texts) {
    const [first] = text;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), text]);
  }
  const ways = [...byFirst.values()].map((group) => {
    const shared = sharedLength(group);
    const beginning = gbnfLiteral(group[0]?.slice(0, shared).join("") ?? "");
    const rests = group.map((text) => text.slice(shared));
    return group.length === 1 ? beginning : `${beginning} ${branches(rests)}`;
  });
  const hasEnd = texts.some((text) => text.length === 0);
  return ways.length === 1 && !hasEnd ? (ways[0] ?? '""') : `(${ways.join(" | ")})${hasEnd ? "?" : ""}`;
}

function sharedLength(texts: readonly (readonly string[])[]): number {
  const [first = [], ...others] = texts;
  const parts = first.findIndex((character, index) => others.some((other) => other[index] !== character));
  return parts === -1 ? first.length : parts;
}
