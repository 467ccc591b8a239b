import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import type { Message, StepUsage } from "../../../shared/message.ts";
import { spentOn } from "../../../shared/with-usage.ts";
import { defineKind } from "../configured.ts";
import type { MakeEffect } from "./effect.ts";

const params = z
  .strictObject({
    /** Tokens that are read anew and written. */
    tokens: z.int().min(1).optional(),
    minutes: z.number().positive().optional(),
    /** US dollars. Steps whose price isn't known cost nothing. */
    usd: z.number().positive().optional(),
  })
  .refine((limits) => Object.keys(limits).length > 0, "Name a limit: tokens, minutes or usd.");

type Limits = z.output<typeof params>;

/** Ends a run that has used up what it may: no model is asked again. What was done until then stays done. */
export const budget = defineKind(params, (limits): MakeEffect => ({ now }) => {
  const startedMs = now();
  return {
    kind: "budget",
    async *before(iteration) {
      const used = overdrawn(limits, usagesOf(iteration.messages.slice(iteration.before)), now() - startedMs);
      if (used) throw new AppError("too-large", `${used} Send "go on" to give it as much again.`);
      return iteration;
    },
  };
});

function overdrawn({ tokens, minutes, usd }: Limits, usages: readonly StepUsage[], ms: number): string | null {
  const usedTokens = usages.reduce((sum, { evaluated, sampled }) => sum + evaluated + sampled, 0);
  const usedUsd = usages.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
  if (tokens !== undefined && usedTokens >= tokens) return `It has used ${usedTokens} of ${tokens} tokens.`;
  if (minutes !== undefined && ms >= minutes * 60_000) return `Its time of ${minutes} minutes is over.`;
  if (usd !== undefined && usedUsd >= usd) return `It has cost $${usedUsd.toFixed(4)} of $${usd}.`;
  return null;
}

function usagesOf(messages: readonly Message[]): StepUsage[] {
  return messages.flatMap((message) => (message.role === "assistant" ? (spentOn(message) ?? []) : []));
}
