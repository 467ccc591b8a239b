import { ORPCError, os } from "@orpc/server";
import { AppError, toWire } from "../../shared/error.ts";

/**
 * What a window gets to know of a failure. An `AppError` is written for its reader and goes as it is; anything else is
 * our own mistake: it goes to `report`, and the window learns only that there was one.
 */
export function tellFailures(report: (cause: unknown) => void) {
  return os.middleware(async ({ next }) => {
    try {
      const result = await next();
      return { ...result, output: isStream(result.output) ? tellingStream(result.output, report) : result.output };
    } catch (cause) {
      throw toFailure(cause, report);
    }
  });
}

/** A stream may fail long after the call was answered. */
async function* tellingStream<Item, Result>(
  stream: AsyncIterator<Item, Result>,
  report: (cause: unknown) => void,
): AsyncGenerator<Item, Result> {
  let isDone = false;
  try {
    for (;;) {
      const step = await stream.next();
      isDone = step.done === true;
      if (step.done) return step.value;
      yield step.value;
    }
  } catch (cause) {
    isDone = true;
    throw toFailure(cause, report);
  } finally {
    if (!isDone) await stream.return?.();
  }
}

function toFailure(cause: unknown, report: (cause: unknown) => void): unknown {
  if (cause instanceof ORPCError) return cause; // oRPC's own: what came in was wrong, and it says so
  const error = cause instanceof AppError ? cause : unexpected(cause, report);
  return new ORPCError("FAILED", { message: error.message, data: toWire(error), cause });
}

function unexpected(cause: unknown, report: (cause: unknown) => void): AppError {
  if (cause instanceof Error && cause.name === "AbortError") return new AppError("cancelled", "Cancelled.");
  report(cause);
  return new AppError("internal", "Something went wrong inside Hearth. Try again; its log says more.", { cause });
}

function isStream(output: unknown): output is AsyncIterator<unknown, unknown> {
  return typeof output === "object" && output !== null && Symbol.asyncIterator in output && "next" in output;
}
