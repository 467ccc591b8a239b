import type { Json } from "../../shared/json.ts";
import type { Call } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { type Confidence, callsIn, couldDescribeCall, readJson, type ShapedCalls, weakest } from "./call-shape.ts";
import { readMarkedUpCall, readWrittenCall } from "./written-call.ts";

/** What a text holds, from a place on. */
export type Found =
  /** No call so far. What follows `resumeAt` has to be read again when there is more text. */
  | { type: "none"; resumeAt: number }
  /** At `at` something begins that may still turn out to be a call. */
  | { type: "maybe"; at: number }
  | { type: "calls"; at: number; calls: Call[] };

/**
 * The calls in a text that was meant to be one, however it is wrapped: bare JSON, a code fence, tags, a function call in
 * the style of a program, JSON that is broken or not closed. Null where the text is an answer.
 */
export function repairCall(text: string, tools: readonly ToolSpec[]): Call[] | null {
  const found = findCalls(text, 0, tools, true);
  return found.type === "calls" ? found.calls : null;
}

/**
 * Looks for calls from `from` on. While a text still grows (`isWhole` is false) it says how much of it can be shown: all
 * before `at` is no part of a call, whatever comes.
 */
export function findCalls(text: string, from: number, tools: readonly ToolSpec[], isWhole: boolean): Found {
  const page: Page = { text, tools, isWhole };
  for (let at = nextCandidate(page, from); at !== -1;) {
    const reading = readRun(page, at);
    if (reading.type === "calls") return { type: "calls", at, calls: reading.calls };
    if (reading.type === "open") return { type: "maybe", at };
    if (reading.resumeAt === null) return { type: "none", resumeAt: at };
    at = nextCandidate(page, reading.resumeAt);
  }
  return { type: "none", resumeAt: text.length };
}

type Page = { text: string; tools: readonly ToolSpec[]; isWhole: boolean };

type Reading =
  | ({ type: "calls"; end: number } & ShapedCalls)
  /** Not decided before there is more text. */
  | { type: "open" }
  /** No call. `resumeAt` is null while the end of what isn't one, such as a block of code, is still to come. */
  | { type: "no"; resumeAt: number | null };

