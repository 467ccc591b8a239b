import { AppError, toAppError, toWire } from "../../shared/error.ts";
import type { AgentTag, TaggedEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";
import type { SessionSummary } from "../../shared/session.ts";
import type { PromptQueue } from "../store/prompt-queue.ts";
import type { Hub } from "./hub.ts";

/** What a run is given. `takePrompts` hands over what was said since it was last called, each prompt once. */
export type RunRequest = {
  session: SessionSummary;
  history: readonly Message[];
  sessionId: string;
  runId: string;
  takePrompts(): readonly string[];
};

/** Makes a run. It is pulled one event at a time, so each is stored before the step after it begins. */
export type StartRun = (input: RunRequest, signal: AbortSignal) => AsyncGenerator<TaggedEvent, void>;

export type Runner = {
  /** Runs the session until nothing is queued. Where it is running, that run takes what is queued meanwhile. */
  wake(sessionId: string): void;
  /** Stops the run. What was queued until now joins the conversation unanswered; what is queued later is run. */
  cancel(sessionId: string): void;
  /** Stops a run whose events can't be stored any more. */
  fail(sessionId: string, error: AppError): void;
  isRunning(sessionId: string): boolean;
  /** Resolves when the session isn't running and nothing is queued. */
  settled(sessionId: string): Promise<void>;
  close(): Promise<void>;
};

export type RunnerDeps = {
  hub: Hub;
  prompts: PromptQueue;
  startRun: StartRun;
  summary(sessionId: string): SessionSummary;
  agent: AgentTag;
  newId(): string;
  /** Hears that a session began or ceased to run. */
  onChange(): void;
};

type Run = {
  runId: string;
  controller: AbortController;
  /** Prompts that the run was given and that are in no stored message yet, by their place in the queue. */
  given: Map<number, string>;
  /** Prompts that it is not to be given any more, because it was stopped. */
  left: Map<number, string>;
  /** Set when an event could not be stored: from there on nothing may be, or the log would have a hole. */
  failure: AppError | null;
  hasTaken: boolean;
  hasEnded: boolean;
};

/** One run at a time for each session. */
export function createRunner({ hub, prompts, startRun, summary, agent, newId, onChange }: RunnerDeps): Runner {
  const runs = new Map<string, { run: Run; finished: Promise<void> }>();

  const takeInto = (target: Map<number, string>, sessionId: string, run: Run): string[] => {
    const waiting = prompts.list(sessionId).filter(({ id }) => !run.given.has(id) && !run.left.has(id));
    for (const { id, text } of waiting) target.set(id, text);
    return waiting.map(({ text }) => text);
  };

  const publish = (sessionId: string, run: Run, event: TaggedEvent) => {
    const isOwn = event.depth === 0;
    if (isOwn && event.type === "run-end") admitRest(sessionId, run);
    const isPrompt = isOwn && event.type === "message" && event.message.role === "user";
    hub.publish(sessionId, event, isPrompt ? [...run.given.keys()] : []);
    if (isPrompt) run.given.clear();
    if (isOwn && event.type === "run-end") run.hasEnded = true;
  };

  /** What was said is part of the conversation, also where the run ended before it could answer. */
  const admitRest = (sessionId: string, run: Run) => {
    // a run that took nothing would be started for it again and again; one that was stopped left what it should already
    if (!run.hasTaken && !run.controller.signal.aborted) takeInto(run.left, sessionId, run);
    const rest = new Map([...run.given, ...run.left]);
    if (rest.size === 0) return;
    const message = { role: "user" as const, id: newId(), text: [...rest.values()].join("\n\n"), context: "" };
    hub.publish(sessionId, { ...agent, type: "message", message }, [...rest.keys()]);
  };

  const pull = async (sessionId: string, run: Run) => {
    const { signal } = run.controller;
    const { messages } = hub.readWhole(sessionId).view;
    const takePrompts = () => {
      if (signal.aborted) return [];
      run.hasTaken = true;
      return takeInto(run.given, sessionId, run);
    };
    const request = { session: summary(sessionId), history: messages, sessionId, runId: run.runId, takePrompts };
    for await (const event of startRun(request, signal)) {
      // drained to its end all the same: what is still at work in it must come to rest
      if (run.failure) continue;
      try {
        publish(sessionId, run, event);
      } catch (cause) {
        stop(run, toAppError(cause));
      }
    }
    if (!run.hasEnded && !run.failure) throw new AppError("internal", "The run stopped without saying why. Try again.");
  };

  const drive = async (sessionId: string, run: Run) => {
    try {
      await pull(sessionId, run);
    } catch (cause) {
      if (!run.hasEnded) endFor(sessionId, run, toAppError(cause));
    }
    if (!run.failure) return;
    const error = toWire(run.failure);
    hub.breakOff(sessionId, { ...agent, type: "run-end", runId: run.runId, reason: "failed", error });
  };

  /** An ending for a run that gave none itself. */
  const endFor = (sessionId: string, run: Run, error: AppError) => {
    if (run.failure) return;
    try {
      hub.mend(
        sessionId,
        error.code === "cancelled" ? { reason: "cancelled" } : { reason: "failed", error: toWire(error) },
      );
    } catch (cause) {
      run.failure = toAppError(cause);
    }
  };

  const stop = (run: Run, failure: AppError) => {
    run.failure ??= failure;
    run.controller.abort();
  };

  const hasMore = (sessionId: string, run: Run): boolean => {
    try {
      return !run.failure && prompts.list(sessionId).length > 0;
    } catch {
      // what can't be read now stays queued, and joins the conversation when it is next opened
      return false;
    }
  };

  const work = async (sessionId: string, entry: { run: Run }) => {
    await drive(sessionId, entry.run);
    while (hasMore(sessionId, entry.run)) {
      entry.run = newRun(newId());
      await drive(sessionId, entry.run);
    }
    runs.delete(sessionId);
    onChange();
  };

  const settled = async (sessionId: string) => {
    for (let entry = runs.get(sessionId); entry; entry = runs.get(sessionId)) await entry.finished;
  };

  const cancel = (sessionId: string) => {
    const run = runs.get(sessionId)?.run;
    if (!run || run.controller.signal.aborted) return;
    try {
      takeInto(run.left, sessionId, run);
    } catch (cause) {
      run.failure ??= toAppError(cause);
    }
    run.controller.abort();
  };

  return {
    wake(sessionId) {
      if (runs.has(sessionId)) return;
      const entry = { run: newRun(newId()), finished: Promise.resolve() };
      runs.set(sessionId, entry);
      entry.finished = work(sessionId, entry);
      onChange();
    },
    cancel,
    fail(sessionId, error) {
      const entry = runs.get(sessionId);
      if (entry) stop(entry.run, error);
    },
    isRunning: (sessionId) => runs.has(sessionId),
    settled,
    async close() {
      for (const sessionId of runs.keys()) cancel(sessionId);
      await Promise.all([...runs.keys()].map(settled));
    },
  };
}

function newRun(runId: string): Run {
  const queue = { given: new Map<number, string>(), left: new Map<number, string>(), hasTaken: false };
  return { runId, controller: new AbortController(), ...queue, failure: null, hasEnded: false };
}
