import type { Compaction } from "../../shared/compaction.ts";
import { AppError, toAppError, toWire } from "../../shared/error.ts";
import type { AgentTag, TaggedEvent } from "../../shared/event.ts";
import type { Instructions } from "../../shared/instructions.ts";
import type { Message } from "../../shared/message.ts";
import { emptyView, untoldReports } from "../../shared/fold.ts";
import type { QueuedPrompt } from "../../shared/queued-prompt.ts";
import type { Said } from "../../shared/said.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { type TurnOptions, usualTurn } from "../../shared/turn-options.ts";
import type { PromptQueue } from "../store/prompt-queue.ts";
import type { Afterwork } from "./afterwork.ts";
import { briefMessage } from "./brief-message.ts";
import { describeReports } from "./describe-reports.ts";
import type { Hub } from "./hub.ts";

/** What a run is given. `takePrompts` hands over what was said since it was last called, each prompt once. */
export type RunRequest = {
  session: SessionSummary;
  history: readonly Message[];
  /** What of the history the model sees; null for all of it. */
  compaction: Compaction | null;
  instructions: Instructions | null;
  sessionId: string;
  runId: string;
  takePrompts(): readonly Said[];
  /** What was said asks for a plan, and for nothing else. */
  isPlan: boolean;
  /** What agents in the background have reported since the person last spoke. */
  news(): string;
  /** What is said where the model's answer is empty; null for nothing. */
  defaultResponse: string | null;
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
  /** False while the session runs for something that nobody is there to be asked about. */
  isAttended(sessionId: string): boolean;
  /** Whether a run has that prompt: then it can't be changed any more. */
  hasTaken(sessionId: string, promptId: number): boolean;
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
  afterwork: Afterwork;
  newId(): string;
  /** Hears that a session began or ceased to run. */
  onChange(): void;
};

type Run = {
  runId: string;
  /** What was said with another wish, or for another agent, waits for a run of its own. */
  isPlan: boolean;
  /** null for the session's own. */
  agent: string | null;
  turn: TurnOptions;
  /** The prompt that has the run to itself, because its turn isn't the usual one; null where others may join. */
  only: number | null;
  controller: AbortController;
  /** Hearth is closed while it goes on. */
  isInterrupted: boolean;
  /** The last prompt that was queued before it began. Later ones may be meant for the run after it. */
  newest: number;
  /** Prompts that the run was given and that are in no stored message yet, by their place in the queue. */
  given: Map<number, Said>;
  /** Prompts that it is not to be given any more, because it was stopped. */
  left: Map<number, Said>;
  /** Set when an event could not be stored: from there on nothing may be, or the log would have a hole. */
  failure: AppError | null;
  hasTaken: boolean;
  hasEnded: boolean;
};

