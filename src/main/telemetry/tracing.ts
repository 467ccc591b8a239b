import type { SessionEvent } from "../../shared/event.ts";
import type { RunSpan, StepTimes, TimedEvent } from "../../shared/trace.ts";
import type { RunExport } from "./export-runs.ts";
import { makeSpans } from "./make-spans.ts";
import { stepClock } from "./step-clock.ts";

/** What traces are made from. */
export type TraceStore = {
  events: { timed(sessionId: string): TimedEvent[] };
  stepTimes: {
    put(step: { sessionId: string; stepId: string; times: StepTimes }): void;
    ofSession(sessionId: string): Map<string, StepTimes>;
    forgetOld(): void;
  };
};

export type TracingDeps = {
  store: TraceStore;
  /** Hears every event of every session, in order. */
  follow(listener: (event: SessionEvent) => void): () => void;
  /** Where ended runs are sent; null where nobody has said so. */
  exporter: RunExport | null;
  /** Milliseconds of a clock that doesn't jump. */
  now(): number;
};

/** Watches the sessions: notes what their steps spend time on, and hands on the runs that have ended. Returns how to stop. */
export function traceSessions({ store, follow, exporter, now }: TracingDeps): () => void {
  const clock = stepClock(now);
  store.stepTimes.forgetOld();
  return follow((event) => {
    const step = clock(event);
    if (step) store.stepTimes.put(step);
    if (event.type === "run-end" && event.depth === 0)
      exporter?.add({ sessionId: event.sessionId, runId: event.runId });
  });
}

/** The runs of a session, as spans. */
export function spansOf(
  { events, stepTimes }: { events: TraceStore["events"]; stepTimes: Pick<TraceStore["stepTimes"], "ofSession"> },
  sessionId: string,
): RunSpan[] {
  return makeSpans(events.timed(sessionId), stepTimes.ofSession(sessionId));
}
