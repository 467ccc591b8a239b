import type { Embedder } from "./embedder.ts";
import { notesOf } from "./memory-notes.ts";
import { passagesOf } from "./passages.ts";

/** Where vectors of messages are kept. */
export type KeptMessageVectors = {
  pending(model: string, most: number): { id: number; text: string }[];
  put(id: number, model: string, passages: readonly { textHash: string; vector: Float32Array }[]): void;
  keepOnly(model: string): void;
};

/** Where those of notes are kept. */
export type KeptMemoryVectors = {
  all(model: string): ReadonlyMap<string, Float32Array>;
  put(textHash: string, model: string, vector: Float32Array): void;
  keepOnly(textHashes: readonly string[]): void;
};

export type VectorPlaces = {
  messages: KeptMessageVectors;
  memory: KeptMemoryVectors;
  /** All lines that are remembered now. */
  memoryLines(): string[];
  hash(text: string): string;
};

/** So many messages are looked up at once. Each is kept as soon as it is done. */
const batch = 16;

/** Makes the vectors that are missing: of notes first, as there are few, then of messages, the latest first. */
export async function makeVectors(embedder: Embedder, places: VectorPlaces, signal: AbortSignal): Promise<void> {
  const { key } = embedder;
  places.messages.keepOnly(key);
  await makeNotes(embedder, places, signal);
  for (;;) {
    const messages = places.messages.pending(key, batch);
    if (messages.length === 0) return;
    for (const { id, text } of messages) {
      const passages = passagesOf(text);
      const vectors = await allOf(embedder.embed(passages, "passage", signal));
      const kept = vectors.map((vector, part) => ({ textHash: places.hash(passages[part] ?? ""), vector }));
      places.messages.put(id, key, kept);
    }
    // what can't be kept would come again and again
    const first = places.messages.pending(key, 1)[0];
    if (first && messages.some(({ id }) => id === first.id)) return;
  }
}

/** Deletes vectors of notes that are gone. */
export function forgetNotes({ memory, memoryLines, hash }: Omit<VectorPlaces, "messages">): void {
  memory.keepOnly(notesOf(memoryLines()).map(hash));
}

async function makeNotes(embedder: Embedder, places: VectorPlaces, signal: AbortSignal): Promise<void> {
  forgetNotes(places);
  const known = places.memory.all(embedder.key);
  const missing = notesOf(places.memoryLines()).filter((note) => !known.has(places.hash(note)));
  if (missing.length === 0) return;
  let at = 0;
  for await (const vector of embedder.embed(missing, "passage", signal)) {
    const note = missing[at];
    at += 1;
    if (note !== undefined) places.memory.put(places.hash(note), embedder.key, vector);
  }
  // some may have been erased meanwhile
  forgetNotes(places);
}

async function allOf<Item>(items: AsyncGenerator<Item, void>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
