/** What stands before an opening brace, and where that is. */
export type Head = { text: string; at: number };
/** What stands between braces and semicolons, with the heads of the blocks that it is in, from the outside in. */
export type Statement = { text: string; from: number; heads: readonly Head[] };

/** The statements of a text with blocks in braces. `hidden` are its comments and quotes, in which no sign counts. */
export function statementsIn(text: string, hidden: RegExp): Statement[] {
  const plain = text.replaceAll(hidden, withoutSigns);
  const found: Statement[] = [];
  let heads: readonly Head[] = [];
  let from = 0;
  for (const { 0: sign, index } of plain.matchAll(/[{};]/g)) {
    const own = plain.slice(from, index);
    const start = from + (own.length - own.trimStart().length);
    if (sign === "{") heads = [...heads, { text: own.trim(), at: start }];
    else if (own.trim() !== "") found.push({ text: own.trim(), from: start, heads });
    if (sign === "}") heads = heads.slice(0, -1);
    from = index + 1;
  }
  return found;
}

/** A comment as blanks, a quoted text without what would end a statement; each as long as it was. */
function withoutSigns(part: string): string {
  return /^["']/.test(part) ? part.replaceAll(/[{};]/g, "_") : part.replaceAll(/[^\n]/g, " ");
}
