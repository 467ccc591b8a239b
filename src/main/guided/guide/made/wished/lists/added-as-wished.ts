import { isCommonWord, isSameVerb, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { likeTheOthers } from "../../../written/like-the-others.ts";
import { leadOfNew, textOfEntry } from "../../../written/list-groups.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { best } from "../entry-meant.ts";
import { blockMeant } from "./block-meant.ts";
import { withSectionFilled } from "../sections/empty-sections.ts";
import { isIgnoreList } from "./ignore-lists.ts";
import { withElement } from "./inline-lists.ts";
import { listMeant } from "./list-meant.ts";
import { gapIn } from "./loose-lists.ts";
import { nextInAlphabet, nextInOrder } from "./next-in-order.ts";
import type { PlainWish } from "../plain-wish.ts";
import { renumbered } from "./renumbered.ts";

type AddWish = Extract<PlainWish, { deed: "add" }>;

/**
 * A text with what a wish wants in one of its lists: where it says, else at the end, or in the order of the others. Null where it is in it already, or it isn't
 * clear in which list. `request` is all that was said: it names the list where the wish doesn't.
 */
export function addedAsWished(path: string, text: string, wish: AddWish, request: string): string | null {
  return withElement(path, text, wish, request) ?? withEntries(path, text, wish, request);
}

function withEntries(path: string, text: string, wish: AddWish, request: string): string | null {
  if (/\.html?$/i.test(path)) return null;
  const blocks = blocksOf(path, text);
  const entries = blocks.filter(({ kind }) => kind === "entry");
  const { side } = wish;
  const isBeside = side === "before" || side === "behind";
  const anchor = isBeside ? anchorMeant(entries, wish, request) : null;
  const group = anchor ? groupOf(entries, anchor) : listMeant(path, text, blocks, wish, request);
  if (!group && !isBeside) return filledAsWished(text, blocks, wish);
  const last = group?.at(-1);
  const isThere = (item: string) => group?.some((entry) => isSameText(entry.text, item)) === true;
  if (!group || !last || wish.items.some(isThere) || group.some((entry) => isRecord(path, text, entry))) return null;
  if (isBeside) return anchor && placed(path, text, group, anchor, side, wish.items);
  const [start] = group;
  if (side === "first" && start) return placed(path, text, group, start, "before", wish.items);
  const [item, ...more] = wish.items;
  const isOne = item !== undefined && more.length === 0;
  const next = isOne ? (nextInOrder(group, item) ?? (side === "in" ? nextInAlphabet(group, item) : null)) : null;
  if (next && side !== "last") return placed(path, text, group, next, "before", wish.items);
  return placed(path, text, group, last, "behind", wish.items);
}

/** The first entries of the list that a wish names by its title alone, in the form of all others of the text. */
function filledAsWished(text: string, blocks: readonly Block[], { what, items }: AddWish): string | null {
  const lines = text.split("\n");
  const entries = blocks.filter(({ kind }) => kind === "entry");
  const leads = new Set(entries.map(({ from }) => leadOfNew(lines[from] ?? "")));
  const [lead] = leads;
  if (lead === undefined || lead.trim() === "" || /\d/u.test(lead) || leads.size > 1) return null;
  const others = entries.map(({ from, to }) => textOfEntry(lines, { start: from, end: to }));
  const fresh = items.map((item) => likeTheOthers(item, others));
  const end = text.includes("\r\n") ? "\r" : "";
  const own = fresh.map((item) => `${lead}${item ?? ""}${end}`);
  return fresh.includes(null) ? null : withSectionFilled(text, blocks, what, own);
}

/** The entry that is named; "after kneading" is behind the one step "Knead …", rather than one that only speaks of it. */
function anchorMeant(entries: readonly Block[], wish: AddWish, request: string): Block | null {
  const [name = "", ...under] = wish.what;
  const [said, ...more] = wordsOf(name).filter((word) => !isCommonWord(word));
  const isVerb = said?.endsWith("ing") === true && more.length === 0;
  const doing = entries.filter(({ text }) => isVerb && isSameVerb(wordsOf(text)[0] ?? "", said));
  if (doing.length === 0) return blockMeant(entries, wish, request);
  const titles = [...under.flatMap(wordsOf), ...wish.about].map((word) => sameNounAs([word]));
  const [only, ...others] = best(doing, ({ above }) => titles.filter((isTitle) => wordsOf(above).some(isTitle)).length);
  return others.length === 0 ? (only ?? null) : null;
}

/** Of a list of things with keys of their own a bare text is none. */
function isRecord(path: string, text: string, { from }: Block): boolean {
  const line = text.split("\n")[from] ?? "";
  return /\.ya?ml$/i.test(path) && /^\s*- ["']?[\p{L}_][\p{L}\p{N}_. -]*["']?:(?:\s|$)/u.test(line);
}

function groupOf(entries: readonly Block[], { group }: Block): Block[] {
  return entries.filter((entry) => entry.group === group);
}

/** New entries in the form of those beside them, right before or behind one of these; null where they have one that can't be told. */
function placed(
  path: string,
  text: string,
  group: readonly Block[],
  anchor: Block,
  side: "before" | "behind",
  items: readonly string[],
): string | null {
  const lines = text.split("\n");
  const line = lines[anchor.from] ?? "";
  const lead = isIgnoreList(path) ? "" : leadOfNew(line);
  const end = line.endsWith("\r") ? "\r" : "";
  const others = group.map(({ from, to }) => textOfEntry(lines, { start: from, end: to }));
  const fresh = items.map((item) => (isIgnoreList(path) ? item : likeTheOthers(item, others)));
  if (fresh.includes(null)) return null;
  const own = fresh.map((item) => `${lead}${item ?? ""}${end}`);
  const at = side === "before" ? anchor.from : anchor.to;
  const gap = gapIn(lines, group);
  const put = own.flatMap((line) => (side === "before" ? [line, ...gap] : [...gap, line]));
  return renumbered(text, lines.toSpliced(at, 0, ...put).join("\n"));
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
