import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../../request/words/words.ts";
import { type Block, inCalledSo, titleOf } from "./blocks.ts";
import { withoutKind } from "./block-meant.ts";
import { signOf } from "./loose-lists.ts";
import { ownClauses } from "./own-clauses.ts";
import type { PlainWish } from "../plain-wish.ts";
import { inRelease } from "../sections/releases.ts";

type AddWish = Extract<PlainWish, { deed: "add" }>;
type List = readonly Block[];

/**
 * The list that something is to be added to: what stands under what the wish names, else under what the request does of it; where none is named the only one, or the first or the last one of
 * the text for what is to be at its top or its end. Null where it isn't clear which.
 */
export function listMeant(
  path: string,
  text: string,
  blocks: readonly Block[],
  wish: AddWish,
  request: string,
): List | null {
  const entries = blocks.filter(({ kind }) => kind === "entry");
  const all = listsOf(entries);
  const said = [...wish.what.map(withoutKind), ...wish.about].flatMap(wordsOf);
  const { own, besides } = ownClauses(request, wish.items);
  const lists = inRelease(blocks, all, `${wish.what.join(" ")} ${own}`);
  const named = listsNamed(lists, said, wish.what);
  if (named.length === 0 && all.length === 1) return isOfFile(path, entries, said) ? (all[0] ?? null) : null;
  const inRequest = wordsSaid(own);
  const below = named.length > 0 ? named : lists.filter(([first]) => standsUnder(first, said));
  const best = below.length > 0 ? below : listsNamed(lists, inRequest, []);
  if (best.length > 0) return oneOf(best, [...said, ...inRequest]);
  const isOpen = said.length > 0 || listsNamed(lists, wordsSaid(besides), []).length > 0;
  return isOpen ? null : listAtSide(text, lists, wish.side);
}

function listsOf(entries: readonly Block[]): List[] {
  return [...new Set(entries.map(({ group }) => group))].map((group) =>
    entries.filter((entry) => entry.group === group),
  );
}

function wordsSaid(text: string): string[] {
  return wordsOf(withoutPaths(text)).filter((word) => !isCommonWord(word));
}

/** Whether all of these words are in what a list stands under, however far above. */
function standsUnder(first: Block | undefined, words: readonly string[]): boolean {
  const above = wordsOf(first?.above ?? "");
  return words.length > 0 && words.every((word) => above.some((other) => isSameRoot(word, other)));
}

/** Of several that are named the one with most of the words above it. */
function oneOf(lists: readonly List[], words: readonly string[]): List | null {
  const hits = (list: List) => {
    const above = wordsOf(list[0]?.above ?? "");
    return words.filter((word) => above.includes(word)).length;
  };
  const most = Math.max(...lists.map(hits));
  const [meant, ...others] = lists.length === 1 ? lists : lists.filter((list) => hits(list) === most);
  return meant && others.length === 0 ? meant : null;
}

/** Those lists whose title has most of these words, if it has any; of them those that are called exactly so. */
function listsNamed(lists: readonly List[], words: readonly string[], names: readonly string[]): List[] {
  const hits = lists.map(([first]) => {
    const title = first ? wordsOf(titleOf(first)) : [];
    return words.filter((word) => title.some((other) => isSameRoot(word, other))).length;
  });
  const most = Math.max(0, ...hits);
  const best = most === 0 ? [] : lists.filter((_, index) => hits[index] === most);
  const firsts = inCalledSo(
    best.flatMap(([first]) => first ?? []),
    names,
  );
  return best.filter(([first]) => first !== undefined && firsts.includes(first));
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

/** Where no list is named: the first one for what is to be at the top, and the last one for the end where nothing follows it. Not where they are of two kinds, as steps and what is needed for them are. */
function listAtSide(text: string, lists: readonly List[], side: AddWish["side"]): List | null {
  if (side !== "first" && side !== "last") return null;
  const rows = text.split("\n");
  const own = lists.filter((list) => !list.every(({ text: entry }) => /^\[[^\]]*\]\(#/u.test(entry)));
  const signs = own.flatMap(([first]) => (first ? [signOf(rows, first)] : []));
  const last = own.at(-1);
  if (new Set(signs).size > 1) return null;
  if (side === "first") return own[0] ?? null;
  const isEnd = rows.slice(last?.at(-1)?.to).every((line) => line.trim() === "");
  return last && isEnd ? last : null;
}
