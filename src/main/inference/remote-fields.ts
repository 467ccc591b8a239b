import { AppError } from "../../shared/error.ts";
import type { StepUsage } from "../../shared/message.ts";
import type {
  FieldEngine,
  FreeOptions,
  FreeResult,
  ModelFacts,
  PromptPart,
  ReadProgress,
} from "../guided/field-engine.ts";
import type { EngineConnection } from "./engine-connection.ts";
import type { TurnQueue } from "./turn-queue.ts";

/** What the conversations of one loaded model share. */
export type SharedEngine = {
  connection: EngineConnection;
  queue: TurnQueue;
  facts: ModelFacts;
  /** The conversation whose text the engine's state is. */
  owner: object | null;
  isLoaded(): boolean;
  /** Loads the model again where another one took its place. Throws `model-unavailable` where it was let go, or its process is gone. */
  ensureLoaded(signal: AbortSignal): Promise<void>;
};

/**
 * One conversation with the loaded model. Forced text waits here and travels with the next call. Where another
 * conversation had the engine in between, or a call was given up half-way, the state is read again first.
 */
export function createRemoteFields(engine: SharedEngine): FieldEngine {
  const self = {};
  let known: PromptPart[] = [];
  /** So many of its parts are the same in every conversation. */
  let fixed = 0;
  let waiting: PromptPart[] = [];
  let isUncertain = false;
  let usage = emptyUsage(engine.facts.contextSize);
  /** What was spent before the state had to be read again. */
  let spent = usage;

  function note(latest: StepUsage): void {
    usage = {
      evaluated: spent.evaluated + latest.evaluated,
      reused: spent.reused + latest.reused,
      sampled: spent.sampled + latest.sampled,
      forced: spent.forced + latest.forced,
      readMs: spent.readMs + latest.readMs,
      writeMs: spent.writeMs + latest.writeMs,
      contextUsed: latest.contextUsed,
      contextSize: latest.contextSize,
    };
  }

  async function* readAgain(prompt: readonly PromptPart[], signal: AbortSignal): AsyncGenerator<ReadProgress, void> {
    const input = { prompt: [...prompt], fixed };
    const steps = engine.connection.stream((api, stop) => api.read(input, { signal: stop }), signal);
    for (;;) {
      const step = await steps.next();
      note(step.value.usage);
      if (step.done) return;
      yield { done: step.value.done, total: step.value.total };
    }
  }

  async function* withTurn<Item, Result>(
    isNewStep: boolean,
    signal: AbortSignal,
    work: () => AsyncGenerator<Item, Result>,
  ): AsyncGenerator<Item, Result> {
    const leave = await engine.queue.enter(self, isNewStep, signal);
    try {
      await engine.ensureLoaded(signal);
      const mustRestore = !isNewStep && (engine.owner !== self || isUncertain);
      engine.owner = self;
      isUncertain = true;
      if (mustRestore) {
        spent = usage;
        for await (const _ of readAgain(known, signal));
      }
      const result = yield* work();
      isUncertain = false;
      return result;
    } finally {
      // who was stopped, or failed, has nothing more to say in this step
      leave(isUncertain);
    }
  }

  /** What the last call put in, and what came of it, is part of the conversation from now on. */
  function settle(text: string): void {
    known = joined([...known, ...waiting, { type: "text", text }]);
    waiting = [];
  }

  async function once<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const steps = withTurn(false, signal, async function* (): AsyncGenerator<never, Result> {
      return await work();
    });
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
    }
  }

  return {
    facts: engine.facts,
    read(prompt, signal, fixedParts = 0) {
      return withTurn(true, signal, async function* () {
        waiting = [];
        fixed = fixedParts;
        known = [...prompt];
        usage = emptyUsage(engine.facts.contextSize);
        spent = usage;
        yield* readAgain(prompt, signal);
      });
    },
    force(text) {
      if (text !== "") waiting.push({ type: "text", text });
    },
    forceControl(parts) {
      waiting.push(...parts);
    },
    async pick(values, { end }, signal) {
      const [first] = values;
      if (first === undefined) throw new AppError("invalid-input", "There is nothing to choose from.");
      const before = [...waiting];
      return once(signal, async () => {
        const answer = await engine.connection.call(
          (api, stop) => api.pick({ before, values: [...values], end }, { signal: stop }),
          signal,
        );
        if (!values.includes(answer.value)) throw new AppError("internal", "The model chose what wasn't offered.");
        settle(answer.value + end);
        note(answer.usage);
        return answer.value;
      });
    },
    free(options, signal) {
      return withTurn(false, signal, () => free(options, signal));
    },
    async probabilities(values, signal) {
      if (values.length === 0) return [];
      const before = [...waiting];
      return once(signal, async () => {
        const answer = await engine.connection.call(
          (api, stop) => api.probabilities({ before, values: [...values] }, { signal: stop }),
          signal,
        );
        settle("");
        note(answer.usage);
        return answer.shares;
      });
    },
    async countTokens(parts) {
      const signal = new AbortController().signal;
      const count = (): Promise<number> =>
        engine.connection.call((api) => api.countTokens({ parts: [...parts] }), signal);
      // needs no turn where the model is there, for it leaves the state alone
      return engine.isLoaded() ? count() : once(signal, count);
    },
    usage: () => usage,
  };

  async function* free(options: FreeOptions, signal: AbortSignal): AsyncGenerator<string, FreeResult> {
    const isTurn = options.end === "turn";
    const { end, sampling = null, ...rest } = options;
    const input = { before: [...waiting], end: isTurn ? "" : end, isTurn, sampling, ...rest };
    const steps = engine.connection.stream((api, stop) => api.free(input, { signal: stop }), signal);
    try {
      for (;;) {
        const step = await steps.next();
        note(step.value.usage);
        if (!step.done) {
          yield step.value.text;
          continue;
        }
        const { text, stop } = step.value;
        settle(stop === "end" && !isTurn ? text + end : text);
        return { text, stop };
      }
    } finally {
      await steps.return({ text: "", stop: "end", usage });
    }
  }
}

function joined(parts: readonly PromptPart[]): PromptPart[] {
  return parts.filter(({ text }) => text !== "");
}

function emptyUsage(contextSize: number): StepUsage {
  return { evaluated: 0, reused: 0, sampled: 0, forced: 0, readMs: 0, writeMs: 0, contextUsed: 0, contextSize };
}
