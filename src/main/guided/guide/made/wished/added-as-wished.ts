import { withoutKept } from "../../request/wishes/told-wishes.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../request/words/words.ts";
import { likeTheOthers } from "../../written/like-the-others.ts";
import { leadOfNew, textOfEntry } from "../../written/list-groups.ts";
import { type Block, blocksOf, inCalledSo, titleOf } from "./blocks.ts";
import { blockMeant, withoutKind } from "./block-meant.ts";
import { withElement } from "./inline-lists.ts";
import type { PlainWish } from "./plain-wish.ts";
import { renumbered } from "./renumbered.ts";

type AddWish = Extract<PlainWish, { deed: "add" }>;

/** So many entries in the order of the alphabet don't stand so by chance. */
const leastSorted = 5;

/**
 * A text with what a wish wants in one of its lists: where it says, else at the end, or in the order of the alphabet where the others stand so. Null where it is in it already, or it isn't
 * clear in which list. `request` is all that was said: it names the list where the wish doesn't.
 */
export function addedAsWished(path: string, text: string, wish: AddWish, request: string): string | null {
  return withElement(path, text, wish, request) ?? withEntries(path, text, wish, request);
}

function withEntries(path: string, text: string, wish: AddWish, request: string): string | null {
  const entries = blocksOf(path, text).filter(({ kind }) => kind === "entry");
  if (/\.html?$/i.test(path)) return null;
  const { side } = wish;
  const isBeside = side === "before" || side === "behind";
  const anchor = isBeside ? blockMeant(entries, wish, request) : null;
  const group = anchor ? groupOf(entries, anchor) : listMeant(path, entries, wish, request);
  const last = group?.at(-1);
  const isThere = (item: string) => group?.some((entry) => isSameText(entry.text, item)) === true;
  if (!group || !last || wish.items.some(isThere) || group.some((entry) => isRecord(path, text, entry))) return null;
  if (isBeside) return anchor && placed(text, group, anchor, side, wish.items);
  const [start] = group;
  if (side === "first" && start) return placed(text, group, start, "before", wish.items);
  const [item, ...more] = wish.items;
  if (more.length === 0 && item !== undefined && isSorted(group)) {
    const next = group.find((entry) => compared(entry.text, item) > 0);
    if (next) return placed(text, group, next, "before", wish.items);
  }
  return placed(text, group, last, "behind", wish.items);
}

/** Of a list of things with keys of their own a bare text is none. */
function isRecord(path: string, text: string, { from }: Block): boolean {
  const line = text.split("\n")[from] ?? "";
  return /\.ya?ml$/i.test(path) && /^\s*- ["']?[\p{L}_][\p{L}\p{N}_. -]*["']?:(?:\s|$)/u.test(line);
}

/** The list that stands under what the wish names, else under what the request does; the only one of the text where nothing in it is named. */
function listMeant(path: string, entries: readonly Block[], wish: AddWish, request: string): Block[] | null {
  const groups = [...new Set(entries.map(({ group }) => group))].map((group) =>
    entries.filter((entry) => entry.group === group),
  );
  const said = [...wish.what.map(withoutKind), ...wish.about].flatMap(wordsOf);
  const rest = wish.items.reduce((text, item) => text.replaceAll(item, " "), withoutKept(request).wanted);
  const inRequest = wordsOf(withoutPaths(rest)).filter((word) => !isCommonWord(word));
  const called = inCalledSo(
    groupsNamed(groups, said).flatMap((group) => group),
    wish.what,
  );
  const named = groups.filter(([first]) => first !== undefined && called.includes(first));
  if (named.length === 0 && groups.length === 1) return isOfFile(path, entries, said) ? (groups[0] ?? null) : null;
  const best = named.length > 0 ? named : groupsNamed(groups, inRequest);
  // each version of a program has its own list of what was mended
  const coming = best.filter((group) => isComing.test(group[0]?.above ?? ""));
  const hits = (group: readonly Block[]) => {
    const above = wordsOf(group[0]?.above ?? "");
    return [...said, ...inRequest].filter((word) => above.includes(word)).length;
  };
  const most = Math.max(0, ...best.map(hits));
  const [meant, ...others] =
    best.length === 1 ? best : coming.length === 1 ? coming : best.filter((group) => hits(group) === most);
  return meant && others.length === 0 ? meant : null;
}

/** Those lists whose title has most of these words, if it has any. */
function groupsNamed(groups: readonly Block[][], words: readonly string[]): Block[][] {
  const hits = groups.map((group) => {
    const title = group[0] ? wordsOf(titleOf(group[0])) : [];
    return words.filter((word) => title.some((other) => isSameRoot(word, other))).length;
  });
  const most = Math.max(0, ...hits);
  return most === 0 ? [] : groups.filter((_, index) => hits[index] === most);
}

/** Whether these words only say which file it is, by its name or its title. */
function isOfFile(path: string, entries: readonly Block[], said: readonly string[]): boolean {
  const name = [...wordsOf(path), ...wordsOf(entries[0]?.above.split("\n")[0] ?? "")];
  return said.every((word) => word === "list" || name.some((other) => isSameStem(word, other)));
}

/** "fixes" are what was "Fixed". */
function isSameRoot(one: string, other: string): boolean {
  const [root, otherRoot] = [one, other].map((word) => word.replace(/(?<=\p{L}{3})(?:es|ed|ing|s|e|en|ung)$/u, ""));
  return isSameStem(one, other) || root === otherRoot;
}

const isComing = /(?<!\p{L})(?:unreleased|upcoming|next|unveröffentlicht|nächste)(?!\p{L})|未リリース/iu;

function groupOf(entries: readonly Block[], { group }: Block): Block[] {
  return entries.filter((entry) => entry.group === group);
}

/** New entries in the form of those beside them, right before or behind one of these; null where they have one that can't be told. */
function placed(
  text: string,
  group: readonly Block[],
  anchor: Block,
  side: "before" | "behind",
  items: readonly string[],
): string | null {
  const lines = text.split("\n");
  const line = lines[anchor.from] ?? "";
  const lead = leadOfNew(line);
  const end = line.endsWith("\r") ? "\r" : "";
  const others = group.map(({ from, to }) => textOfEntry(lines, { start: from, end: to }));
  const fresh = items.map((item) => likeTheOthers(item, others));
  if (fresh.includes(null)) return null;
  const own = fresh.map((item) => `${lead}${item ?? ""}${end}`);
  const at = side === "before" ? anchor.from : anchor.to;
  return renumbered(text, lines.toSpliced(at, 0, ...own).join("\n"));
}

function isSorted(group: readonly Block[]): boolean {
  return (
    group.length >= leastSorted &&
    group.slice(1).every(({ text }, index) => compared(group[index]?.text ?? "", text) <= 0)
  );
}

function compared(one: string, other: string): number {
  return one.localeCompare(other, "en", { sensitivity: "base" });
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
