import type { FitnessProgress, FitnessView } from "../../../shared/fitness.ts";
import { Button } from "../../ui/button.tsx";
import { Meter } from "../../ui/meter.tsx";
import type { AskedTest } from "../state/model-shelf.ts";

/** What is known of a model, and the test of it that is going on; null each where there is none. */
export type ModelTest = {
  known: FitnessView | null;
  progress: FitnessProgress | null;
  /** Set where a person asked for the test; only then it can be stopped by hand. */
  asked: AskedTest | null;
  onTest: () => void;
  onStop: () => void;
};

/** What a model is good for, or how far the test is that finds it out. */
export function FitnessLine({ name, known, progress, asked, onTest, onStop }: ModelTest & { name: string }) {
  const isWaiting = asked !== null && asked.failure === null;
  if (progress || isWaiting) return <Testing name={name} progress={progress} onStop={isWaiting ? onStop : null} />;
  return (
    <div className="grid gap-2">
      {asked?.failure && (
        <p role="alert" className="text-bad wrap-anywhere">
          {asked.failure.message}
        </p>
      )}
      <div className="flex items-center justify-between gap-4 text-s">
        <p className="min-w-0 text-ink-2">
          {known && <span className="mr-2 rounded-full bg-sunken px-2">{tiers[known.tier]}</span>}
          {known ? known.words : "Not tested yet. Hearth does that by itself after the first use."}
        </p>
        <Button onClick={onTest}>
          {known ? "Test again" : "Test"}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </div>
  );
}

const tiers: Readonly<Record<FitnessView["tier"], string>> = {
  full: "whole tasks",
  small: "small steps",
  talk: "talking only",
};

function Testing({
  name,
  progress,
  onStop,
}: {
  name: string;
  progress: FitnessProgress | null;
  onStop: (() => void) | null;
}) {
  const share = progress && progress.total > 0 ? progress.done / progress.total : null;
  return (
    <div className="grid gap-1.5">
      <Meter label={`Testing ${name}`} share={share} />
      <div className="flex items-center justify-between gap-3 text-s text-ink-3">
        <span>Finding out what it is good for{progress ? `: ${progress.what}` : "…"}</span>
        {onStop && (
          <button
            type="button"
            className="rounded-s px-1 text-ink-2 underline underline-offset-2 hover:text-ink"
            onClick={onStop}
          >
            Stop
          </button>
        )}
      </div>
    </div>
  );
}
