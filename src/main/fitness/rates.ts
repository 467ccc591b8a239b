import type { StepUsage } from "../../shared/message.ts";
import type { Step } from "../agent/step-protocol.ts";
import type { ModelFacts } from "../guided/field-engine.ts";

/** Shorter readings say more of what surrounds them than of the model. In tokens. */
const leastRead = 20;

/** Tokens of a prompt a second; 0 where nothing long enough was read. */
export function readRate(usages: readonly StepUsage[]): number {
  const long = usages.filter(({ evaluated, readMs }) => evaluated >= leastRead && readMs > 0);
  return perSecond(sum(long, "evaluated"), sum(long, "readMs"));
}

/** Tokens that the model chose a second. Where most were put in for it, the time was spent on those. */
export function writeRate(usages: readonly StepUsage[]): number {
  const own = usages.filter(({ sampled, forced, writeMs }) => writeMs > 0 && sampled > forced);
  return perSecond(sum(own, "sampled"), sum(own, "writeMs"));
}

/**
 * The template opens a place for thoughts, or the model began with some. What a local model was led to note isn't one of its
 * own: only a server tells thoughts apart itself. `facts` is null for a server's model.
 */
export function thinksFirst(facts: Pick<ModelFacts, "chat"> | null, steps: readonly Step[]): boolean {
  const opening = facts?.chat.userToAssistant.map(({ text }) => text).join("") ?? "";
  const parts = steps.flatMap((step) => step.parts);
  const begins = parts.some((part) => part.type === "text" && /^\s*<think>/.test(part.text));
  return opening.includes("<think>") || begins || (facts === null && parts.some((part) => part.type === "reasoning"));
}

function perSecond(tokens: number, ms: number): number {
  return ms > 0 ? Math.round((tokens / ms) * 10_000) / 10 : 0;
}

function sum(usages: readonly StepUsage[], key: "evaluated" | "readMs" | "sampled" | "writeMs"): number {
  return usages.reduce((total, usage) => total + usage[key], 0);
}
