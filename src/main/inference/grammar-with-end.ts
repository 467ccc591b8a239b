import { gbnfLiteral } from "../guided/dialects/grammar/gbnf.ts";

/**
 * A grammar for a field and the text that ends it. The field's own `root` gets another name, and the new root is that
 * followed by the ending, so that a model may end the field where the grammar lets it, and nowhere else.
 */
export function grammarWithEnd(grammar: string, end: string): string {
  return `root ::= ${fieldRule} ${gbnfLiteral(end)}\n${renameRoot(grammar)}`;
}

const fieldRule = "hearth-field";

/** Matches what can hide the word `root` (literals, character classes, comments) before whole names. */
const pieces = /"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]|#[^\n]*|[A-Za-z0-9-]+/g;

function renameRoot(grammar: string): string {
  return grammar.replaceAll(pieces, (piece) => (piece === "root" ? fieldRule : piece));
}
