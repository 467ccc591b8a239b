import { stat } from "node:fs/promises";
import path from "node:path";
import { readPartialState, receivedBytes } from "./download/partial-file.ts";
import { namesIn } from "./model-folder.ts";
import { partNames } from "./model-name.ts";

/** A download that stopped in the middle, or is going on. */
export type Unfinished = {
  /** The file that it is to be; of a split model the first one. */
  name: string;
  /** What gets the rest: an id or `hf:…`. Null where it isn't known any more. */
  from: string | null;
  keptBytes: number;
};

/** What unfinished downloads have left in the models folder. */
export async function listUnfinished(folder: string): Promise<Unfinished[]> {
  const names = await namesIn(folder);
  const found = new Map<string, Unfinished>();
  const add = (name: string, from: string | null, bytes: number) => {
    const [first = name] = partNames(name);
    const before = found.get(first);
    found.set(first, { name: first, from: from ?? before?.from ?? null, keptBytes: (before?.keptBytes ?? 0) + bytes });
  };
  for (const name of names) {
    const target = /^(.*\.gguf)(\.wheels)?\.partial$/i.exec(name);
    if (target?.[1] !== undefined) {
      const state = await readPartialState(path.join(folder, name));
      const isWheels = target[2] !== undefined;
      const kept = state ? receivedBytes(state) : isWheels ? await sizeOf(path.join(folder, name)) : 0;
      add(target[1], state?.from ?? null, kept);
      continue;
    }
    const parts = partNames(name);
    // whole parts of a split model that isn't all here yet
    const isPart = parts.length > 1 && parts.includes(name);
    if (isPart && !parts.every((part) => names.includes(part))) add(name, null, await sizeOf(path.join(folder, name)));
  }
  return [...found.values()];
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.size ?? 0;
}
