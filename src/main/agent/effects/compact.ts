import * as z from "zod";
import { cutResults, type Outcome, summariseTurns } from "../compaction/compact-conversation.ts";
import { fullFrom, tokensOf, windowUse, type WindowUse } from "../compaction/window-use.ts";
import { defineKind } from "../configured.ts";
import type { EffectEvents, EffectWorld, Iteration, MakeEffect } from "./effect.ts";

const params = z.strictObject({
  /** The share of the window from which on it counts as full. Windows of 200,000 tokens and more are full with 20,000 left. */
  threshold: z.number().min(0.3).max(0.95).default(0.8),
  /** False: only when the person says so. */
  auto: z.boolean().default(true),
});

/** What the person sends to have the conversation summarised now. */
export const compactOrder = "/compact";

/** Where no model has told its window: as large as is usual. */
const usualWindow = 8_192;

/**
 * Makes room in a model's window before it is full: first old results are told in short, and where that isn't enough, older
 * turns are summarised. What can't be done well isn't done: then the person is told, and the dialects leave old turns out.
 */
export const compact = defineKind(params, ({ threshold, auto }): MakeEffect => (world) => {
  // what didn't work will hardly do so a step later
  let hasFailed = false;
  return {
    kind: "compact",
    async *before(iteration, signal) {
      if (isOrder(iteration)) return yield* onDemand(iteration, world, signal);
      const use = windowUse(iteration);
      const isWanted = auto && world.autoCompact && !hasFailed;
      if (!isWanted || !use || use.used < fullFrom(use.size, threshold)) return iteration;
      const cut = cutResults(iteration, use, world.newId);
      if (cut) {
        yield { type: "compaction", compaction: cut };
        return { ...iteration, compaction: cut };
      }
      const outcome = yield* summarise(iteration, use, world, signal);
      hasFailed = outcome.type !== "made";
      return outcome.type === "made" ? { ...iteration, compaction: outcome.compaction } : iteration;
    },
  };
});

async function* onDemand(iteration: Iteration, world: EffectWorld, signal: AbortSignal): EffectEvents {
  const use = windowUse(iteration) ?? { used: tokensOf(iteration), size: usualWindow };
  const outcome = yield* summarise(iteration, use, world, signal);
  const compaction = outcome.type === "made" ? outcome.compaction : iteration.compaction;
  return { ...iteration, compaction, course: { ...iteration.course, answer: wordsFor(outcome) } };
}

async function* summarise(iteration: Iteration, use: WindowUse, world: EffectWorld, signal: AbortSignal) {
  const outcome = yield* summariseTurns(iteration, use, { ...world, tools: iteration.tools }, signal);
  if (outcome.type === "made") yield { type: "compaction" as const, compaction: outcome.compaction };
  if (outcome.type === "dropped") {
    const text = `The conversation wasn't summarised: ${outcome.why}. Nothing is lost; the oldest turns are left out where there is no room.`;
    yield { type: "effect-notice" as const, effect: "compact", action: "dropped", text };
  }
  return outcome;
}

function isOrder({ messages }: Iteration): boolean {
  const last = messages.at(-1);
  return last?.role === "user" && last.text.trim() === compactOrder;
}

function wordsFor(outcome: Outcome): string {
  switch (outcome.type) {
    case "made":
      return `The ${outcome.compaction.digest?.messages ?? 0} oldest messages are summarised from here on. They are still stored: ask for what was said earlier, and it is looked up.`;
    case "dropped":
      return `I left the conversation as it is: ${outcome.why}.`;
    case "nothing":
      return "There is nothing to summarise yet: the conversation is short.";
    default:
      return outcome satisfies never;
  }
}
