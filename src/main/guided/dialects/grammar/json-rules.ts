import { gbnfLiteral, type GrammarRules } from "./gbnf.ts";

/** Values that are the same in every schema. */
export type BasicRule =
  | "json-value"
  | "json-object"
  | "json-array"
  | "json-string"
  | "json-some-string"
  | "json-number"
  | "json-integer"
  | "json-natural"
  | "json-positive"
  | "json-boolean";

/** The rule for a basic value, and those that it names. */
export function basicRules(kind: BasicRule, layout: "compact" | "spaced"): GrammarRules {
  const named = new Set([kind, ...needs[kind]]);
  return new Map([...allRules(layout)].filter(([name]) => named.has(name)));
}

/** What stands between two items, and between two members. */
export function separator(layout: "compact" | "spaced"): string {
  return layout === "spaced" ? ", " : ",";
}

export function colon(layout: "compact" | "spaced"): string {
  return layout === "spaced" ? ": " : ":";
}

const anything = ["json-value", "json-object", "json-array", "json-string", "json-number", "json-boolean", "json-char"];

/** The other rules that a basic rule names. */
const needs: Readonly<Record<BasicRule, readonly string[]>> = {
  "json-value": anything,
  "json-object": anything,
  "json-array": anything,
  "json-string": ["json-char"],
  "json-some-string": ["json-char"],
  "json-number": [],
  "json-integer": [],
  "json-natural": [],
  "json-positive": [],
  "json-boolean": [],
};

/** Digits are bounded: a model that writes a third would never come to an end. */
function allRules(layout: "compact" | "spaced"): ReadonlyMap<string, string> {
  const next = gbnfLiteral(separator(layout));
  const member = `json-string ${gbnfLiteral(colon(layout))} json-value`;
  return new Map([
    ["json-value", 'json-object | json-array | json-string | json-number | json-boolean | "null"'],
    ["json-object", `"{" (${member} (${next} ${member})*)? "}"`],
    ["json-array", `"[" (json-value (${next} json-value)*)? "]"`],
    ["json-string", String.raw`"\"" json-char* "\""`],
    ["json-some-string", String.raw`"\"" json-char+ "\""`],
    ["json-char", String.raw`[^"\\\x00-\x1F] | "\\" (["\\/bfnrt] | "u" [0-9a-fA-F]{4})`],
    ["json-number", '"-"? ("0" | [1-9] [0-9]{0,20}) ("." [0-9]{1,24})? ([eE] [-+]? [0-9]{1,3})?'],
    ["json-integer", '"-"? ("0" | [1-9] [0-9]{0,15})'],
    ["json-natural", '"0" | [1-9] [0-9]{0,15}'],
    ["json-positive", "[1-9] [0-9]{0,15}"],
    ["json-boolean", '"true" | "false"'],
  ]);
}
