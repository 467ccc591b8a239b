import type { Json, JsonObject } from "../../../shared/json.ts";
import type { Call } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { fitInput, judgeInput } from "./fit-input.ts";
import { readJson } from "./json-text.ts";
import { findTool } from "./tool-name.ts";

export type WrittenCall = { call: Call; end: number };

/**
 * Reads a call that is written like one of a program, `view(path="a.md")`, at `start`. Its values are literals: where a
 * name stands for a value the text is about code, and no call. Null where it is none, or isn't complete.
 */
export function readWrittenCall(text: string, start: number, tools: readonly ToolSpec[]): WrittenCall | null {
  const head = /^([A-Za-z_][\w.]*)\(\s*/.exec(text.slice(start, start + 80));
  const named = head?.[1] === undefined ? null : findTool(head[1], tools);
  if (!head || named?.match !== "exact") return null;
  const values = readArguments(text, start + head[0].length);
  if (!values) return null;
  const { tool } = named;
  const input = fitInput(byName(values.list, tool), tool);
  const { unknown, isComplete } = judgeInput(input, tool);
  return unknown === 0 && isComplete ? { call: { tool: tool.name, input }, end: values.end } : null;
}

/** Reads `<function=view><parameter=path>a.md</parameter></function>`, the form that newer Qwen models use. */
export function readMarkedUpCall(text: string, tools: readonly ToolSpec[]): Call | null {
  const head = /^\s*<function=([\w.-]+)>/.exec(text);
  const named = head?.[1] === undefined ? null : findTool(head[1], tools);
  if (!head || !named) return null;
  const input: JsonObject = {};
  for (const [, name = "", value = ""] of text.matchAll(/<parameter=([\w.-]+)>\n?([\s\S]*?)\n?<\/parameter>/g)) {
    Object.defineProperty(input, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return { tool: named.tool.name, input: fitInput(input, named.tool) };
}

type Argument = { name: string | null; value: Json };

function readArguments(text: string, start: number): { list: Argument[]; end: number } | null {
  const list: Argument[] = [];
  let at = start;
  for (;;) {
    at = skipBlank(text, at);
    if (text[at] === ")") return { list, end: at + 1 };
    const name = /^([A-Za-z_]\w*)\s*[=:]\s*/.exec(text.slice(at, at + 80));
    const value = readLiteral(text, at + (name?.[0].length ?? 0));
    if (!value) return null;
    list.push({ name: name?.[1] ?? null, value: value.value });
    at = skipBlank(text, value.end);
    if (text[at] === ",") at += 1;
    else if (text[at] !== ")") return null;
  }
}

function byName(list: readonly Argument[], tool: ToolSpec): JsonObject {
  const input: JsonObject = {};
  for (const [index, { name, value }] of list.entries()) {
    const field = name ?? tool.fields[index]?.name ?? `argument_${index + 1}`;
    Object.defineProperty(input, field, { value, enumerable: true, configurable: true, writable: true });
  }
  return input;
}

function readLiteral(text: string, start: number): { value: Json; end: number } | null {
  const rest = text.slice(start);
  const word = /^(?:-?\d+(?:\.\d+)?|[Tt]rue|[Ff]alse|None|null)\b/.exec(rest)?.[0];
  if (word !== undefined) return { value: wordValue(word), end: start + word.length };
  const quoted = /^("""|'''|["'`])/.exec(rest)?.[0];
  if (quoted !== undefined) return readQuoted(text, start + quoted.length, quoted);
  return readNested(text, start);
}

function wordValue(word: string): Json {
  if (/^[Tt]/.test(word)) return true;
  if (/^[Ff]/.test(word)) return false;
  return /^[Nn]/.test(word) ? null : Number(word);
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
]);

function readQuoted(text: string, start: number, quote: string): { value: string; end: number } | null {
  let value = "";
  for (let at = start; at < text.length; at++) {
    if (text.startsWith(quote, at)) return { value, end: at + quote.length };
    if (text[at] === "\\" && at + 1 < text.length) {
      at += 1;
      const escaped = text[at] ?? "";
      value += escapes.get(escaped) ?? escaped;
    } else value += text[at] ?? "";
  }
  return null;
}

/** A list or an object as a value. */
function readNested(text: string, start: number): { value: Json; end: number } | null {
  const first = text[start];
  if (first !== "[" && first !== "{") return null;
  for (let end = text.indexOf(first === "[" ? "]" : "}", start); end !== -1;) {
    const read = readJson(text.slice(start, end + 1));
    if (read?.isStrict) return { value: read.value, end: end + 1 };
    end = text.indexOf(first === "[" ? "]" : "}", end + 1);
  }
  return null;
}

function skipBlank(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text[at] ?? "")) at += 1;
  return at;
}
