import { baseName } from "../../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { type NameRule, nameRule } from "../../../request/files/name-by-example.ts";

/** A name that a request shows, the file that would be called so, and how other names are made like it. */
export type NameShown = { example: string; from: string; rule: NameRule };

/** A name may have so many blanks in it. */
const mostWords = 6;
const ending = /[\p{L}\p{N}_)\]]\.[a-z][a-z0-9]{1,4}(?![\p{L}\p{N}_])/giu;

/**
 * The one name in a request that no file has, and that is made of the words and numbers of just one file's name, in another order or with other signs. Quotation
 * marks aren't needed: what isn't of the old name isn't of the new one. Null where there is none, or several with different rules.
 */
export function nameRuleShown(request: string, files: readonly FileEntry[]): NameShown | null {
  const names = files.map(({ path }) => baseName(path).toLowerCase());
  const found = [...request.matchAll(ending)].flatMap(({ index, 0: { length } }) => {
    const before = request.slice(0, index + length).toLowerCase();
    // a part of a name that is there is none
    if (names.some((name) => before.endsWith(name))) return [];
    const shown = namesEndingAt(request, index + length).flatMap((example) => shownBy(example, files));
    const [longest] = shown.toSorted((one, other) => other.example.length - one.example.length);
    // with no more than zeros before its number it says how many digits a number gets
    const isPadded = longest && withoutZeros(longest.example) === withoutZeros(baseName(longest.from));
    return longest && !isPadded ? [longest] : [];
  });
  const [only, ...others] = found;
  return others.some(({ from }) => from !== only?.from) ? null : (only ?? null);
}

/** What could be the name that ends there, with more and more words before it. */
function namesEndingAt(request: string, end: number): string[] {
  const before =
    /[^\n"'\u0060„“”「」『』/?!:;,]*$/u.exec(request.slice(0, end).replace(/(?<=\p{L})'(?=\p{L})/gu, "’"))?.[0] ?? "";
  const words = [...before.matchAll(/\S+/gu)].slice(-mostWords);
  return words.map(({ index }) => request.slice(end - before.length + index, end));
}

/** Where just one file can be called so, and would be called exactly so. */
function shownBy(example: string, files: readonly FileEntry[]): NameShown[] {
  const all = files.flatMap(({ path }) => {
    const rule = baseName(path) === example ? null : nameRule(path, example);
    return rule && rule(path) === example ? [{ example, from: path, rule }] : [];
  });
  return all.length === 1 ? all : [];
}

function withoutZeros(name: string): string {
  return name.replaceAll(/(?<!\d)0+(?=\d)/gu, "");
}
