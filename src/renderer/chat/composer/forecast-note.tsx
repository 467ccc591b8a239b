import type { Forecast } from "../../../shared/message.ts";
import { formatDuration } from "../../ui/format.ts";

/** A shorter wait needs no announcement. In milliseconds. */
const worthSaying = 4_000;

/** How long the model would take, for who is about to send something. */
export function ForecastNote({ forecast }: { forecast: Forecast | null }) {
  if (!forecast || forecast.readMs + forecast.answerMs < worthSaying) return null;
  const { readMs, answerMs } = forecast;
  const words = `${readMs < 1_000 ? "" : `about ${formatDuration(readMs)} to read, `}${formatDuration(answerMs)} to answer`;
  return (
    <span className="truncate text-s text-ink-3 tabular-nums" title="By the speed of this model on this computer">
      {words}
    </span>
  );
}
