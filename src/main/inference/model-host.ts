import { implement } from "@orpc/server";
import { AppError, toAppError, toWire } from "../../shared/error.ts";
import type { ModelFacts } from "../guided/field-engine.ts";
import { engineContract } from "./engine-contract.ts";
import { createEngineSeats, type EngineSeat, type EngineSeats } from "./engine-seats.ts";
import { inPortions } from "./in-portions.ts";
import { createLlamaStarter } from "./start-llama.ts";
import { loadModel, type HeldModel } from "./load-model.ts";
import { createSearchModels } from "./search-models.ts";

type Held = { model: HeldModel; seats: EngineSeats };

/**
 * The model process's side of the contract. It holds one model that talks at a time, with several seats, and those for searching. Calls of a seat are served one
 * after another: a call that was given up still finishes its piece before the next one touches the state.
 */
export function createModelHost() {
  const os = implement(engineContract);
  const starter = createLlamaStarter();
  const search = createSearchModels(starter);
  let held: Held | null = null;

  function loadedModel(): Held {
    if (held) return held;
    throw new AppError("model-unavailable", "No model is loaded. Choose one and try again.", { retryable: true });
  }

  /** Also those for searching: they are loaded again in a moment, and the next model may need their memory. */
  async function unload(): Promise<void> {
    const former = held;
    held = null;
    try {
      await former?.seats.keep();
    } finally {
      await former?.model.dispose();
      await search.dispose();
    }
  }

  type Failed = { FAILED(options: { message: string; data: ReturnType<typeof toWire> }): Error };

  async function told<Result>(errors: Failed, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      throw failed(errors, cause);
    }
  }

  /** One call at a seat. */
  function once<Result>(errors: Failed, index: number, work: (seat: EngineSeat) => Promise<Result>): Promise<Result> {
    return told(errors, () => loadedModel().seats.once(index, work));
  }

  async function* stream<Item, Result>(
    errors: Failed,
    work: () => AsyncGenerator<Item, Result>,
  ): AsyncGenerator<Item, Result> {
    try {
      return yield* work();
    } catch (cause) {
      throw failed(errors, cause);
    }
  }

  return {
    load: os.load.handler(({ input, errors, signal }) =>
      stream(errors, async function* () {
        await unload();
        const model = yield* loadModel(input, starter, orNever(signal));
        held = { model, seats: createEngineSeats(model.openFields) };
        return { facts: plainFacts(model.facts), seats: model.seats, isTuned: model.isTuned, speed: model.speed };
      }),
    ),
    unload: os.unload.handler(({ errors }) => told(errors, unload)),
    tune: os.tune.handler(({ errors, signal }) => told(errors, () => loadedModel().model.tune(orNever(signal)))),
    keep: os.keep.handler(({ errors }) => told(errors, async () => held?.seats.keep())),
    forget: os.forget.handler(({ input }) => held?.seats.forget(input.conversation)),
    read: os.read.handler(({ input: { seat: index, ...reading }, errors, signal }) =>
      stream(errors, () =>
        loadedModel().seats.stream(index, async function* (seat) {
          for await (const progress of seat.read(reading, orNever(signal)))
            yield { ...progress, usage: seat.fields.usage() };
          return { usage: seat.fields.usage() };
        }),
      ),
    ),
    pick: os.pick.handler(({ input: { seat: index, ...input }, errors, signal }) =>
      once(errors, index, async ({ fields }) => ({
        value: await fields.pick(input, orNever(signal)),
        usage: fields.usage(),
      })),
    ),
    free: os.free.handler(({ input: { seat: index, isTurn, sampling, leaving, ...input }, errors, signal }) =>
      stream(errors, () =>
        loadedModel().seats.stream(index, async function* ({ fields }) {
          const chance = { ...(sampling ? { sampling } : {}), ...(leaving ? { leaving } : {}) };
          const steps = fields.free({ ...input, ...chance, end: isTurn ? "turn" : input.end }, orNever(signal));
          const portions = inPortions(steps);
          try {
            for (;;) {
              const step = await portions.next();
              if (step.done) return { ...step.value, usage: fields.usage() };
              yield { text: step.value, usage: fields.usage() };
            }
          } finally {
            // the value that a generator is made to return when its consumer leaves is seen by nobody
            await steps.return({ text: "", stop: "end" });
          }
        }),
      ),
    ),
    probabilities: os.probabilities.handler(({ input: { seat: index, ...input }, errors, signal }) =>
      once(errors, index, async ({ fields }) => ({
        shares: await fields.probabilities(input, orNever(signal)),
        usage: fields.usage(),
      })),
    ),
    departures: os.departures.handler(({ input: { seat: index, ...input }, errors, signal }) =>
      once(errors, index, async ({ fields }) => ({
        departures: await fields.departures(input, orNever(signal)),
        usage: fields.usage(),
      })),
    ),
    embed: os.embed.handler(({ input: { model, texts }, errors, signal }) =>
      stream(errors, () => search.embed(model, texts, orNever(signal))),
    ),
    rank: os.rank.handler(({ input: { model, query, texts }, errors, signal }) =>
      stream(errors, () => search.rank(model, query, texts, orNever(signal))),
    ),
    countTokens: os.countTokens.handler(({ input, errors }) =>
      told(errors, async () => loadedModel().model.countTokens(input.parts)),
    ),
  };
}

/** The contract's lists are ordinary ones. */
function plainFacts({ chat, ...facts }: ModelFacts) {
  const { beforeSystem, systemToUser, userToAssistant, assistantToUser } = chat;
  return {
    ...facts,
    chat: {
      beforeSystem: [...beforeSystem],
      systemToUser: [...systemToUser],
      userToAssistant: [...userToAssistant],
      assistantToUser: [...assistantToUser],
    },
  };
}

function orNever(signal: AbortSignal | undefined): AbortSignal {
  return signal ?? new AbortController().signal;
}

function failed(
  errors: { FAILED(options: { message: string; data: ReturnType<typeof toWire> }): Error },
  cause: unknown,
): Error {
  const wire = toWire(toAppError(cause));
  return errors.FAILED({ message: wire.message, data: wire });
}
