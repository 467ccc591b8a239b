import type { Block } from "../lists/blocks.ts";

type List = readonly Block[];

const isComing =
  /^\[?(?:unreleased|upcoming|next(?: version| release)?|unveröffentlicht|nächste version|未リリース)\]?(?![\p{L}\p{N}])/iu;
/** "[1.4.0] - 2024-02-16", but no chapter "1.4 Setup". */
const release = /^\[?(?:v|version |release )?(\d+\.\d+(?:\.\d+)*)\]?(?:\s*$|\s*[-–—(:,])/iu;
const version = /(?<![\p{L}\p{N}.])v?(\d+\.\d+(?:\.\d+)*)(?![\p{L}\p{N}]|\.\d)/iu;

/**
 * The part of a text that tells what is new in the release that is meant, where it has one for each: of the one that is said, else of the one that is to come, or the newest. "open" where it
 * isn't clear which, null for any other text.
 */
function releaseMeant(blocks: readonly Block[], said: string): Block | "open" | null {
  const titles = blocks.filter(({ kind, text }) => kind === "section" && (release.test(text) || isComing.test(text)));
  const released = titles.flatMap(({ text }) => release.exec(text)?.[1] ?? []);
  if (released.length === 0 || titles.length < 2) return null;
  const named = version.exec(said)?.[1];
  const coming = titles.filter(({ text }) => isComing.test(text));
  const newest = isDescending(released) ? titles.slice(0, 1) : titles.slice(-1);
  const [meant, ...others] =
    named !== undefined
      ? titles.filter(({ text }) => release.exec(text)?.[1] === named)
      : coming.length > 0
        ? coming
        : newest;
  return meant && others.length === 0 ? meant : "open";
}

/** The lists of the release that is meant; all of any other text. */
export function inRelease(blocks: readonly Block[], lists: readonly List[], said: string): readonly List[] {
  const meant = releaseMeant(blocks, said);
  if (meant === null) return lists;
  return lists.filter(([first]) => meant !== "open" && first !== undefined && isWithin(meant, first.from));
}

/** Whether something is put into a text somewhere else than into the release that it is meant for. */
export function isInOtherRelease(blocks: readonly Block[], said: string, before: string, after: string): boolean {
  const meant = releaseMeant(blocks, said);
  if (meant === null) return false;
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const row = fresh.findIndex((line, at) => line !== old[at]);
  // right behind its last line it is in there as well
  return meant === "open" || !(isWithin(meant, row) || row === meant.to);
}

function isWithin({ from, to }: Block, row: number): boolean {
  return row > from && row < to;
}

function isDescending(versions: readonly string[]): boolean {
  const [first = "", second = ""] = versions;
  return first.localeCompare(second, "en", { numeric: true }) >= 0;
}
