import { AppError } from "../../shared/error.ts";
import type { StepUsage } from "../../shared/message.ts";
import { withUsage } from "../../shared/with-usage.ts";
import type {
  FieldEngine,
  FreeOptions,
  FreeResult,
  ModelFacts,
  ReadProgress,
  PromptPart,
  TokensRead,
} from "../guided/field-engine.ts";
import type { EngineConnection } from "./engine-connection.ts";
import type { Seat, Seats, Visit } from "./seats.ts";
import type { Speed } from "./speed.ts";
import { withReports } from "./with-reports.ts";

/** What the conversations of one loaded model share. */
export type SharedEngine = {
  connection: EngineConnection;
  seats: Seats;
  facts: ModelFacts;
  speed: Speed;
  isLoaded(): boolean;
  /** Loads the model again where another one took its place. Throws `model-unavailable` where it was let go, or its process is gone. */
  ensureLoaded(signal: AbortSignal): Promise<void>;
};

/** Who talks with the model. */
export type Talk = {
  /** The conversation, by which its state is found again; null for one that is of no use later. */
  conversation: string | null;
  /** What the disk has to do with its state: it is kept there and found after a restart, only found, or neither. */
  disk: "keep" | "find" | "none";
  /** What people know it by. */
  name: string;
  /** What is done in the background gives way to what a user waits for: then it ends as if it were stopped. */
  priority: Visit["priority"];
};

/**
 * One conversation with the loaded model. Forced text waits here and travels with the next call. Where another
 * conversation had the engine in between, or a call was given up half-way, the state is read again first.
 */
