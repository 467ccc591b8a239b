import type { PullProgress } from "../../../shared/model.ts";
import { Button } from "../../ui/button.tsx";
import { formatBytes, formatDuration } from "../../ui/format.ts";
import { Meter } from "../../ui/meter.tsx";
import type { Pull } from "../state/model-shelf.ts";

type PullLineProps = { name: string; pull: Pull; onStop: () => void; onRetry: () => void };

/** How far a download is, or why it stopped. */
export function PullLine({ name, pull, onStop, onRetry }: PullLineProps) {
  const { progress, rate, failure } = pull;
  if (failure) {
    return (
      <div role="alert" className="grid gap-2 text-bad">
        <p className="wrap-anywhere">{failure.message}</p>
        <Button className="justify-self-start" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  const share = progress && progress.total > 0 ? progress.received / progress.total : null;
  return (
    <div className="grid gap-1.5">
      <Meter label={`Getting ${name}`} share={share} />
      <div className="flex items-center justify-between gap-3 text-s text-ink-3">
        <span className="tabular-nums">{pullWords(progress, rate)}</span>
        <button
          type="button"
          className="rounded-s px-1 text-ink-2 underline underline-offset-2 hover:text-ink"
          onClick={onStop}
        >
          Pause
        </button>
      </div>
    </div>
  );
}

/** A download in words: how much of it is here, and how long the rest takes. */
function pullWords(progress: PullProgress | null, rate: number | null): string {
  if (!progress || progress.stage === "searching") return "looking for it…";
  if (progress.stage === "checking") return "checking that it is whole…";
  if (progress.stage === "done") return "done";
  const { received, total, unit, source } = progress;
  const amount =
    unit === "bytes"
      ? `${formatBytes(received)} of ${formatBytes(total)}`
      : `part ${Math.min(received + 1, total)} of ${total}`;
  const left =
    rate && rate > 0 && total > received ? ` · ${formatDuration(((total - received) / rate) * 1000)} left` : "";
  return `${amount}${left} · from ${source}`;
}
