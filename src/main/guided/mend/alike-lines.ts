import type { BlockChange } from "./block-changes.ts";
import { isAlike } from "./line-changes.ts";

const token = /[\p{L}_$][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|\s+|[^\s]/gu;
const isName = /^[\p{L}_$]/u;
/** Values that are reckoned with. */
const isReckoning = /^[\p{L}\p{N}_$.\s()]+[+*/%-][\p{L}\p{N}_$.\s()+*/%-]+$/u;
/** So many signs behind what is changed have to be the same. */
const behind = 4;

/**
 * A change of a line together with the same one in lines like it: who divides km by litres for each day does so for all of them. The lines differ in names that are like each other,
 * and in nothing else where they are changed. Null where there is none.
 */
export function alikeChange(lines: readonly string[], at: number, fresh: string): BlockChange | null {
  const line = lines[at] ?? "";
  const change = changed(tokensOf(line), tokensOf(fresh));
  if (!change || !isReckoning.test(change.old.join("")) || namesIn(change.old).length < 2) return null;
  const others = lines.flatMap((other, place) => {
    const text = place === at || /^\s*(?:#|\/\/)/.test(other) ? null : changedAlike(tokensOf(other), change);
    return text === null ? [] : [{ place, text }];
  });
  if (others.length === 0) return null;
  const all = [...others, { place: at, text: fresh }];
  const places = all.map(({ place }) => place);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const old = lines.slice(from, to + 1);
  const put = old.map((text, index) => all.find(({ place }) => place === from + index)?.text ?? text);
  return { from, old: old.join("\n"), fresh: put.join("\n"), rank: 0 };
}

type Change = { old: readonly string[]; fresh: readonly string[]; after: readonly string[] };

function tokensOf(text: string): string[] {
  return text.match(token) ?? [];
}

function namesIn(tokens: readonly string[]): string[] {
  return [...new Set(tokens.filter((one) => isName.test(one)))];
}

/** Where two lines differ. */
function changed(old: readonly string[], fresh: readonly string[]): Change | null {
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start++;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  if (start === old.length && start === fresh.length) return null;
  return {
    old: old.slice(start, old.length - end),
    fresh: fresh.slice(start, fresh.length - end),
    after: old.slice(old.length - end, old.length - end + behind),
  };
}

/** The line with the same change in its one place that is like it. */
function changedAlike(tokens: readonly string[], { old, fresh, after }: Change): string | null {
  const found = tokens.flatMap((_, at) => {
    const names = namesAlike(tokens.slice(at, at + old.length), old);
    const next = tokens.slice(at + old.length, at + old.length + after.length);
    return names && next.join("") === after.join("") ? [{ at, names }] : [];
  });
  const [place, ...more] = found;
  if (!place || more.length > 0) return null;
  const put = fresh.map((one) => place.names.get(one) ?? one);
  return [...tokens.slice(0, place.at), ...put, ...tokens.slice(place.at + old.length)].join("");
}

/** Which name stands for which, where all else is the same. */
function namesAlike(tokens: readonly string[], old: readonly string[]): Map<string, string> | null {
  if (tokens.length !== old.length) return null;
  const names = new Map<string, string>();
  for (const [place, one] of old.entries()) {
    const other = tokens[place] ?? "";
    if (!isName.test(one) || !isName.test(other)) {
      if (one !== other) return null;
    } else if (!areAlike(one, other) || (names.get(one) ?? other) !== other) return null;
    else names.set(one, other);
  }
  return new Set(names.values()).size === names.size ? names : null;
}

/** `km` and `all_km`: one and the same, for one and for all. */
function areAlike(one: string, other: string): boolean {
  const words = wordsIn(one);
  return one === other || isAlike(one, other) || wordsIn(other).some((word) => words.includes(word));
}

function wordsIn(name: string): string[] {
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, "_")
    .toLowerCase()
    .split("_")
    .filter((word) => word !== "");
}
