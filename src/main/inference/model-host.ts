import { implement } from "@orpc/server";
import { AppError, toAppError, toWire } from "../../shared/error.ts";
import type { ModelFacts } from "../guided/field-engine.ts";
import { engineContract } from "./engine-contract.ts";
import { createLlamaStarter } from "./start-llama.ts";
import { loadModel, type HeldModel } from "./load-model.ts";

/**
 * The model process's side of the contract. It holds one model at a time. Calls are served one after another: a call that
 * was given up still finishes its chunk before the next one touches the state.
 */
export function createModelHost() {
  const os = implement(engineContract);
  const starter = createLlamaStarter();
  let held: HeldModel | null = null;
  let turn: Promise<void> = Promise.resolve();

  async function takeTurn(): Promise<() => void> {
    const before = turn;
    let done = (): void => {};
    turn = new Promise((resolve) => (done = resolve));
    await before;
    return done;
  }

  function fields(): HeldModel["fields"] {
    if (held) return held.fields;
    throw new AppError("model-unavailable", "No model is loaded. Choose one and try again.", { retryable: true });
  }

  async function unload(): Promise<void> {
    const former = held;
    held = null;
    await former?.dispose();
  }

  type Failed = { FAILED(options: { message: string; data: ReturnType<typeof toWire> }): Error };

  async function once<Result>(errors: Failed, work: () => Promise<Result>): Promise<Result> {
    const done = await takeTurn();
    try {
      return await work();
    } catch (cause) {
      throw failed(errors, cause);
    } finally {
      done();
    }
  }

  async function* stream<Item, Result>(
    errors: Failed,
    work: () => AsyncGenerator<Item, Result>,
  ): AsyncGenerator<Item, Result> {
    const done = await takeTurn();
    try {
      return yield* work();
    } catch (cause) {
      throw failed(errors, cause);
    } finally {
      done();
    }
  }

  return {
    load: os.load.handler(({ input, errors, signal }) =>
      stream(errors, async function* () {
        await unload();
        held = yield* loadModel(input, starter, orNever(signal));
        return plainFacts(held.facts);
      }),
    ),
    unload: os.unload.handler(({ errors }) => once(errors, unload)),
    read: os.read.handler(({ input, errors, signal }) =>
      stream(errors, async function* () {
        for await (const progress of fields().read(input.prompt, input.fixed, orNever(signal)))
          yield { ...progress, usage: fields().usage() };
        return { usage: fields().usage() };
      }),
    ),
    pick: os.pick.handler(({ input, errors, signal }) =>
      once(errors, async () => ({ value: await fields().pick(input, orNever(signal)), usage: fields().usage() })),
    ),
    free: os.free.handler(({ input: { isTurn, sampling, ...input }, errors, signal }) =>
      stream(errors, async function* () {
        const chance = sampling ? { sampling } : {};
        const steps = fields().free({ ...input, ...chance, end: isTurn ? "turn" : input.end }, orNever(signal));
        try {
          for (;;) {
            const step = await steps.next();
            if (step.done) return { ...step.value, usage: fields().usage() };
            yield { text: step.value, usage: fields().usage() };
          }
        } finally {
          // the value that a generator is made to return when its consumer leaves is seen by nobody
          await steps.return({ text: "", stop: "end" });
        }
      }),
    ),
    probabilities: os.probabilities.handler(({ input, errors, signal }) =>
      once(errors, async () => ({
        shares: await fields().probabilities(input, orNever(signal)),
        usage: fields().usage(),
      })),
    ),
    countTokens: os.countTokens.handler(({ input, errors }) => {
      try {
        return fields().countTokens(input.parts);
      } catch (cause) {
        throw failed(errors, cause);
      }
    }),
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
