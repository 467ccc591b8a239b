import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { AppError } from "../../../../shared/error.ts";
import type { StepUsage } from "../../../../shared/message.ts";

export type Finish = Extract<LanguageModelV4StreamPart, { type: "finish" }>;

/** The parts of a reply as they come. A part that says that something failed is thrown. */
export async function* streamParts({ stream }: LanguageModelV4StreamResult): AsyncGenerator<LanguageModelV4StreamPart> {
  const reader = stream.getReader(); // the core knows a stream only by its reader
  let isDone = false;
  try {
    for (;;) {
      const next = await reader.read();
      isDone = next.done;
      if (next.done) return;
      if (next.value.type === "error") throw toError(next.value.error);
      yield next.value;
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined); // it failed already, and says so where it was read
    reader.releaseLock();
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new AppError("model-unavailable", String(error));
}

/** The part that ends every reply; without it the server broke off. */
export function finishOf(finish: Finish | null): Finish {
  if (finish) return finish;
  const message = "The model's server broke off in mid-answer. See whether it is still running, then try again.";
  throw new AppError("model-unavailable", message, { retryable: true });
}

/** How a reply ended: whole, for want of room, or because it was cut off. Throws where the model or its provider failed. */
export function endOf({ unified }: LanguageModelV4FinishReason): "whole" | "length" | "interrupted" {
  switch (unified) {
    case "length":
    case "interrupted":
      return unified;
    case "error":
      throw new AppError("model-unavailable", "The model stopped with an error. Try again, or choose another model.", {
        retryable: true,
      });
    case "content-filter":
      throw new AppError("model-unavailable", "The model's provider held its answer back. Say it in other words.");
    case "stop":
    case "tool-calls":
    case "other":
      return "whole";
    default:
      return unified satisfies never;
  }
}

/** Tokens as servers count them. */
export function countTokens(usage: LanguageModelV4Usage): Omit<StepUsage, "readMs" | "writeMs" | "contextSize"> {
  const total = usage.inputTokens.total ?? 0;
  const reused = usage.inputTokens.cacheRead ?? 0;
  const sampled = usage.outputTokens.total ?? 0;
  return { evaluated: total - reused, reused, sampled, forced: 0, contextUsed: total + sampled };
}