/** One run at a time for each session. */
export function createRunner(deps: RunnerDeps): Runner {
  const { hub, prompts, startRun, summary, agent, afterwork, newId, onChange } = deps;
  let isClosing = false;
  const runs = new Map<string, { run: Run; finished: Promise<void> }>();

  const takeInto = (target: Map<number, Said>, sessionId: string, run: Run, isMeant = isForAny): Said[] => {
    const isFree = ({ id }: QueuedPrompt) => !run.given.has(id) && !run.left.has(id);
    const waiting = prompts.list(sessionId).filter((prompt) => isFree(prompt) && isMeant(prompt));
    const taken = waiting.map(({ id, delivery: _, ...said }) => [id, said] as const);
    for (const [id, said] of taken) target.set(id, said);
    return taken.map(([, said]) => said);
  };

  const publish = (sessionId: string, run: Run, told: TaggedEvent) => {
    const wasClosed = run.isInterrupted && told.type === "run-end" && told.reason === "cancelled";
    const event: TaggedEvent = wasClosed ? { ...told, reason: "interrupted" } : told;
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
    const message = briefMessage([...rest.values()], newId());
    hub.publish(sessionId, { ...agent, type: "message", message }, [...rest.keys()]);
  };

  const pull = async (sessionId: string, run: Run) => {
    const { signal } = run.controller;
    const { noHistory, defaultResponse } = run.turn;
    const whole = hub.readWhole(sessionId).view;
    const { messages: history, compaction, instructions } = noHistory ? emptyView : whole;
    const takePrompts = () => {
      if (signal.aborted) return [];
      run.hasTaken = true;
      // what wants another kind of turn has one of its own, and what was said after it comes after it
      const other = prompts.list(sessionId).find((prompt) => !isLike(run, prompt))?.id ?? Infinity;
      const isMeant = ({ id, delivery }: QueuedPrompt) => id < other && (delivery === "now" || id <= run.newest);
      return takeInto(run.given, sessionId, run, isMeant);
    };
    const news = () => (noHistory ? "" : describeReports(untoldReports(hub.read(sessionId).view)));
    const { runId, isPlan } = run;
    const session = { ...summary(sessionId), ...(run.agent === null ? {} : { profile: run.agent }) };
    const seen = { history, compaction, instructions };
    const request = { session, ...seen, sessionId, runId, isPlan, takePrompts, news, defaultResponse };
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
        error.code === "cancelled"
          ? { reason: run.isInterrupted ? "interrupted" : "cancelled" }
          : { reason: "failed", error: toWire(error) },
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

  /** It is done as the first of those wants it that wait. */
  const nextRun = (sessionId: string): Run => newRun(newId(), prompts.list(sessionId));

  const work = async (sessionId: string, entry: { run: Run }) => {
    // what is done between two turns must not go on in one
    const before = afterwork.end(sessionId);
    if (before) await before;
    await drive(sessionId, entry.run);
    while (hasMore(sessionId, entry.run)) {
      entry.run = nextRun(sessionId);
      await drive(sessionId, entry.run);
    }
    runs.delete(sessionId);
    onChange();
    // who stops a run, or takes its session away, wants quiet
    const { failure, controller, turn } = entry.run;
    if (!isClosing && !failure && !controller.signal.aborted && turn.enableSummary) afterwork.begin(sessionId);
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
      const entry = { run: nextRun(sessionId), finished: Promise.resolve() };
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
    isAttended: (sessionId) => runs.get(sessionId)?.run.turn.isAttended ?? true,
    hasTaken(sessionId, promptId) {
      const run = runs.get(sessionId)?.run;
      return run !== undefined && (run.given.has(promptId) || run.left.has(promptId));
    },
    settled,
    async close() {
      isClosing = true;
      for (const [sessionId, { run }] of runs) {
        // who was stopped before stays stopped
        run.isInterrupted = !run.controller.signal.aborted;
        cancel(sessionId);
      }
      await Promise.all([...runs.keys()].map(settled));
      await afterwork.close();
    },
  };
}

const isForAny = (_prompt: QueuedPrompt) => true;

function newRun(runId: string, waiting: readonly QueuedPrompt[]): Run {
  const queue = { given: new Map<number, Said>(), left: new Map<number, Said>(), hasTaken: false };
  const [first] = waiting;
  const wish = { isPlan: first?.isPlan ?? false, agent: first?.agent ?? null };
  const own = first?.turn ? { turn: first.turn, only: first.id } : { turn: usualTurn, only: null };
  const wanted = { newest: waiting.at(-1)?.id ?? 0, ...wish, ...own };
  const state = { isInterrupted: false, failure: null, hasEnded: false };
  return { runId, ...wanted, controller: new AbortController(), ...queue, ...state };
}

/** Whether a prompt asks for what the run is for. */
function isLike(run: Run, { id, isPlan, agent, turn }: QueuedPrompt): boolean {
  if (run.only !== null || turn) return id === run.only;
  return (isPlan ?? false) === run.isPlan && (agent ?? null) === run.agent;
}
