import * as z from "zod";
import { toAppError } from "../../../shared/error.ts";
import type { TaggedEvent } from "../../../shared/event.ts";
import { defineKind } from "../configured.ts";
import type { MakeMiddleware } from "./middleware.ts";

/** Writes down when a run began and how it ended, and no word of what was said in it. */
export const logger = defineKind(z.strictObject({}), (): MakeMiddleware => ({ now, log }) => (next) => {
  return async function* (run, signal) {
    const who = { runId: run.runId, agent: run.agent.name, depth: run.agent.depth };
    const startedMs = now();
    let end: { reason: string; error?: string } = { reason: "stopped" };
    log({ ...who, event: "start" });
    try {
      for await (const event of next(run, signal)) {
        if (event.type === "run-end" && event.runId === run.runId) end = endOf(event);
        yield event;
      }
    } catch (cause) {
      end = { reason: "failed", error: toAppError(cause).code };
      throw cause;
    } finally {
      log({ ...who, event: "end", ...end, ms: Math.round(now() - startedMs) });
    }
  };
});

function endOf(event: TaggedEvent & { type: "run-end" }): { reason: string; error?: string } {
  return event.reason === "failed" ? { reason: "failed", error: event.error.code } : { reason: event.reason };
}
