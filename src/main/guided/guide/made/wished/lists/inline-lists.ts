import { wordsOf } from "../../../request/words/words.ts";
import { sameNounAs } from "../../../request/words/words.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import type { PlainWish } from "../plain-wish.ts";

/** A list of values within a text: its name, and where each value stands in the text. */
type InlineList = { key: string; elements: readonly Element[]; end: number };
type Element = { text: string; raw: string; from: number; to: number };

const array = /(["']?)([\p{L}_][\p{L}\p{N}_. -]*?)\1\s*[:=]\s*\[([^[\]{}]*)\]/gu;
const scalar = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^\s,"'][^,\n]*/g;
/** "Guests: Ann, Ben, Carl" */
const words =
  /^([^\S\n]*(?:[-*+] )?)([\p{L}_][^:=\n]{0,40}?)(\s*[:=]\s*)([^"'[\]{}\n#;,.!?]+(?:,[^"'[\]{}\n#;,.!?]+)+)\.?[^\S\n]*$/gmu;

/** A text with new values in the list of values that a wish names; null where there is none, or it isn't clear which, or it has them. */
export function withElement(
  path: string,
  text: string,
  { items, what, about, side }: Extract<PlainWish, { deed: "add" }>,
  request: string,
): string | null {
  const list = listNamed(listsIn(path, text), [...what, ...about], request);
  const last = list?.elements.at(-1);
  if (!list || !last || (side !== "in" && side !== "last") || items.some((item) => has(list, item))) return null;
  const fresh = items.map((item) => likeOthers(item, list.elements));
  const before = list.elements.at(-2);
  const own = before ? text.slice(before.to, last.from) : ", ";
  const gap = /^,\s*$/.test(own) ? own : ", ";
  // a comma may stand behind the last one as well
  const hasComma = /^\s*,/.test(text.slice(last.to, list.end));
  if (hasComma && !before) return null;
  const put = fresh.map((each) => gap + each).join("");
  return fresh.includes(null) ? null : text.slice(0, last.to) + put + text.slice(last.to);
}

/** A text without a value of the list that is named, or of the only one that has it where it stands nowhere else; null where it isn't clear, or it is the only value. */
export function withoutElement(
  path: string,
  text: string,
  { what: [name, ...more], about }: Extract<PlainWish, { deed: "remove" }>,
  request: string,
): string | null {
  if (name === undefined) return null;
  const lists = listsIn(path, text).filter((list) => has(list, name));
  // who stands elsewhere as well may be to go there
  const isSole = lists.length === 1 && [...text.matchAll(wholeWord(name, "giu"))].length === 1;
  const list = isSole ? lists[0] : listNamed(lists, [...more, ...about], request);
  const at = list?.elements.findIndex((element) => isSame(element.text, name)) ?? -1;
  const [before, own, next] = [list?.elements[at - 1], list?.elements[at], list?.elements[at + 1]];
  if (!own) return null;
  if (before) return text.slice(0, before.to) + text.slice(own.to);
  return next ? text.slice(0, own.from) + text.slice(next.from) : null;
}

/** A text with a value of one list in another one; null where it isn't clear which these are, or the first one would be empty. */
export function withElementMoved(path: string, text: string, name: string, from: string, to: string): string | null {
  const source = listNamed(
    listsIn(path, text).filter((list) => has(list, name)),
    [from],
    "",
  );
  const element = source?.elements.find((each) => isSame(each.text, name));
  const what = { what: [name, from], about: [] };
  const rest = element ? withoutElement(path, text, { deed: "remove", ...what }, "") : null;
  if (!element || rest === null) return null;
  return withElement(path, rest, { deed: "add", items: [element.text], what: [to], about: [], side: "in" }, "");
}

function listsIn(path: string, text: string): InlineList[] {
  if (/\.(?:json|jsonc|ya?ml|toml)$/i.test(path))
    return [...text.matchAll(array)].map(({ 0: whole, 2: key = "", 3: body = "", index }) => {
      const from = index + whole.length - 1 - body.length;
      return { key, elements: elementsIn(body, from, scalar), end: from + body.length };
    });
  if (!/\.(?:ini|conf|cfg|env|properties|txt|md|markdown)$/i.test(path)) return [];
  return [...text.matchAll(words)].map(({ 1: lead = "", 2: key = "", 3: sign = "", 4: body = "", index }) => {
    const from = index + lead.length + key.length + sign.length;
    return { key, elements: elementsIn(body, from, /[^\s,][^,]*/g), end: from + body.length };
  });
}

function elementsIn(body: string, start: number, pattern: RegExp): Element[] {
  return [...body.matchAll(pattern)].map(({ 0: found, index }) => {
    const raw = found.trimEnd();
    return { raw, text: raw.replaceAll(/^["']|["']$/g, ""), from: start + index, to: start + index + raw.length };
  });
}

/** The one list whose name is said: by the wish, else by the request in the name's own words. */
function listNamed(lists: readonly InlineList[], said: readonly string[], request: string): InlineList | null {
  const told = sameNounAs(said.flatMap(wordsOf));
  const byWish = lists.filter(({ key }) => wordsOf(key).length > 0 && wordsOf(key).every(told));
  const named =
    byWish.length > 0 ? byWish : lists.filter(({ key }) => key.length > 1 && wholeWord(key, "iu").test(request));
  return named.length === 1 ? (named[0] ?? null) : null;
}

function has({ elements }: InlineList, item: string): boolean {
  return elements.some(({ text }) => isSame(text, item));
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A value as those beside it are written: in their quotes; null where it would have to be another kind of value. */
function likeOthers(item: string, elements: readonly Element[]): string | null {
  const quotes = new Set(elements.map(({ raw }) => /^["']/.exec(raw)?.[0] ?? ""));
  const [quote, ...others] = quotes;
  if (quote === undefined || others.length > 0 || /["'\\\n,]/.test(item)) return null;
  const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);
  if (quote === "" && elements.every(({ text }) => isNumber(text)) !== isNumber(item)) return null;
  return `${quote}${item}${quote}`;
}
