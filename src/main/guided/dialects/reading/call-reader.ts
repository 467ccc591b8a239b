import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { ToolCallFormat } from "../../field-engine.ts";
import { fieldReader } from "./field-reader.ts";
import { jsonEndFinder } from "./json-end-finder.ts";

/** A call to the letter. `isWhole` is false where its arguments broke off. */
export type RawCall = { name: string; argumentsText: string; isWhole: boolean };

export type CallReader = {
  /** Takes more of a reply, and tells what it adds to a call. */
  push(piece: string): StepEvent[];
  /** The calls so far; the last one may be unfinished. */
  calls(): RawCall[];
};

/**
 * Reads calls in a model's own format while they come, in pieces cut anywhere, from behind the opening of the first one. What
 * doesn't keep to the format isn't read.
 */
export function callReader({ call, parallel }: Pick<ToolCallFormat, "call" | "parallel">): CallReader {
  const calls: RawCall[] = [];
  let waiting = "";
  let place: "name" | "arguments" | "after" | "over" = "name";
  let findEnd = jsonEndFinder();
  let readFields = fieldReader();

  /** Reads as much as is there of one thing. False where more is needed to go on. */
  function advance(events: StepEvent[]): boolean {
    if (place === "name") return takeName(events);
    if (place === "arguments") return takeArguments(events);
    return place === "after" && takeBetween();
  }

  function takeName(events: StepEvent[]): boolean {
    const at = waiting.indexOf(call.nameToArguments);
    if (at === -1) return false;
    const name = waiting.slice(0, at);
    waiting = waiting.slice(at + call.nameToArguments.length);
    calls.push({ name, argumentsText: "", isWhole: false });
    events.push({ type: "call", tool: name, field: null, text: "" });
    findEnd = jsonEndFinder();
    readFields = fieldReader();
    place = "arguments";
    return true;
  }

  function takeArguments(events: StepEvent[]): boolean {
    const current = calls.at(-1);
    if (!current || waiting === "") return false;
    const end = findEnd(waiting);
    const added = waiting.slice(0, end ?? waiting.length);
    waiting = waiting.slice(added.length);
    current.argumentsText += added;
    for (const field of readFields(added)) events.push({ type: "call", tool: current.name, ...field });
    if (end === null) return false;
    current.isWhole = true;
    place = "after";
    return true;
  }

  function takeBetween(): boolean {
    const between = parallel?.betweenCalls;
    if (between !== undefined && waiting.startsWith(between)) {
      waiting = waiting.slice(between.length);
      place = "name";
      return true;
    }
    if (between === undefined || !between.startsWith(waiting)) place = "over";
    return false;
  }

  return {
    push(piece) {
      waiting += piece;
      const events: StepEvent[] = [];
      while (advance(events));
      return events;
    },
    calls: () => calls,
  };
}