const openers = [
  "<tool_call>",
  "<function_call>",
  "<tools>",
  "<|tool_call|>",
  "<|tool_call>",
  "<tool_code>",
  "<|python_tag|>",
];
const marks = [...openers, "[TOOL_CALLS]", "<function="];
const closers =
  /^\s*(?:<\/(?:tool_calls?|function_call|tools|tool_code|function)>|<\/?\|?tool_call\|>|<\|im_end\|>|[;,`])/;

/** Languages that a model puts on a fence around a call. */
const callLanguages = [
  "",
  "json",
  "jsonc",
  "json5",
  "tool",
  "tool_call",
  "tool_calls",
  "tool_code",
  "python",
  "py",
  "xml",
  "text",
  "plaintext",
];

function nextCandidate({ text, tools }: Page, from: number): number {
  const first = /\S/.exec(text)?.index ?? text.length;
  if (from <= first && couldBeWritten(text.slice(first, first + 80), tools)) return first;
  const candidates = /`{1,3}|[{[<]/g;
  candidates.lastIndex = from;
  for (const { index, 0: mark } of matchAll(candidates, text)) {
    if (mark.startsWith("`")) {
      if (isLineStart(text, index)) return index;
    } else if (text[index - 1] !== "`" && (mark !== "[" || isListOrMark(text, index))) return index;
  }
  return -1;
}

function* matchAll(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match;
}

/** A link or a footnote begins with a bracket too. */
function isListOrMark(text: string, index: number): boolean {
  const rest = text.slice(index, index + 20);
  return (isLineStart(text, index) && /^\[\s*(?:\{|$)/.test(rest)) || beginsLike("[TOOL_CALLS]", rest);
}

/** One call, and those that follow it at once. */
function readRun(page: Page, at: number): Reading {
  const first = readUnit(page, at);
  if (first.type !== "calls") return first;
  const run = { calls: [...first.calls], confidence: first.confidence, end: skipClosers(page.text, first.end) };
  while (run.end < page.text.length) {
    const next = readUnit(page, run.end);
    if (next.type !== "calls") break;
    run.calls.push(...next.calls);
    run.confidence = weakest([run.confidence, next.confidence]);
    run.end = skipClosers(page.text, next.end);
  }
  return settle(page, at, run);
}

/** Whether what stands around a run of calls lets it be one. */
function settle(page: Page, at: number, run: ShapedCalls & { end: number }): Reading {
  const { text, isWhole } = page;
  const calls: Reading = { type: "calls", ...run };
  if (run.confidence === "sure") return calls;
  const isFirst = text.slice(0, at).trim() === "";
  const isLast = text.slice(run.end).trim() === "";
  if (!isLast || (run.confidence === "alone" && !isFirst)) return { type: "no", resumeAt: run.end };
  return isWhole ? calls : { type: "open" };
}

function skipClosers(text: string, start: number): number {
  let at = start;
  for (let match = closers.exec(text.slice(at)); match; match = closers.exec(text.slice(at))) at += match[0].length;
  return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
}

function readUnit(page: Page, at: number): Reading {
  const first = page.text[at];
  if (first === "`") return readFence(page, at);
  if (first === "<" || page.text.startsWith("[TOOL_CALLS]", at)) return readTag(page, at);
  if (first === "[" && beginsLike("[TOOL_CALLS]", page.text.slice(at)) && !page.isWhole) return { type: "open" };
  if (first === "{" || first === "[") return readBare(page, at);
  return readAlone(page, at);
}

function readFence(page: Page, at: number): Reading {
  const { text, isWhole } = page;
  const head = /^```[ \t]*([\w+#.-]*)[ \t]*(\r?\n)?/.exec(text.slice(at, at + 80));
  if (!head) {
    const canGrow = text.slice(at).length < 3 && !isWhole;
    return canGrow ? { type: "open" } : { type: "no", resumeAt: at + (/^`+/.exec(text.slice(at))?.[0].length ?? 1) };
  }
  const bodyAt = at + head[0].length;
  if (bodyAt === text.length && !isWhole) return { type: "open" };
  const close = fenceEnd(text.slice(bodyAt), head[2] === undefined, isWhole);
  const body = close ? text.slice(bodyAt, bodyAt + close.index) : text.slice(bodyAt);
  const after = close ? bodyAt + close.index + close[0].length : null;
  const isCallLanguage = callLanguages.includes((head[1] ?? "").toLowerCase());
  const couldBe = isCallLanguage && couldBeCalls(body, page.tools);
  if (couldBe && !isWhole && (after === null || !isWellFormed(body))) return { type: "open" };
  const shaped = couldBe ? readBody(body, page.tools) : null;
  if (shaped) return { type: "calls", ...shaped, end: after ?? text.length };
  return { type: "no", resumeAt: after ?? (isWhole ? text.length : null) };
}

/** A fence ends on a line of its own; what is written on one line, or was never closed properly, ends where it can. */
function fenceEnd(rest: string, isOneLine: boolean, isWhole: boolean): RegExpExecArray | null {
  const own = /^[ \t]*```[ \t]*$/m.exec(rest);
  if (own) return own;
  if (isOneLine) return /```/.exec(rest);
  return isWhole ? /```\s*$/.exec(rest) : null;
}

/** False for broken JSON: it can seem to end too early, inside one of its texts. Then all of the text decides. */
function isWellFormed(body: string): boolean {
  return !/^\s*[[{]/.test(body) || jsonValues(body) !== null;
}

function readTag(page: Page, at: number): Reading {
  const rest = page.text.slice(at);
  const mark = marks.find((candidate) => rest.startsWith(candidate));
  if (mark === undefined) {
    const canGrow = !page.isWhole && marks.some((candidate) => beginsLike(candidate, rest));
    return canGrow ? { type: "open" } : { type: "no", resumeAt: at + 1 };
  }
  const bodyAt = mark === "<function=" ? 0 : mark.length;
  const close = /<\/(?:tool_call|function_call|tools|tool_code)>|<\/?\|?tool_call\|>|<tool_call\|>/.exec(
    rest.slice(mark.length),
  );
  const closeAt = close ? mark.length + close.index : /^<function=[\s\S]*?<\/function>/.exec(rest)?.[0].length;
  if (closeAt === undefined && !page.isWhole) return { type: "open" };
  const shaped = readBody(rest.slice(bodyAt, closeAt), page.tools);
  if (shaped) {
    const end = at + (closeAt ?? rest.length) + (close?.[0].length ?? 0);
    return { type: "calls", calls: shaped.calls, confidence: "sure", end };
  }
  return { type: "no", resumeAt: at + mark.length };
}

/** JSON without any wrapping. */
function readBare(page: Page, at: number): Reading {
  const rest = page.text.slice(at);
  const no: Reading = { type: "no", resumeAt: at + 1 };
  if (!couldDescribeCall(rest, page.tools)) return no;
  const length = balancedLength(rest);
  if (length === null && !page.isWhole) return { type: "open" };
  const strict = length === null ? null : readJson(rest.slice(0, length));
  if (length !== null && strict?.isStrict) {
    const shaped = callsIn(strict.value, page.tools);
    if (!shaped) return { type: "no", resumeAt: at + length };
    return { type: "calls", ...shaped, confidence: placed(page, at, shaped.confidence), end: at + length };
  }
  // Broken JSON can seem to end too early, inside one of its texts. So it is read when all is there, or not at all.
  if (!page.isWhole) return { type: "open" };
  const shaped = callsFromText(rest, page.tools);
  return shaped ? { type: "calls", calls: shaped.calls, confidence: "likely", end: page.text.length } : no;
}

/** In the middle of a sentence JSON is rather spoken of than meant. */
function placed(page: Page, at: number, confidence: Confidence): Confidence {
  return isLineStart(page.text, at) ? confidence : weakest([confidence, "likely"]);
}

/** A text that is nothing but calls in the style of a program. */
function readAlone(page: Page, at: number): Reading {
  const written = readWrittenLines(page.text.slice(at), page.tools);
  if (written)
    return page.isWhole
      ? { type: "calls", calls: written, confidence: "alone", end: page.text.length }
      : { type: "open" };
  const couldBe = !page.isWhole && couldBeWritten(page.text.slice(at), page.tools);
  return couldBe ? { type: "open" } : { type: "no", resumeAt: at + 1 };
}

/** What a fence or a tag holds: nothing but calls, or none. */
function readBody(body: string, tools: readonly ToolSpec[]): ShapedCalls | null {
  const written = readWrittenLines(body, tools);
  if (written) return { calls: written, confidence: "alone" };
  const inner = body.trim();
  const mark = marks.find((candidate) => inner.startsWith(candidate));
  if (mark === "<function=") {
    const call = readMarkedUpCall(inner, tools);
    if (call) return { calls: [call], confidence: "sure" };
    const json = /^<function=([\w.-]+)>\s*(\{[\s\S]*?)(?:<\/function>)?\s*$/.exec(inner);
    return json ? callsFromText(`{"name": "${json[1]}", "arguments": ${json[2]}}`, tools) : null;
  }
  return mark === undefined
    ? callsFromText(inner, tools)
    : readBody(inner.slice(mark.length).replace(/<\/[^>]*>\s*$/, ""), tools);
}

/** One JSON value, or one on each line. */
function callsFromText(text: string, tools: readonly ToolSpec[]): ShapedCalls | null {
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

/** The values of a text that is nothing but well-formed JSON. */
function jsonValues(text: string): Json[] | null {
  const values: Json[] = [];
  for (let rest = text.trim(); rest !== "";) {
    const length = balancedLength(rest);
    const read = length === null ? null : readJson(rest.slice(0, length));
    if (!read?.isStrict || length === null) return null;
    values.push(read.value);
    rest = rest.slice(length).replace(/^[\s,;]+/, "");
  }
  return values;
}

function readWrittenLines(text: string, tools: readonly ToolSpec[]): Call[] | null {
  const calls: Call[] = [];
  for (let at = text.search(/\S/); at !== -1 && at < text.length;) {
    const written = readWrittenCall(text, at, tools);
    if (!written) return null;
    calls.push(written.call);
    at = written.end + (/^[\s;]*/.exec(text.slice(written.end))?.[0].length ?? 0);
  }
  return calls.length > 0 ? calls : null;
}

function couldBeCalls(body: string, tools: readonly ToolSpec[]): boolean {
  const inner = body.trimStart();
  if (inner === "" || couldBeWritten(inner, tools)) return true;
  if (marks.some((mark) => inner.startsWith(mark) || beginsLike(mark, inner))) return true;
  return couldDescribeCall(inner, tools);
}

/** Whether a text begins, or may still come to begin, with the name of a tool and a parenthesis. */
function couldBeWritten(beginning: string, tools: readonly ToolSpec[]): boolean {
  const word = /^[\w.]+/.exec(beginning)?.[0];
  if (word === undefined) return false;
  if (word.length === beginning.length) return tools.some((tool) => tool.name.startsWith(word));
  return beginning[word.length] === "(" && tools.some((tool) => tool.name === word);
}

/** True where `text` is the beginning of `mark`, and more of it may come. */
function beginsLike(mark: string, text: string): boolean {
  return text.length < mark.length && mark.startsWith(text);
}

function isLineStart(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
  return line.trim() === "";
}

/** The length of the JSON value at the start of a text; null where it isn't closed. */
function balancedLength(text: string): number | null {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isText) {
      if (character === "\\") at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
