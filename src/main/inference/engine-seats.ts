import type { TokensRead } from "../guided/field-engine.ts";
import type { Reading } from "./kept-states.ts";
import type { LoadedFields } from "./loaded-fields.ts";

/** The states of one loaded model, each with the conversation that it is of. */
export type EngineSeats = {
  /** One call at a seat. Calls of the same seat wait for each other. */
  once<Result>(index: number, work: (seat: EngineSeat) => Promise<Result>): Promise<Result>;
  stream<Item, Result>(
    index: number,
    work: (seat: EngineSeat) => AsyncGenerator<Item, Result>,
  ): AsyncGenerator<Item, Result>;
  /** Puts onto the disk what was read of conversations and isn't there yet; in turn with other calls. */
  keep(): Promise<void>;
  /** A conversation that was deleted is not to be kept. */
  forget(conversation: string): void;
};

export type EngineSeat = {
  fields: LoadedFields;
  /** Reads a prompt; what another conversation left here is kept first. What comes of it is only kept where that `isKept`. */
  read(reading: Reading & { isKept: boolean }, signal: AbortSignal): AsyncGenerator<TokensRead, void>;
};

type Chair = { seat: EngineSeat; conversation: string | null; keep(): Promise<void> };

/** Seats are opened when they are first used: each takes memory of its own. */
export function createEngineSeats(openFields: () => Promise<LoadedFields>): EngineSeats {
  const chairs = new Map<number, Promise<Chair>>();
  const turns = new Map<number, Promise<void>>();

  async function takeTurn(index: number): Promise<() => void> {
    const before = turns.get(index);
    let done = (): void => {};
    turns.set(index, new Promise((resolve) => (done = resolve)));
    await before;
    return done;
  }

  function chairAt(index: number): Promise<Chair> {
    const known = chairs.get(index);
    if (known) return known;
    const opening = openFields().then(chairOver);
    chairs.set(index, opening);
    // one that failed is tried again: there may be more memory then
    opening.catch(() => chairs.delete(index));
    return opening;
  }

  async function keep(): Promise<void> {
    for (const index of chairs.keys()) {
      const done = await takeTurn(index);
      try {
        await (await chairs.get(index))?.keep();
      } finally {
        done();
      }
    }
    for (const opening of chairs.values()) await (await opening).seat.fields.settled();
  }

  return {
    async once(index, work) {
      const done = await takeTurn(index);
      try {
        return await work((await chairAt(index)).seat);
      } finally {
        done();
      }
    },
    async *stream(index, work) {
      const done = await takeTurn(index);
      try {
        return yield* work((await chairAt(index)).seat);
      } finally {
        done();
      }
    },
    keep,
    forget(conversation) {
      for (const opening of chairs.values()) {
        void opening.then((chair) => {
          if (chair.conversation === conversation) chair.conversation = null;
        });
      }
    },
  };
}

function chairOver(fields: LoadedFields): Chair {
  let isKept = false;
  /** Something was read that isn't on the disk. */
  let isNew = false;
  const chair: Chair = {
    conversation: null,
    async keep() {
      if (chair.conversation === null || !isKept || !isNew) return;
      isNew = false;
      await fields.keep(chair.conversation);
    },
    seat: {
      fields,
      async *read({ isKept: isNowKept, ...reading }, signal) {
        const isOther = reading.conversation !== chair.conversation;
        if (isOther) await chair.keep();
        chair.conversation = reading.conversation;
        isKept = isNowKept;
        isNew = true;
        // who stays here has nothing on the disk that isn't here
        yield* fields.read(isOther ? reading : { ...reading, conversation: null }, signal);
      },
    },
  };
  return chair;
}
