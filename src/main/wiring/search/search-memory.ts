import type { MemoryMatch } from "../../../shared/memory.ts";
import { fuseRanks } from "../../meaning/fuse-ranks.ts";
import type { Meaning } from "../../meaning/meaning.ts";
import type { Memory } from "../../memory/memory.ts";
import { memoryLines } from "../../memory/memory-lines.ts";

/** What a small model can still read. */
const most = 20;

/** Lines of the memory with these words, and those that mean much the same: what is both comes first. */
export async function searchMemory(
  words: string,
  { memory, meaning }: { memory: Pick<Memory, "list" | "read" | "search">; meaning: Meaning },
  signal: AbortSignal,
): Promise<MemoryMatch[]> {
  const lines = memoryLines(memory);
  const near = await meaning.nearLines(
    words,
    lines.map(({ text }) => text),
    signal,
  );
  const byPlace = new Map(lines.map((line) => [placeOf(line), line]));
  const nearPlaces = near.flatMap((index) => (lines[index] ? [placeOf(lines[index])] : []));
  const found = fuseRanks([memory.search(words).map(placeOf), nearPlaces]).flatMap((place) => byPlace.get(place) ?? []);
  return (await meaning.inOrder(words, found, ({ text }) => text, signal)).slice(0, most);
}

function placeOf({ name, line }: MemoryMatch): string {
  return `${name}:${line}`;
}
