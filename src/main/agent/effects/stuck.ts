import type { JsonObject } from "../../../shared/json.ts";
import type { Message, ToolMessage } from "../../../shared/message.ts";
import type { ToolSpec } from "../tool.ts";

/** A step of the model's in a turn, with what came of it. */
export type Tried = { tool: string; input: JsonObject; result: ToolMessage };

/** Why a model doesn't get further: it makes the same call, or what it does brings nothing new. */
export type Stuck = { why: "repeat" | "no-progress"; last: Tried };

const sameCalls = 3;
const stepsForNothing = 5;

/** The steps that the model has made since the person spoke. Those of the harness aren't its doing. */
export function triedIn(since: readonly Message[]): Tried[] {
  const results = new Map(since.flatMap((message) => (message.role === "tool" ? [[message.callId, message]] : [])));
  return since.flatMap((message) => {
    if (message.role !== "assistant" || message.origin === "harness") return [];
    return message.parts.flatMap((part) => {
      const result = part.type === "tool-call" ? results.get(part.callId) : undefined;
      return part.type === "tool-call" && result ? [{ tool: part.tool, input: part.input, result }] : [];
    });
  });
}

/** Whether a model goes round in circles; null where it doesn't. */
export function stuckIn(tried: readonly Tried[], tools: readonly ToolSpec[]): Stuck | null {
  const last = tried.at(-1);
  if (!last) return null;
  const changes = new Set(tools.flatMap(({ name, effect }) => (effect === "change" ? [name] : [])));
  // after a change the same call may well say something else
  const lastChange = tried.findLastIndex(
    (one) => changes.has(one.tool) && one.result.status === "ok" && !isSame(one, last),
  );
  const since = tried.slice(lastChange + 1);
  if (since.filter((one) => isSame(one, last)).length >= sameCalls) return { why: "repeat", last };
  const recent = since.slice(-stepsForNothing);
  const isForNothing = (one: Tried) => one.result.status !== "ok" || isKnown(one, tried);
  return recent.length === stepsForNothing && recent.every(isForNothing) ? { why: "no-progress", last } : null;
}

function isSame(one: Tried, other: Tried): boolean {
  return one.tool === other.tool && JSON.stringify(one.input) === JSON.stringify(other.input);
}

function isKnown(one: Tried, tried: readonly Tried[]): boolean {
  return tried.slice(0, tried.indexOf(one)).some((earlier) => earlier.result.text === one.result.text);
}