export function createRemoteFields(engine: SharedEngine, { conversation, disk, name, priority }: Talk): FieldEngine {
  const visitor = {};
  let known: PromptPart[] = [];
  /** So many of its parts are the same in every conversation. */
  let fixed = 0;
  let waiting: PromptPart[] = [];
  let isUncertain = false;
  let usage = emptyUsage(engine.facts.contextSize);
  /** What was spent before the state had to be read again. */
  let spent = usage;

  function note(latest: StepUsage): void {
    usage = withUsage(latest, spent);
  }

  async function* readAgain(
    seat: Seat,
    prompt: readonly PromptPart[],
    signal: AbortSignal,
  ): AsyncGenerator<TokensRead, void> {
    const kept = { conversation: disk === "none" ? null : conversation, isKept: disk === "keep" };
    const input = { seat: seat.index, prompt: [...prompt], fixed, ...kept };
    const steps = engine.connection.stream((api, stop) => api.read(input, { signal: stop }), signal);
    for (;;) {
      const step = await steps.next();
      note(step.value.usage);
      if (step.done) return engine.speed.read(step.value.usage.evaluated, step.value.usage.readMs);
      const { done, total } = step.value;
      yield { done, total, forecast: engine.speed.forecast(total - done) };
    }
  }

  /** How it comes to a seat; `stop` ends the work, also where the seat is wanted by somebody who goes first. */
  function arrive(isNewStep: boolean, signal: AbortSignal): { visit: Visit; stop: AbortSignal } {
    const givesWay = new AbortController();
    const visit: Visit = { owner: conversation, visitor, name, isNewStep, priority, onWanted: () => givesWay.abort() };
    return { visit, stop: AbortSignal.any([signal, givesWay.signal]) };
  }

  async function sit(visit: Visit, stop: AbortSignal): Promise<Seat> {
    for (;;) {
      await engine.ensureLoaded(stop);
      const seat = await engine.seats.enter(visit, stop);
      if (engine.isLoaded()) return seat;
      // another model came in between
      seat.leave(true);
    }
  }

  async function* seated<Item, Result>(
    seat: Seat,
    { visit, stop }: { visit: Visit; stop: AbortSignal },
    work: (seat: Seat, stop: AbortSignal) => AsyncGenerator<Item, Result>,
  ): AsyncGenerator<Item, Result> {
    try {
      const mustRestore = !visit.isNewStep && (!seat.isKept || isUncertain);
      isUncertain = true;
      if (mustRestore) {
        spent = usage;
        for await (const _ of readAgain(seat, known, stop));
      }
      const result = yield* work(seat, stop);
      isUncertain = false;
      return result;
    } finally {
      // who was stopped, or failed, has nothing more to say in this step
      seat.leave(isUncertain);
    }
  }

  async function* goOn<Item, Result>(
    signal: AbortSignal,
    work: (seat: Seat, stop: AbortSignal) => AsyncGenerator<Item, Result>,
  ): AsyncGenerator<Item, Result> {
    const arrival = arrive(false, signal);
    const seat = await sit(arrival.visit, arrival.stop);
    return yield* seated(seat, arrival, work);
  }

  /** What the last call put in, and what came of it, is part of the conversation from now on. */
  function settle(text: string): void {
    known = joined([...known, ...waiting, { type: "text", text }]);
    waiting = [];
  }

  async function once<Result>(
    signal: AbortSignal,
    work: (seat: number, stop: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const steps = goOn(signal, async function* (seat, stop): AsyncGenerator<never, Result> {
      return await work(seat.index, stop);
    });
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
    }
  }

  return {
    facts: engine.facts,
    async *read(prompt, signal, fixedParts = 0) {
      const arrival = arrive(true, signal);
      const seat = yield* withReports<ReadProgress, Seat>((report) =>
        sit({ ...arrival.visit, onWait: (waitsFor) => report({ waitsFor }) }, arrival.stop),
      );
      yield* seated(seat, arrival, async function* (place, stop) {
        waiting = [];
        fixed = fixedParts;
        known = [...prompt];
        usage = emptyUsage(engine.facts.contextSize);
        spent = usage;
        yield* readAgain(place, prompt, stop);
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
      return once(signal, async (seat, until) => {
        const answer = await engine.connection.call(
          (api, stop) => api.pick({ seat, before, values: [...values], end }, { signal: stop }),
          until,
        );
        if (!values.includes(answer.value)) throw new AppError("internal", "The model chose what wasn't offered.");
        settle(answer.value + end);
        note(answer.usage);
        return answer.value;
      });
    },
    free(options, signal) {
      return goOn(signal, (seat, stop) => free(seat.index, options, stop));
    },
    async probabilities(values, signal) {
      if (values.length === 0) return [];
      const before = [...waiting];
      return once(signal, async (seat, until) => {
        const answer = await engine.connection.call(
          (api, stop) => api.probabilities({ seat, before, values: [...values] }, { signal: stop }),
          until,
        );
        settle("");
        note(answer.usage);
        return answer.shares;
      });
    },
    async departures(text, signal) {
      if (text === "") return [];
      const before = [...waiting];
      return once(signal, async (seat, until) => {
        const answer = await engine.connection.call(
          (api, stop) => api.departures({ seat, before, text }, { signal: stop }),
          until,
        );
        settle("");
        note(answer.usage);
        return answer.departures;
      });
    },
    async countTokens(parts) {
      if (!engine.isLoaded()) throw notLoaded(engine.facts.id);
      const signal = new AbortController().signal;
      return engine.connection.call((api) => api.countTokens({ parts: [...parts] }), signal);
    },
    usage: () => usage,
  };

  async function* free(seat: number, options: FreeOptions, signal: AbortSignal): AsyncGenerator<string, FreeResult> {
    const isTurn = options.end === "turn";
    const { end, sampling = null, leaving = null, ...rest } = options;
    const input = { seat, before: [...waiting], end: isTurn ? "" : end, isTurn, sampling, leaving, ...rest };
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
        const { sampled, forced, writeMs } = step.value.usage;
        if (sampled > forced) engine.speed.wrote(sampled, writeMs);
        settle((leaving?.text.slice(0, leaving.at) ?? "") + (stop === "end" && !isTurn ? text + end : text));
        return { text, stop };
      }
    } finally {
      await steps.return({ text: "", stop: "end", usage });
    }
  }
}

function notLoaded(id: string): AppError {
  return new AppError("model-unavailable", `${id} isn't loaded, so nothing can be counted with it.`, {
    retryable: true,
  });
}

function joined(parts: readonly PromptPart[]): PromptPart[] {
  return parts.filter(({ text }) => text !== "");
}

function emptyUsage(contextSize: number): StepUsage {
  return { evaluated: 0, reused: 0, sampled: 0, forced: 0, readMs: 0, writeMs: 0, contextUsed: 0, contextSize };
}
