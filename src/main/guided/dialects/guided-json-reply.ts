import type {
  LanguageModelV4,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { AppError } from "../../../shared/error.ts";
import type { StepUsage } from "../../../shared/message.ts";
import type { StepEvent } from "../../agent/step-protocol.ts";
import { readJson } from "../repair/json-text.ts";

/** What a reply costs is measured by this clock, in milliseconds, and counted against this window, in tokens. */
export type JsonModel = {
  model: Pick<LanguageModelV4, "doStream">;
  /** Tokens that the model's window holds. */
  contextSize(): number;
  /** Milliseconds of a clock that doesn't jump. */
  now(): number;
};

/** A whole reply. `isCutOff`: the room ran out before its JSON was complete. */
export type Reply = { text: string; reasoning: string; isCutOff: boolean; usage: StepUsage };

/** Reads a reply to its end. `listen` turns text into what is told of it while it comes. */
export async function* readReply(
  open: () => PromiseLike<LanguageModelV4StreamResult>,
  { contextSize, now }: JsonModel,
  listen: (delta: string) => readonly StepEvent[],
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Reply> {
  signal.throwIfAborted();
  const started = now();
  const { stream } = await open();
  let firstAt: number | null = null;
  let text = "";
  let reasoning = "";
  let finish: Extract<LanguageModelV4StreamPart, { type: "finish" }> | null = null;
  for await (const part of partsOf(stream)) {
    signal.throwIfAborted();
    if (part.type === "text-delta") {
      firstAt ??= now();
      text += part.delta;
      yield* listen(part.delta);
    } else if (part.type === "reasoning-delta") {
      firstAt ??= now();
      reasoning += part.delta;
      yield { type: "reasoning", text: part.delta };
    } else if (part.type === "error") {
      throw part.error instanceof Error ? part.error : new AppError("model-unavailable", String(part.error));
    } else if (part.type === "finish") finish = part;
  }
  signal.throwIfAborted();
  if (!finish) {
    const message = "The model's server broke off in mid-answer. See whether it is still running, then try again.";
    throw new AppError("model-unavailable", message, { retryable: true });
  }
  const ended = now();
  const times = { readMs: Math.round((firstAt ?? ended) - started), writeMs: Math.round(ended - (firstAt ?? ended)) };
  const usage = { ...countTokens(finish.usage), ...times, contextSize: contextSize() };
  return { text, reasoning, isCutOff: isCut(finish.finishReason) && !isWhole(text), usage };
}

/** What several replies cost together. */
export function addUsage(one: StepUsage, next: StepUsage): StepUsage {
  return {
    ...next,
    evaluated: one.evaluated + next.evaluated,
    reused: one.reused + next.reused,
    sampled: one.sampled + next.sampled,
    readMs: one.readMs + next.readMs,
    writeMs: one.writeMs + next.writeMs,
  };
}

/** Where the room ran out behind the last brace, nothing is missing. */
function isWhole(text: string): boolean {
  const json = readJson(text);
  return json?.isStrict === true && typeof json.value === "object";
}

function isCut({ unified }: LanguageModelV4FinishReason): boolean {
  switch (unified) {
    case "length":
    case "interrupted":
      return true;
    case "error":
      throw new AppError("model-unavailable", "The model stopped with an error. Try again, or choose another model.", {
        retryable: true,
      });
    case "content-filter":
      throw new AppError("model-unavailable", "The model's provider held its answer back. Say it in other words.");
    case "stop":
    case "tool-calls":
    case "other":
      return false;
    default:
      return unified satisfies never;
  }
}

function countTokens(usage: LanguageModelV4Usage): Omit<StepUsage, "readMs" | "writeMs" | "contextSize"> {
  const total = usage.inputTokens.total ?? 0;
  const reused = usage.inputTokens.cacheRead ?? 0;
  const sampled = usage.outputTokens.total ?? 0;
  return { evaluated: total - reused, reused, sampled, forced: 0, contextUsed: total + sampled };
}

/** The core knows a stream only by its reader. */
async function* partsOf<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part, void> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const next = await reader.read();
      isDone = next.done;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined); // it failed already, and says so where it was read
    reader.releaseLock();
  }
}
