import type { Call } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { beginsLike, callMarks } from "./call-marks.ts";
import { callsIn, couldDescribeCall, type ShapedCalls, weakest } from "./call-shape.ts";
import { jsonValues, readJson } from "./json-text.ts";
import { readMarkedUpCall, readWrittenCall } from "./written-call.ts";

/** The calls in a text that should be nothing but calls, such as the inside of a fence; null where it is something else. */
export function readBody(body: string, tools: readonly ToolSpec[], depth = 0): ShapedCalls | null {
  const written = readWrittenLines(body, tools);
  if (written) return { calls: written, confidence: "alone" };
  const inner = body.trim();
  const mark = callMarks.find((candidate) => inner.startsWith(candidate));
  if (mark === "<function=") {
    const json = /^<function=([\w.-]+)>\s*(\{[\s\S]*?)(?:<\/function>)?\s*$/.exec(inner);
    if (json) return callsFromText(`{"name": "${json[1]}", "arguments": ${json[2]}}`, tools);
    const call = readMarkedUpCall(inner, tools);
    return call ? { calls: [call], confidence: "sure" } : null;
  }
  if (mark === undefined) return callsFromText(inner, tools);
  return depth > 2 ? null : readBody(inner.slice(mark.length).replace(/<\/[^>]*>$/, ""), tools, depth + 1);
}

/** One JSON value, or one on each line. */
export function callsFromText(text: string, tools: readonly ToolSpec[]): ShapedCalls | null {
  if (!couldDescribeCall(text, tools)) return null;
  const strict = strictCalls(text, tools);
  if (strict) return strict;
  const value = readJson(text)?.value;
  const shaped = value === undefined ? null : callsIn(value, tools);
  return shaped ? { calls: shaped.calls, confidence: weakest([shaped.confidence, "likely"]) } : null;
}

function strictCalls(text: string, tools: readonly ToolSpec[]): ShapedCalls | null {
  const shaped = jsonValues(text)?.map((value) => callsIn(value, tools)) ?? [];
  const all = shaped.filter((calls) => calls !== null);
  if (all.length === 0 || all.length < shaped.length) return null;
  return { calls: all.flatMap(({ calls }) => calls), confidence: weakest(all.map(({ confidence }) => confidence)) };
}

/** Calls in the style of a program, and nothing else. */
export function readWrittenLines(text: string, tools: readonly ToolSpec[]): Call[] | null {
  const calls: Call[] = [];
  for (let at = text.search(/\S/); at !== -1 && at < text.length;) {
    const written = readWrittenCall(text, at, tools);
    if (!written) return null;
    calls.push(written.call);
    at = written.end + (/^[\s;]*/.exec(text.slice(written.end))?.[0].length ?? 0);
  }
  return calls.length > 0 ? calls : null;
}

/** False as soon as the beginning of a body rules out that it will hold calls. */
export function couldBeCalls(body: string, tools: readonly ToolSpec[]): boolean {
  const inner = body.trimStart();
  if (inner === "" || couldBeWritten(inner, tools)) return true;
  if (callMarks.some((mark) => inner.startsWith(mark) || beginsLike(mark, inner))) return true;
  return couldDescribeCall(inner, tools);
}

/** Whether a text begins, or may still come to begin, with the name of a tool and a parenthesis. */
export function couldBeWritten(beginning: string, tools: readonly ToolSpec[]): boolean {
  const word = /^[\w.]+/.exec(beginning)?.[0];
  if (word === undefined) return false;
  if (word.length === beginning.length) return tools.some((tool) => tool.name.startsWith(word));
  return beginning[word.length] === "(" && tools.some((tool) => tool.name === word);
}
