import * as z from "zod";
import { AppError, toWire } from "../../../shared/error.ts";
import type { TaggedEvent } from "../../../shared/event.ts";
import type { AssistantPart } from "../../../shared/message.ts";
import { defineKind } from "../configured.ts";
import type { MakeMiddleware, RunIdentity } from "./middleware.ts";

const params = z.strictObject({
  /** Words that no answer may hold, in any case. */
  forbid: z.array(z.string().min(1)).min(1),
});

/**
 * Looks at each answer before anybody sees it, and ends the run in place of one that may not be given. So an answer comes whole,
 * and not word by word.
 */
export const outputGuardrail = defineKind(params, ({ forbid }): MakeMiddleware => () => (next) => {
  const words = forbid.map((word) => word.toLowerCase());
  return async function* (run, signal) {
    for await (const event of next(run, signal)) {
      if (isOwn(event, run) && (event.type === "text-delta" || event.type === "reasoning-delta")) continue;
      const said = isOwn(event, run) ? wordsIn(event, ["text", "reasoning"]) : "";
      const found = words.findIndex((word) => said.toLowerCase().includes(word));
      if (found !== -1) {
        const message = `The middleware "outputGuardrail" held the answer back: it says "${forbid[found]}".`;
        const error = toWire(new AppError("permission-denied", message));
        return yield { ...run.agent, type: "run-end", runId: run.runId, reason: "failed", error };
      }
      if (said !== "" && event.type === "message") yield shown(event, wordsIn(event, ["text"]));
      yield event;
    }
  };
});

function isOwn(event: TaggedEvent, { agent }: RunIdentity): boolean {
  return event.agentId === agent.agentId;
}

function wordsIn(event: TaggedEvent, types: readonly AssistantPart["type"][]): string {
  if (event.type !== "message" || event.message.role !== "assistant") return "";
  const parts = event.message.parts.filter(({ type }) => types.includes(type));
  return parts.map((part) => (part.type === "tool-call" ? "" : part.text)).join("\n");
}

/** Who follows the words as they come gets them all at once. */
function shown(event: TaggedEvent & { type: "message" }, text: string): TaggedEvent {
  const { agentId, depth, name, prefix } = event;
  return { agentId, depth, name, prefix, type: "text-delta", messageId: event.message.id, text };
}
