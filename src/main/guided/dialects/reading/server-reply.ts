import type { LanguageModelV4, LanguageModelV4StreamResult } from "@ai-sdk/provider";
import type { StepUsage } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { readJson } from "../../repair/json-text.ts";
import { countTokens, endOf, type Finish, finishOf, streamParts } from "./model-stream.ts";

/** What a reply costs is measured by this clock, in milliseconds, and counted against this window, in tokens. */
export type ServedModel = {
  model: Pick<LanguageModelV4, "doStream">;
  /** Whether it can look at images; missing where it can't. */
  sees?(signal: AbortSignal): Promise<boolean>;
  /** Tokens that the model's window holds. */
  contextSize(): number;
  /** Milliseconds of a clock that doesn't jump. */
  now(): number;
};

/** A whole reply. `isCutOff`: the room ran out before its JSON was complete. */
export type Reply = { text: string; reasoning: string; isCutOff: boolean; usage: StepUsage };

/** Reads a reply to its end. `listen` turns text into what is told of it while it comes. */
export async function* readReply<Heard>(
  open: () => PromiseLike<LanguageModelV4StreamResult>,
  { contextSize, now }: ServedModel,
  listen: (delta: string) => readonly Heard[],
  signal: AbortSignal,
): AsyncGenerator<StepEvent | Heard, Reply> {
  signal.throwIfAborted();
  const started = now();
  const opened = await open();
  let firstAt: number | null = null;
  let text = "";
  let reasoning = "";
  let last: Finish | null = null;
  for await (const part of streamParts(opened)) {
    signal.throwIfAborted();
    if (part.type === "text-delta") {
      firstAt ??= now();
      text += part.delta;
      yield* listen(part.delta);
    } else if (part.type === "reasoning-delta") {
      firstAt ??= now();
      reasoning += part.delta;
      yield { type: "reasoning", text: part.delta };
    } else if (part.type === "finish") last = part;
  }
  signal.throwIfAborted();
  const finish = finishOf(last);
  const ended = now();
  const times = { readMs: Math.round((firstAt ?? ended) - started), writeMs: Math.round(ended - (firstAt ?? ended)) };
  const usage = { ...countTokens(finish.usage), ...times, contextSize: contextSize() };
  return { text, reasoning, isCutOff: endOf(finish.finishReason) !== "whole" && !isWhole(text), usage };
}

/** Where the room ran out behind the last brace, nothing is missing. */
function isWhole(text: string): boolean {
  const json = readJson(text);
  return json?.isStrict === true && typeof json.value === "object";
}
