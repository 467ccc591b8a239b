import type { StepUsage } from "./message.ts";

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
