import type { ToolSpec } from "../../agent/tool.ts";
import { callsFromText, couldBeCalls, couldBeWritten, readBody, readWrittenLines } from "./call-body.ts";
import { beginsLike, callMarks, isLineStart } from "./call-marks.ts";
import { callsIn, type Confidence, couldDescribeCall, type ShapedCalls, weakest } from "./call-shape.ts";
import { balancedLength, jsonValues, readJson } from "./json-text.ts";

/** A text, what may be called in it, and whether all of it is there. */
export type Page = { text: string; tools: readonly ToolSpec[]; isWhole: boolean };

/** What stands at one place of a text. */
export type Reading =
  | ({ type: "calls"; end: number } & ShapedCalls)
  /** Not decided before there is more text. */
  | { type: "open" }
  /** No call. `resumeAt` is null while the end of what isn't one, such as a block of code, is still to come. */
  | { type: "no"; resumeAt: number | null };

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

/** Reads the one call that may begin at `at`. */
export function readCall(page: Page, at: number): Reading {
  const first = page.text[at];
  if (first === "`") return readFence(page, at);
  if (first === "<" || page.text.startsWith("[TOOL_CALLS]", at)) return readTag(page, at);
  if (first === "[" && beginsLike("[TOOL_CALLS]", page.text.slice(at)) && !page.isWhole) return { type: "open" };
  if (first === "{" || first === "[") return readBare(page, at);
  return readAlone(page, at);
}

function readFence(page: Page, at: number): Reading {
  const { text, isWhole } = page;
  const head = /^```(?!`)[ \t]*([\w+#.-]*)[ \t]*(\r?\n)?/.exec(text.slice(at, at + 80));
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
  const own = isWhole ? /^[ \t]*```[ \t]*$/m.exec(rest) : /^[ \t]*```[ \t]*(?=\r?\n)/m.exec(rest);
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
  const mark = callMarks.find((candidate) => rest.startsWith(candidate));
  if (mark === undefined) {
    const canGrow = !page.isWhole && callMarks.some((candidate) => beginsLike(candidate, rest));
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
