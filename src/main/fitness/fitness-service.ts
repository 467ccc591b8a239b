import { AppError, toAppError } from "../../shared/error.ts";
import type { Fitness, FitnessProgress } from "../../shared/fitness.ts";
import type { RunningTests } from "../../shared/ipc.ts";
import type { ModelEntry } from "../../shared/model.ts";
import type { TestBench } from "./probe-runner.ts";

/** Which model an entry is, by its content: a sha256 or a digest. `file` is what was hashed; null for a server's model. */
export type ModelIdentity = { modelHash: string; engineVersion: string; file: TestedFile | null };

/** A file as it was when it was looked at. */
export type TestedFile = { path: string; bytes: number; changedMs: number };

export type ModelIdentities = {
  /** At once, or null: of a file that was never tested this isn't known. */
  known(entry: ModelEntry, signal: AbortSignal): Promise<ModelIdentity | null>;
  /** Reads the whole file where that is needed. Throws `model-unavailable` where there is none. */
  find(entry: ModelEntry, signal: AbortSignal): AsyncGenerator<FitnessProgress, ModelIdentity>;
};

/** What models are good for, and how that is found out. */
export type FitnessService = {
  /** What the last test said; null where there was none for this file and this engine. */
  of(entry: ModelEntry, signal: AbortSignal): Promise<Fitness | null>;
  /**
   * Tests a model, and keeps what comes of it. One that is tested by itself stops for this one. Throws `busy` while a run is
   * going on, and when one begins: then nothing is kept.
   */
  test(entry: ModelEntry, signal: AbortSignal): AsyncGenerator<FitnessProgress, Fitness>;
  /** Hears which tests are going on, now and after each change. Returns how to stop. */
  follow(listener: (tests: RunningTests) => void): () => void;
  /** Whether a run or a test is going on. */
  isBusy(): boolean;
  /**
   * Says that a run begins, which stops every test. What it returns says that the run is over; `used` is the model that it
   * had, if it got that far: it is tested once nothing has been going on for a while, unless it was already.
   */
  beginRun(): (used: ModelEntry | null) => void;
  close(): void;
};

export type FitnessDeps = {
  identities: ModelIdentities;
  table: {
    get(modelHash: string, engineVersion: string): Fitness | null;
    put(fitness: Fitness, file: TestedFile | null): void;
  };
  /** Makes a model ready. Yields how far loading is. */
  prepare(entry: ModelEntry, signal: AbortSignal): AsyncGenerator<FitnessProgress, TestBench>;
  /** False for models that may only be tested when a person asks for it. */
  mayTestByItself(entry: ModelEntry): boolean;
  /** How long nothing must have been going on. In milliseconds. */
  idleMs: number;
};

export function createFitnessService(deps: FitnessDeps): FitnessService {
  const { identities, table, prepare, mayTestByItself, idleMs } = deps;
  const listeners = new Set<(tests: RunningTests) => void>();
  let tests: RunningTests = {};
  /** At most one test is going on; `finished` never rejects. */
  let current: { stop: AbortController; isAsked: boolean; finished: Promise<void> } | null = null;
  let runs = 0;
  let waiting: ModelEntry | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** Models whose test failed: without a person it isn't tried again. */
  const failed = new Set<string>();

  function tell(id: string, progress: FitnessProgress | null): void {
    const { [id]: _, ...others } = tests;
    tests = progress ? { ...others, [id]: progress } : others;
    for (const listener of listeners) listener(tests);
  }

  async function of(entry: ModelEntry, signal: AbortSignal): Promise<Fitness | null> {
    const identity = await identities.known(entry, signal);
    return identity && table.get(identity.modelHash, identity.engineVersion);
  }

  async function* work(
    entry: ModelEntry,
    isAsked: boolean,
    signal: AbortSignal,
  ): AsyncGenerator<FitnessProgress, Fitness> {
    const identity = yield* identities.find(entry, signal);
    const { file, ...key } = identity;
    const known = isAsked ? null : table.get(key.modelHash, key.engineVersion);
    const { testFitness } = await import("./test-fitness.ts");
    const fitness = known ?? (yield* testFitness(key, yield* prepare(entry, signal), signal));
    signal.throwIfAborted();
    table.put(fitness, file);
    failed.delete(entry.id);
    return fitness;
  }

  /** One test from its beginning to its end, told to all who follow. */
  async function* one(
    entry: ModelEntry,
    isAsked: boolean,
    signal: AbortSignal,
  ): AsyncGenerator<FitnessProgress, Fitness> {
    const stop = new AbortController();
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const mine = { stop, isAsked, finished };
    current = mine;
    const steps = work(entry, isAsked, AbortSignal.any([signal, stop.signal]));
    try {
      for (;;) {
        const step = await steps.next();
        if (step.done) return step.value;
        tell(entry.id, step.value);
        yield step.value;
      }
    } catch (cause) {
      signal.throwIfAborted();
      throw stop.signal.aborted ? interrupted() : cause;
    } finally {
      // who listens no more wants no more: what is at work comes to rest
      stop.abort();
      await steps.return(undefined as never).catch(() => {}); // nobody takes the value of a generator that is left
      if (current === mine) current = null;
      tell(entry.id, null);
      finish();
    }
  }

  function stopWaiting(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }

  function waitForIdle(): void {
    stopWaiting();
    if (!waiting || runs > 0) return;
    timer = setTimeout(() => void testWaiting(), idleMs);
    // a program that has nothing else to do may end
    timer.unref();
  }

  async function testWaiting(): Promise<void> {
    timer = null;
    const entry = waiting;
    if (!entry || runs > 0) return;
    if (current) return waitForIdle();
    const signal = new AbortController().signal;
    try {
      if (!(await of(entry, signal)) && !isBusy()) for await (const _ of one(entry, false, signal));
      if (waiting === entry) waiting = null;
    } catch (cause) {
      const { code } = toAppError(cause);
      if (code === "busy" || code === "cancelled") return waitForIdle();
      // a person who wants to know why can have it tested
      failed.add(entry.id);
      if (waiting === entry) waiting = null;
    }
  }

  function isBusy(): boolean {
    return runs > 0 || current !== null;
  }

  return {
    of,
    isBusy,
    async *test(entry, signal) {
      if (runs > 0)
        throw new AppError("busy", "Hearth is at work. Test the model when that is done.", { retryable: true });
      while (current) {
        if (current.isAsked) throw new AppError("busy", "A model is being tested already. Wait until that is done.");
        current.stop.abort();
        await current.finished;
      }
      return yield* one(entry, true, signal);
    },
    follow(listener) {
      listeners.add(listener);
      listener(tests);
      return () => listeners.delete(listener);
    },
    beginRun() {
      runs += 1;
      stopWaiting();
      current?.stop.abort();
      let isOver = false;
      return (used) => {
        if (isOver) return;
        isOver = true;
        runs -= 1;
        if (used && mayTestByItself(used) && !failed.has(used.id)) waiting = used;
        waitForIdle();
      };
    },
    close() {
      waiting = null;
      stopWaiting();
      current?.stop.abort();
    },
  };
}

function interrupted(): AppError {
  return new AppError("busy", "The test stopped, because something else was asked for. Test the model again later.", {
    retryable: true,
  });
}
