import type { Call, StepEvent } from "../../../agent/step-protocol.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import type { ToolCallFormat } from "../../field-engine.ts";
import { toInput } from "../../repair/call-shape.ts";
import { readJson } from "../../repair/json-text.ts";
import { findTool } from "../../repair/tool-name.ts";
import { callReader } from "../reading/call-reader.ts";
import { shownText } from "../reading/shown-text.ts";
import { tellCall } from "../reading/tell-call.ts";

/** A call and how its model wrote it, from the name to the end of the arguments; null where it wrote it in another way. */
export type RepliedCall = Call & { written: string | null };

/** What a model said, and the calls it made, each once. */
export type Replied = { text: string; calls: RepliedCall[] };

export type NativeReply = {
  push(piece: string): Generator<StepEvent, void>;
  end(): Generator<StepEvent, Replied>;
};

/**
 * Reads a reply while it comes: calls in the model's own format, or a text. A text in which calls are found all the same, as
 * models do write them, isn't shown from there on. `tools` are those that may be called now.
 */
export function nativeReply(format: ToolCallFormat, tools: readonly ToolSpec[]): NativeReply {
  const { opening, nameToArguments } = format.call;
  const reader = callReader(format);
  const said = shownText(tools.length > 0 ? tools : null);
  let beginning = "";
  let kind: "open" | "calls" | "text" = "open";

  function* show(text: string): Generator<StepEvent, void> {
    if (text !== "") yield { type: "text", text };
  }

  function* push(piece: string): Generator<StepEvent, void> {
    if (kind === "calls") return yield* reader.push(piece);
    if (kind === "text") return yield* show(said.push(piece));
    beginning += piece;
    if (tools.length > 0 && beginning.startsWith(opening)) {
      kind = "calls";
      yield* reader.push(beginning.slice(opening.length));
    } else if (tools.length === 0 || !opening.startsWith(beginning)) {
      kind = "text";
      yield* show(said.push(beginning));
    }
  }

  function* end(): Generator<StepEvent, Replied> {
    if (kind === "calls") return { text: "", calls: onlyOnce(reader.calls().flatMap(toCall)) };
    // a reply that broke off before it was known what it would be
    if (kind === "open") said.push(beginning);
    const found = said.calls();
    if (!found) {
      if (kind === "text") yield* show(said.rest());
      return { text: kind === "text" ? said.text() : "", calls: [] };
    }
    for (const call of found.calls) yield* tellCall(call);
    const calls = found.calls.map((call) => ({ ...call, written: null }));
    return { text: said.text().slice(0, found.at).trimEnd(), calls: onlyOnce(calls) };
  }

  /** What can't be made out is left for the tool to refuse, so that the model learns what was wrong with it. */
  function toCall({ name, argumentsText }: { name: string; argumentsText: string }): RepliedCall[] {
    const tool = findTool(name, tools)?.tool;
    if (!tool) return [{ tool: name, input: {}, written: null }];
    const input = toInput(readJson(argumentsText)?.value, tool) ?? {};
    return [{ tool: tool.name, input, written: name + nameToArguments + argumentsText }];
  }

  return { push, end };
}

/** The same call twice in one reply has the same result. */
function onlyOnce(calls: readonly RepliedCall[]): RepliedCall[] {
  const seen = new Set<string>();
  return calls.filter(({ tool, input }) => {
    const key = JSON.stringify([tool, input]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
