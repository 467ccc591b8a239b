import { gbnfOneOf, writeGrammar } from "../dialects/grammar/gbnf.ts";
import { grammarFor } from "../dialects/grammar/json-grammar.ts";
import type { ValueSource } from "./form.ts";
import { valueText } from "./tool-values.ts";

/** A grammar for a value behind its label: a blank, and the value on one line. */
export function valueGrammar(source: ValueSource): string {
  if (source.type === "one-of") return `root ::= " " ${gbnfOneOf(source.values.map(valueText))}`;
  const { rules } = grammarFor(source.schema, { name: "value", layout: "compact" });
  return writeGrammar(new Map([["root", '" " value'], ...rules]));
}
