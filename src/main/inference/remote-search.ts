import type { EngineConnection } from "./engine-connection.ts";
import type { SearchModel } from "./engine-contract.ts";
import type { Seats } from "./seats.ts";

/** The models for searching, as the main process sees them. Whoever talks with a model goes first: this work stops and goes on later. */
export type RemoteSearch = {
  /** A vector of length 1 for each text, in their order. The model is loaded where it isn't. */
  embed(model: SearchModel, texts: readonly string[], signal: AbortSignal): AsyncGenerator<number[], void>;
  /** How well each text answers a query, from 0 to 1, in their order. */
  rank(model: SearchModel, query: string, texts: readonly string[], signal: AbortSignal): AsyncGenerator<number, void>;
};

export function createRemoteSearch(
  seats: Pick<Seats, "enterIdle">,
  connect: (signal: AbortSignal) => Promise<EngineConnection>,
): RemoteSearch {
  type Part<Item> = (
    over: EngineConnection,
    texts: string[],
    signal: AbortSignal,
  ) => AsyncGenerator<Item, void | undefined>;

  async function* each<Item>(
    texts: readonly string[],
    signal: AbortSignal,
    part: Part<Item>,
  ): AsyncGenerator<Item, void> {
    let done = 0;
    while (done < texts.length) {
      const givesWay = new AbortController();
      let leave = (): void => {};
      const giveWay = (): void => {
        givesWay.abort();
        // whoever takes what comes of it may be slow, and a user doesn't wait for that
        leave();
      };
      leave = await seats.enterIdle(signal, giveWay);
      try {
        const over = await connect(signal);
        const stop = AbortSignal.any([signal, givesWay.signal]);
        for await (const item of part(over, texts.slice(done), stop)) {
          done += 1;
          yield item;
        }
        return;
      } catch (cause) {
        signal.throwIfAborted();
        if (!givesWay.signal.aborted) throw cause;
      } finally {
        leave();
      }
    }
  }

  return {
    embed: (model, texts, signal) =>
      each(texts, signal, (over, rest, stop) =>
        over.stream((api, until) => api.embed({ model, texts: rest }, { signal: until }), stop),
      ),
    rank: (model, query, texts, signal) =>
      each(texts, signal, (over, rest, stop) =>
        over.stream((api, until) => api.rank({ model, query, texts: rest }, { signal: until }), stop),
      ),
  };
}
