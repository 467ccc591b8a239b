import type { StepUsage } from "../../../shared/message.ts";

/** What this took together with what was spent before or beside it; the window is that of the first. */
export function withUsage(usage: StepUsage, other: StepUsage | null): StepUsage {
  if (!other) return usage;
  return {
    ...usage,
    evaluated: usage.evaluated + other.evaluated,
    reused: usage.reused + other.reused,
    sampled: usage.sampled + other.sampled,
    forced: usage.forced + other.forced,
    readMs: usage.readMs + other.readMs,
    writeMs: usage.writeMs + other.writeMs,
  };
}
