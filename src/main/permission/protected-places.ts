import { lstatSync } from "node:fs";
import path from "node:path";
import { type HomePlace, privatePlaces, startPlaces } from "../../shared/home-places.ts";
import { foldedParts } from "./path-parts.ts";
import { realPathOf } from "./real-path.ts";

/** A place that no answer and no rule opens. `secret`: neither read nor changed; `fixed`: not changed. */
export type Place = {
  guard: "secret" | "fixed";
  /** For the reader of a refusal. */
  what: string;
  parts: readonly string[];
  /** A place in the home folder, without the way to it: a command may get there by `cd`. */
  short: readonly string[] | null;
};

export type Folders = {
  /** The user's home. */
  home: string;
  /** Hearth's own folders: data, settings, what its window keeps. */
  own: readonly string[];
};

const inHome: { guard: Place["guard"]; what: string; places: readonly HomePlace[] }[] = [
  { guard: "secret", what: "the user's keys, passwords and private data", places: privatePlaces },
  { guard: "fixed", what: "what a shell runs when it starts", places: startPlaces.shell },
  { guard: "fixed", what: "what the system runs when the user logs in", places: startPlaces.login },
  { guard: "fixed", what: "git's settings, which can start programs", places: startPlaces.git },
];

const anywhere: Place[] = [
  floating("git's hooks, which git runs", "**/.git/**/hooks"),
  floating("git's settings, which can start programs", "**/.git/**/config"),
  floating("git's settings, which can start programs", "**/.git/**/config.worktree"),
  floating("what Hearth reads as its own settings", "**/.hearth"),
  floating("what an editor may run", "**/.vscode"),
  floating("what an editor may run", "**/.idea"),
];

const system: Place[] = [
  { guard: "secret", what: "the memory and devices of the machine", parts: ["", "proc"], short: null },
  { guard: "secret", what: "the memory and devices of the machine", parts: ["", "dev"], short: null },
  { guard: "secret", what: "the system's passwords", parts: ["", "etc", "shadow"], short: null },
];

/** All of them, each by its name and by where that name leads now: a place may be a link, and may yet be made. */
export function protectedPlaces({ home, own }: Folders): Place[] {
  const realPath = quickRealPath();
  const both = (file: string, place: Omit<Place, "parts">): Place[] => {
    const names = new Set([path.resolve(file), realPath(path.resolve(file))]);
    return [...names].map((name) => ({ ...place, parts: foldedParts(name) }));
  };
  const homePlaces = inHome.flatMap(({ guard, what, places }) =>
    places.flatMap(({ name }) => both(path.join(home, name), { guard, what, short: foldedParts(name) })),
  );
  const ownPlaces = own.flatMap((folder) => both(folder, { guard: "secret", what: "Hearth's own data", short: null }));
  return [...ownPlaces, ...homePlaces, ...anywhere, ...system];
}

/** Most of the places aren't there, and share a few folders: those are resolved once. */
function quickRealPath(): (file: string) => string {
  const folders = new Map<string, string>();
  return (file) => {
    if (isThere(file)) return realPathOf(file);
    const folder = path.dirname(file);
    const known = folders.get(folder) ?? realPathOf(folder);
    folders.set(folder, known);
    return path.join(known, path.basename(file));
  };
}

function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // a file where a folder should be
    return false;
  }
}

function floating(what: string, pattern: string): Place {
  return { guard: "fixed", what, parts: pattern.split("/"), short: null };
}
