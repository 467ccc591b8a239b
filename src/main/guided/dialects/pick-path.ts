import { AppError } from "../../../shared/error.ts";
import type { FieldEngine } from "../field-engine.ts";

/** How many values are offered to a model in one question. */
export type PathLimits = {
  /** Of more paths it is asked first how they begin: each costs time to be put into tokens. */
  paths: number;
  /** So many beginnings are offered before words are cut: by a piece of a word, models choose badly. */
  beginnings: number;
  /** So much of a name is chosen where it must be cut, in UTF-16 code units. */
  cut: number;
};

const usualLimits: PathLimits = { paths: 500, beginnings: 4_000, cut: 3 };

/** `before` stands in front of the path and belongs to its first token; `end` stands behind it, and in no path. */
type PathPlace = { before: "" | " "; end: string; limits?: PathLimits };

/** Paths that begin with the same `shared` characters. `held` is decided, but may yet be part of the next token. */
type Left = { paths: readonly string[]; shared: number; held: string };

/**
 * The model chooses one of `paths`: all at once while they are few, else folder by folder, and where a folder has very many
 * names by how they begin. Exactly the given paths can come out. Where there is only one way on, nothing is asked. Their
 * number costs no more than looking at each of them.
 */
export async function pickPath(
  engine: Pick<FieldEngine, "pick">,
  paths: readonly string[],
  { before, end, limits = usualLimits }: PathPlace,
  signal: AbortSignal,
): Promise<string> {
  return pickFrom({ paths, shared: 0, held: before });

  async function pickFrom({ paths: left, shared, held }: Left): Promise<string> {
    if (left.length <= limits.paths) {
      const picked = await engine.pick(
        left.map((path) => held + path.slice(shared)),
        { end },
        signal,
      );
      return (left[0] ?? "").slice(0, shared) + picked.slice(held.length);
    }
    const groups = beginnings(left, shared, end, limits);
    const [only, ...others] = groups.keys();
    if (only !== undefined && others.length === 0) {
      // many paths that end together are one path, given many times
      if (only.endsWith(end)) return pickFrom({ paths: left.slice(0, 1), shared, held });
      return pickFrom({ paths: left, shared: shared + only.length, held: held + only });
    }
    const offered = new Map(withoutBorders(groups.keys()).map(({ key, text }) => [held + text, key]));
    const said = await engine.pick([...offered.keys()], { end: "" }, signal);
    const key = offered.get(said) ?? "";
    const group = groups.get(key);
    const path = group?.[0];
    if (group === undefined || path === undefined)
      throw new AppError("internal", "The model chose what wasn't offered.");
    if (key.endsWith(end)) return path;
    return pickFrom({ paths: group, shared: shared + key.length, held: (held + key).slice(said.length) });
  }
}

/** How paths go on, with those that do. None of these beginnings begins another; one that ends a path ends in `end`. */
type Groups = ReadonlyMap<string, readonly string[]>;

/**
 * Paths by how they go on after what they share: to the next folder; where that leaves many ways, and fewer words, to the next
 * word; where even words are too many, by a few characters.
 */
function beginnings(paths: readonly string[], shared: number, end: string, limits: PathLimits): Groups {
  const byFolder = grouped(paths, shared, end, limits.beginnings, (path) => path.indexOf("/", shared) + 1);
  if (byFolder && byFolder.size <= limits.paths) return byFolder;
  const byWord = grouped(paths, shared, end, limits.beginnings, (path) => wordEnd(path, shared));
  if (byWord && byWord.size <= limits.paths) return byWord;
  return (
    byFolder ??
    byWord ??
    grouped(paths, shared, end, limits.beginnings, (path) => cutEnd(path, shared + limits.cut)) ??
    grouped(paths, shared, end, Number.POSITIVE_INFINITY, (path) => cutEnd(path, shared + 1)) ??
    // never so: where there is no limit, there are groups
    new Map()
  );
}

/** `nextPlace` says where the beginning of a path ends; 0 where that is the whole path. Null for more than `most` groups. */
function grouped(
  paths: readonly string[],
  shared: number,
  end: string,
  most: number,
  nextPlace: (path: string) => number,
): Groups | null {
  const groups = new Map<string, string[]>();
  let last: { key: string; group: string[] } | null = null;
  for (const path of paths) {
    // what belongs together mostly stands together
    if (last && path.startsWith(last.key, shared)) {
      last.group.push(path);
      continue;
    }
    const place = nextPlace(path);
    const key = place === 0 ? path.slice(shared) + end : path.slice(shared, place);
    const group = groups.get(key) ?? [];
    if (group.length === 0 && groups.size === most) return null;
    if (group.push(path) === 1) groups.set(key, group);
    last = { key, group };
  }
  return groups;
}

/** Behind the next sign between words or folders, which isn't the first character. */
function wordEnd(path: string, shared: number): number {
  for (let place = shared + 1; place < path.length; place += 1) {
    if (isBorder(path.charAt(place))) return place + 1;
  }
  return 0;
}

/** Behind a few characters, and not within one. */
function cutEnd(path: string, place: number): number {
  if (place > path.length) return 0;
  const last = path.charCodeAt(place - 1);
  return last >= 0xd800 && last < 0xdc00 ? place + 1 : place;
}

/**
 * The texts that stand for beginnings. The sign at their border belongs to the token that follows (`/main`, `-old`), so it
 * stays out where they differ without it.
 */
function withoutBorders(keys: Iterable<string>): { key: string; text: string }[] {
  const sorted = [...keys].toSorted();
  return sorted.map((key, index) => {
    const text = key.slice(0, -1);
    const isNeeded = [sorted[index - 1], sorted[index + 1]].some((other) => other?.startsWith(text));
    return { key, text: isBorder(key.slice(-1)) && !isNeeded ? text : key };
  });
}

function isBorder(character: string): boolean {
  return character === "/" || character === "-" || character === "_" || character === "." || character === " ";
}
