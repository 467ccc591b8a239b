import { setImmediate } from "node:timers/promises";
import type { Message } from "../../shared/message.ts";
import { AppError } from "../../shared/error.ts";
import type { Embedder, Judge } from "./embedder.ts";
import { noteOf } from "./memory-notes.ts";
import { createNearest, type Nearest, type PassageVector } from "./nearest.ts";
import { passagesOf } from "./passages.ts";

/** A message that is near to what was looked for, by its id in the search, and the passage of it that is. */
export type NearMessage = { id: number; sessionId: string; atMs: number; message: Message; passage: string };

/** Search by what texts mean. Where no model for it is here, or it fails or takes too long, it finds nothing, and words are all there is. */
export type Meaning = {
  /** The nearest first. */
  nearMessages(query: string, signal: AbortSignal): Promise<NearMessage[]>;
  /** The places of the nearest of these lines of the memory, the nearest first. */
  nearLines(query: string, lines: readonly string[], signal: AbortSignal): Promise<number[]>;
  /** What was found in the order of how well it answers; the rest of a long list as it was. */
  inOrder<Item>(
    query: string,
    items: readonly Item[],
    textOf: (item: Item) => string,
    signal: AbortSignal,
  ): Promise<Item[]>;
};

export type MeaningDeps = {
  /** Null where no such model is here. */
  embedder(signal: AbortSignal): Promise<Embedder | null>;
  judge(signal: AbortSignal): Promise<Judge | null>;
  messages: {
    list(model: string, after: { id: number; part: number } | null, most: number): PassageVector[];
    message(id: number): Omit<NearMessage, "passage"> | null;
  };
  memory: { all(model: string): ReadonlyMap<string, Float32Array> };
  textOf(message: Message): string;
  hash(text: string): string;
  /** So long somebody waits for what only makes the search better, in milliseconds. */
  patienceMs: number;
};

/** After so many others may do something. */
const slice = 2_000;
/** A word of two letters means many things. */
const shortest = 3;
/** So many are put in order: each is read by a model. */
const judged = 10;
const judgedLetters = 600;

export function createMeaning(deps: MeaningDeps): Meaning {
  const { messages, memory, hash } = deps;
  /** Models that couldn't be used: another try would only take time again. */
  const failed = new Set<string>();

  /** What comes of work with a model within a while; null where nothing does. */
  async function attempt<Model extends { key: string }, Result>(
    find: (signal: AbortSignal) => Promise<Model | null>,
    work: (model: Model, signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result | null> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(deps.patienceMs)]);
    let key: string | null = null;
    try {
      const model = await find(until);
      if (!model || failed.has(model.key)) return null;
      key = model.key;
      return await work(model, until);
    } catch {
      signal.throwIfAborted();
      if (key !== null && !until.aborted) failed.add(key);
      return null;
    }
  }

  return {
    async nearMessages(query, signal) {
      const asked = query.trim();
      if (asked.length < shortest) return [];
      const work = async (embedder: Embedder, until: AbortSignal) => {
        // nothing is loaded where there is nothing to compare with
        if (messages.list(embedder.key, null, 1).length === 0) return [];
        const near = createNearest(await vectorOf(asked, embedder, until));
        await addAll(near, embedder.key, until);
        return near.result();
      };
      const found = await attempt(deps.embedder, work, signal);
      return (found ?? []).flatMap(({ id, part, textHash }) => {
        const known = messages.message(id);
        const passage = known && passagesOf(deps.textOf(known.message))[part];
        // a later version may cut texts otherwise
        return known && passage && hash(passage) === textHash ? [{ ...known, passage }] : [];
      });
    },
    async nearLines(query, lines, signal) {
      const asked = query.trim();
      if (asked.length < shortest) return [];
      const work = async (embedder: Embedder, until: AbortSignal) => {
        const known = memory.all(embedder.key);
        if (known.size === 0) return [];
        const near = createNearest(await vectorOf(asked, embedder, until));
        for (const [id, line] of lines.entries()) {
          const note = noteOf(line);
          const textHash = note === null ? "" : hash(note);
          const vector = known.get(textHash);
          if (vector) near.add([{ id, part: 0, textHash, vector }]);
        }
        return near.result().map(({ id }) => id);
      };
      return (await attempt(deps.embedder, work, signal)) ?? [];
    },
    async inOrder(query, items, textOf, signal) {
      if (items.length < 2) return [...items];
      const first = items.slice(0, judged);
      const texts = first.map((item) => textOf(item).slice(0, judgedLetters));
      const scores = await attempt(deps.judge, (judge, until) => judge.rank(query, texts, until), signal);
      if (!scores) return [...items];
      const sorted = first
        .map((item, index) => ({ item, score: scores[index] ?? 0 }))
        .toSorted((one, other) => other.score - one.score);
      return [...sorted.map(({ item }) => item), ...items.slice(judged)];
    },
  };

  async function addAll(near: Nearest, model: string, signal: AbortSignal): Promise<void> {
    for (let after: { id: number; part: number } | null = null; ;) {
      const passages = messages.list(model, after, slice);
      near.add(passages);
      const last = passages.at(-1);
      if (!last || passages.length < slice) return;
      after = { id: last.id, part: last.part };
      await setImmediate();
      signal.throwIfAborted();
    }
  }
}

async function vectorOf(query: string, embedder: Embedder, signal: AbortSignal): Promise<Float32Array> {
  for await (const vector of embedder.embed([query], "query", signal)) return vector;
  throw new AppError("model-unavailable", "The model for searching gave no vector. Choose another one.");
}
