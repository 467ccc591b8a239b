import type { Call } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { couldBeWritten } from "./call-body.ts";
import { beginsLike, isLineStart } from "./call-marks.ts";
import { type ShapedCalls, weakest } from "./call-shape.ts";
import { type Page, readCall, type Reading } from "./read-call.ts";

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

const closers =
  /^\s*(?:<\/(?:tool_calls?|function_call|tools|tool_code|function)>|<\/?\|?tool_call\|>|<\|im_end\|>|[;,])/;

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
  return (
    (isLineStart(text, index) && /^\[\s*(?:\{|$)/.test(rest)) ||
    rest.startsWith("[TOOL_CALLS]") ||
    beginsLike("[TOOL_CALLS]", rest)
  );
}

/** One call, and those that follow it at once. What isn't sure can't take away what is. */
function readRun(page: Page, at: number): Reading {
  const first = readCall(page, at);
  if (first.type !== "calls") return first;
  const run = { calls: [...first.calls], confidence: first.confidence, end: skipClosers(page.text, first.end) };
  let sure: Reading | null = null;
  for (;;) {
    if (run.confidence === "sure") sure = { type: "calls", ...run, calls: [...run.calls] };
    const next = run.end < page.text.length ? readCall(page, run.end) : null;
    if (next?.type === "open") return sure ?? next;
    if (next?.type !== "calls") break;
    run.calls.push(...next.calls);
    run.confidence = weakest([run.confidence, next.confidence]);
    run.end = skipClosers(page.text, next.end);
  }
  const settled = settle(page, at, run);
  if (settled === "calls") return { type: "calls", ...run };
  if (sure) return sure;
  return settled === "open" ? { type: "open" } : { type: "no", resumeAt: first.end };
}

/** Whether what stands around a run of calls lets it be one. */
function settle(page: Page, at: number, run: ShapedCalls & { end: number }): Reading["type"] {
  const { text, isWhole } = page;
  if (run.confidence === "sure") return "calls";
  const rest = text.slice(run.end).trim();
  if (!isWhole && /^<[^>]{0,20}$/.test(rest)) return "open"; // perhaps the tag that closes it
  const isFirst = text.slice(0, at).trim() === "";
  if (rest !== "" || (run.confidence === "alone" && !isFirst)) return "no";
  return isWhole ? "calls" : "open";
}

function skipClosers(text: string, start: number): number {
  let at = start;
  for (let match = closers.exec(text.slice(at)); match; match = closers.exec(text.slice(at))) at += match[0].length;
  return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
}
