import type { ToolSpec } from "../../../agent/tool.ts";
import type { ToolCallFormat } from "../../field-engine.ts";
import { gbnfCharacter, gbnfLiteral, writeGrammar } from "../grammar/gbnf.ts";
import { grammarFor } from "../grammar/json-grammar.ts";

/** A tool that may be called now, and the values that its fields may have, where they are known. */
export type ToolOnOffer = { tool: ToolSpec; choices: ReadonlyMap<string, readonly string[]> };

/** More calls at once than that are a model that has lost itself. */
const mostCalls = 5;

/** So much of the first word of a call, such as `<tool_call>`, tells it from an answer. */
const longestMark = 12;

const anyText = String.raw`[^\x00]*`;

/** What a reply may be: a text that doesn't begin like a call, or calls of these tools. One of both must be possible. */
export function replyGrammar(format: ToolCallFormat, tools: readonly ToolOnOffer[], mayAnswer: boolean): string {
  const rules = new Map<string, string>();
  const mayCall = tools.length > 0;
  rules.set("root", [...(mayAnswer || !mayCall ? ["text"] : []), ...(mayCall ? ["calls"] : [])].join(" | "));
  if (mayAnswer || !mayCall) rules.set("text", textRule(format.call.opening));
  if (!mayCall) return writeGrammar(rules);
  const { opening, closing, nameToArguments, layout } = format.call;
  const more = format.parallel ? `(${gbnfLiteral(format.parallel.betweenCalls)} call){0,${mostCalls - 1}} ` : "";
  rules.set("calls", `${gbnfLiteral(opening)} call ${more}${gbnfLiteral(closing)}`);
  rules.set("call", tools.map((_, index) => `tool-${index}`).join(" | "));
  for (const [index, { tool, choices }] of tools.entries()) {
    const input = `input-${index}`;
    const grammar = grammarFor(tool.inputSchema, { name: input, layout, choices });
    for (const [name, body] of grammar.rules) rules.set(name, body);
    rules.set(`tool-${index}`, `${gbnfLiteral(tool.name + nameToArguments)} ${input}`);
  }
  return writeGrammar(rules);
}

/** Everything but blanks at its beginning, behind which a call could hide, and the mark that begins a call. */
function textRule(opening: string): string {
  const [word = ""] = opening.trimStart().split(/\s/);
  const mark = [...word].slice(0, longestMark);
  const ways = mark.map((character, index) => {
    const blanks = index === 0 ? String.raw` \t\n\r` : "";
    const other = `[^${blanks}${gbnfCharacter(character)}] ${anyText}`;
    if (index === 0) return other;
    return `${gbnfLiteral(mark.slice(0, index).join(""))} (${other})?`;
  });
  return ways.join(" | ");
}
