import * as z from "zod";
import { AppError, toWire } from "../../../shared/error.ts";
import { defineKind } from "../configured.ts";
import type { MakeMiddleware } from "./middleware.ts";

const params = z.strictObject({ seconds: z.number().positive().max(86_400) });

/** Stops a run that takes too long, questions to the person included. What it did until then stays, and the run says why it ended. */
export const timeout = defineKind(params, ({ seconds }): MakeMiddleware => () => (next) => {
  return async function* (run, signal) {
    const limit = AbortSignal.timeout(seconds * 1000);
    // a limit aborts with a reason of its own, which everybody inside would take for a failure
    const stopped = new AbortController();
    const stop = () => stopped.abort();
    limit.addEventListener("abort", stop, { once: true });
    const isOver = () => limit.aborted && !signal.aborted;
    const message = `The middleware "timeout" ended the run: it took longer than ${seconds} seconds. Send "go on" to give it as long again.`;
    const error = toWire(new AppError("internal", message));
    try {
      for await (const event of next(run, AbortSignal.any([signal, stopped.signal]))) {
        const isOwnEnd = event.type === "run-end" && event.runId === run.runId;
        if (isOwnEnd && event.reason === "cancelled" && isOver())
          yield { ...run.agent, type: "run-end", runId: run.runId, reason: "failed", error };
        else yield event;
      }
    } catch (cause) {
      if (!isOver()) throw cause;
      throw new AppError("internal", message, { cause });
    } finally {
      limit.removeEventListener("abort", stop);
    }
  };
});
