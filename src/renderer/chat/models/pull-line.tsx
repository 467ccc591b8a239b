import type { PullProgress } from "../../../shared/model.ts";
import { Button } from "../../ui/button.tsx";
import { formatBytes, formatDuration } from "../../ui/format.ts";
import { Meter } from "../../ui/meter.tsx";
import type { Pull } from "../state/model-shelf.ts";

type PullLineProps = {
  name: string;
  pull: Pull;
  onPause: () => void;
  onGoOn: () => void;
  onDiscard: () => void;
};

/** How far a download is, or why it stopped. */
export function PullLine({ name, pull, onPause, onGoOn, onDiscard }: PullLineProps) {
  switch (pull.state) {
    case "running":
      return <Running name={name} progress={pull.progress} rate={pull.rate} onPause={onPause} />;
    case "paused": {
      const kept =
        pull.keptBytes === null ? "Paused; what is here is kept." : `Paused; ${formatBytes(pull.keptBytes)} are kept.`;
      return <Stopped name={name} words={kept} action="Go on" onGoOn={onGoOn} onDiscard={onDiscard} />;
    }
    case "failed":
      return (
        <div role="alert" className="grid gap-2 text-bad">
          <p className="wrap-anywhere">{pull.failure.message}</p>
          <Button className="justify-self-start" onClick={onGoOn}>
            Try again
          </Button>
        </div>
      );
    default:
      return pull satisfies never;
  }
}

/** A download that was begun, and what can be done with it. */
export function Stopped({
  name,
  words,
  action,
  onGoOn,
  onDiscard,
}: {
  name: string;
  words: string;
  /** Null where it can't be gone on with. */
  action: "Go on" | null;
  onGoOn: () => void;
  onDiscard: () => void;
}) {
  return (
    <div className="flex items-center justify-between gap-3 text-s text-ink-2">
      <span className="tabular-nums">{words}</span>
      <span className="flex gap-2">
        <Button look="quiet" onClick={onDiscard}>
          Discard<span className="sr-only"> what is here of {name}</span>
        </Button>
        {action && (
          <Button onClick={onGoOn}>
            {action}
            <span className="sr-only"> with {name}</span>
          </Button>
        )}
      </span>
    </div>
  );
}

type RunningProps = { name: string; progress: PullProgress | null; rate: number | null; onPause: () => void };

function Running({ name, progress, rate, onPause }: RunningProps) {
  const share = progress && progress.total > 0 ? progress.received / progress.total : null;
  return (
    <div className="grid gap-1.5">
      <Meter label={`Getting ${name}`} share={share} />
      <div className="flex items-center justify-between gap-3 text-s text-ink-3">
        <span className="tabular-nums">{pullWords(progress, rate)}</span>
        <button
          type="button"
          className="rounded-s px-1 text-ink-2 underline underline-offset-2 hover:text-ink"
          onClick={onPause}
        >
          Pause<span className="sr-only"> {name}</span>
        </button>
      </div>
      {progress?.note && <p className="text-s wrap-anywhere text-ink-3">{progress.note}.</p>}
    </div>
  );
}

/** A download in words: how much of it is here, how quickly it comes, and how long the rest takes. */
function pullWords(progress: PullProgress | null, rate: number | null): string {
  if (!progress || progress.stage === "searching") return "looking for it…";
  if (progress.stage === "checking") return "checking that it is whole…";
  if (progress.stage === "done") return "done";
  const { received, total, unit, source } = progress;
  const amount =
    unit === "bytes"
      ? `${formatBytes(received)} of ${formatBytes(total)}`
      : `part ${Math.min(received + 1, total)} of ${total}`;
  const speed = rate && unit === "bytes" ? ` · ${formatBytes(rate)}/s` : "";
  const left =
    rate && rate > 0 && total > received ? ` · ${formatDuration(((total - received) / rate) * 1000)} left` : "";
  return `${amount}${speed}${left} · from ${source}`;
}
