import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import type { MemoryFile, MemoryMatch, MemoryText } from "../../shared/memory.ts";
import { checkName, dayFile, dayOf, longTerm } from "./memory-names.ts";
import { memoryLines } from "./memory-lines.ts";
import { readIfThere, writeWhole } from "./memory-disk.ts";
import { createVersions } from "./versions.ts";

/** What Hearth remembers from one conversation to the next. All of it are files that the user can read and change. */
export type Memory = {
  /** `MEMORY.md` first, then the days, the newest first. */
  list(): MemoryFile[];
  /** The empty text for a file that isn't there. */
  read(name: string): MemoryText;
  /** Where a file of it lies. Throws `invalid-input` for a name that none has. */
  placeOf(name: string): string;
  /** True for the place of a file of it. */
  holds(file: string): boolean;
  /** The name of today's notes. */
  today(): string;
  /** Makes one file of another text, while nobody else can. The empty text removes it. Returns what it is then. */
  change(name: string, to: (before: MemoryText) => string): MemoryText;
  /** Removes a file, or all of them for null, with all that was kept of them to be undone. */
  erase(name: string | null): void;
  /** Takes the last change back and names its file. Throws `not-found`, and `conflict` where the file was changed by hand since. */
  undo(): string;
  /** Lines with these words, those with most of them first. */
  search(words: string): MemoryMatch[];
};

export type MemoryDeps = {
  /** Hearth's folder of data. */
  folder: string;
  /** Does something while no other process does. */
  exclusively<Result>(work: () => Result): Result;
  now(): Date;
};

/** In bytes. More than this nobody reads, and it would be read whole for each search. */
const largestFile = 1_000_000;
const mostMatches = 20;

/** Changes are made at one go, without a wait, so that no two of them in one process can mix either. */
export function createMemory({ folder, exclusively, now }: MemoryDeps): Memory {
  const versions = createVersions(path.join(folder, "memory", ".before"));
  const placeOf = (name: string) => path.join(folder, checkName(name));
  const read = (name: string): MemoryText => {
    const text = readIfThere(placeOf(name));
    return { text: text ?? "", hash: text === null ? null : hashOf(text) };
  };
  const put = (name: string, text: string): MemoryText => {
    if (Buffer.byteLength(text) > largestFile) {
      throw new AppError("too-large", `${name} would be larger than 1 MB. Take something out of it first.`);
    }
    if (text === "") rmSync(placeOf(name), { force: true });
    else writeWhole(placeOf(name), text);
    return { text, hash: text === "" ? null : hashOf(text) };
  };

  const list = (): MemoryFile[] =>
    [longTerm, ...dayNames(path.join(folder, "memory"))].flatMap((name) => {
      const found = statSync(placeOf(name), { throwIfNoEntry: false });
      return found?.isFile() ? [{ name, size: found.size, updatedAtMs: found.mtimeMs }] : [];
    });

  return {
    list,
    read,
    placeOf,
    holds(file) {
      const name = path.relative(folder, file).replaceAll(path.sep, "/");
      return name === longTerm || dayOf(name) !== null;
    },
    today: () => dayFile(now()),
    change: (name, to) =>
      exclusively(() => {
        const before = read(name);
        const text = to(before);
        if (text === before.text) return before;
        const after = put(name, text);
        versions.keep({ name, before: before.hash === null ? null : before.text, after: after.hash });
        return after;
      }),
    erase: (name) =>
      exclusively(() => {
        for (const each of name === null ? list().map((file) => file.name) : [checkName(name)]) {
          rmSync(placeOf(each), { force: true });
        }
        versions.forget(name);
      }),
    undo: () =>
      exclusively(() => {
        const last = versions.last();
        if (!last) throw new AppError("not-found", "Nothing in the memory can be undone.");
        if (read(last.name).hash !== last.after) {
          throw new AppError(
            "conflict",
            `${last.name} was changed by hand since. Nothing was undone; edit it instead.`,
          );
        }
        put(last.name, last.before ?? "");
        versions.drop(last);
        return last.name;
      }),
    search(words) {
      const wanted = [...new Set(words.toLowerCase().split(/\s+/).filter(Boolean))];
      return memoryLines({ list, read })
        .map((match) => ({ match, score: wanted.filter((word) => match.text.toLowerCase().includes(word)).length }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, mostMatches)
        .map(({ match }) => match);
    },
  };
}

/** The newest first. */
function dayNames(folder: string): string[] {
  const inside = (place: string): string[] => {
    try {
      return readdirSync(place);
    } catch {
      return []; // nothing was noted yet
    }
  };
  return inside(folder)
    .flatMap((month) => inside(path.join(folder, month)).map((file) => `memory/${month}/${file}`))
    .filter((name) => dayOf(name) !== null)
    .toSorted()
    .toReversed();
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
