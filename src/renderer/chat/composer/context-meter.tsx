import type { StepUsage } from "../../../shared/message.ts";
import { formatCount } from "../../ui/format.ts";

/** How full the model's window is. */
export function ContextMeter({ usage }: { usage: StepUsage }) {
  const { contextUsed, contextSize } = usage;
  if (contextSize <= 0) return null;
  const percent = Math.min(100, Math.round((contextUsed / contextSize) * 100));
  const words = `${formatCount(contextUsed)} of ${formatCount(contextSize)} tokens of the model's window are used`;
  return (
    <span
      role="meter"
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      title={words}
      className="flex items-center gap-1.5 text-s text-ink-2 tabular-nums"
    >
      <svg viewBox="0 0 16 16" className="size-4 -rotate-90" aria-hidden>
        <circle cx="8" cy="8" r="6" fill="none" strokeWidth="3.5" className="stroke-line-hard" />
        <circle
          cx="8"
          cy="8"
          r="6"
          fill="none"
          strokeWidth="3.5"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className="stroke-ember"
        />
      </svg>
      {percent} %
    </span>
  );
}
