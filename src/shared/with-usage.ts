import type { AssistantMessage, StepUsage } from "./message.ts";

/** What this took together with what was spent before or beside it; the window is that of the first. */
export function withUsage(usage: StepUsage, other: StepUsage | null): StepUsage {
  if (!other) return usage;
  return {
    ...usage,
    evaluated: usage.evaluated + other.evaluated,
    reused: usage.reused + other.reused,
    sampled: usage.sampled + other.sampled,
    forced: usage.forced + other.forced,
    guessed: (usage.guessed ?? 0) + (other.guessed ?? 0),
    readMs: usage.readMs + other.readMs,
    writeMs: usage.writeMs + other.writeMs,
  };
}

/** All that a message took of a model: the step itself, and what the harness asked before it; null where no model was asked. */
export function spentOn({ usage, asked }: AssistantMessage): StepUsage | null {
  return usage ? withUsage(usage, asked ?? null) : (asked ?? null);
}
