import type { AgentTag, TaggedEvent } from "../../../shared/event.ts";

/** Which run it is, and whose. */
export type RunIdentity = { runId: string; agent: AgentTag };

/** Makes a whole run, event by event. */
export type Runner<Run extends RunIdentity> = (run: Run, signal: AbortSignal) => AsyncGenerator<TaggedEvent, void>;

/** Makes a runner of a runner: what it does stands around the whole run. */
export type Middleware = <Run extends RunIdentity>(next: Runner<Run>) => Runner<Run>;

/** What middleware may use. */
export type MiddlewareWorld = {
  newId(): string;
  /** Milliseconds of a clock that doesn't jump. */
  now(): number;
  log(entry: RunLog): void;
};

/** A line of the log. It holds no word of the conversation. */
export type RunLog = { runId: string; agent: string; depth: number } & (
  | { event: "start" }
  | { event: "end"; reason: string; error?: string; ms: number }
);

export type MakeMiddleware = (world: MiddlewareWorld) => Middleware;

/** The runner inside of its middleware, the first outermost. */
export function wrapRunner<Run extends RunIdentity>(
  runner: Runner<Run>,
  middleware: readonly Middleware[],
): Runner<Run> {
  return middleware.reduceRight((next, wrap) => wrap(next), runner);
}
