import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { SetWish } from "../slots.ts";

const placeholder =
  /\[([\p{Lu}][\p{Lu}\d _-]+)\]|\{\{\s*([\p{L}][\p{L}\d _.-]*?)\s*\}\}|<([\p{Lu}][\p{Lu}\d _-]+)>|【([^【】\n]{1,20})】/gu;

/** A text with a value in all places that are held free for it: `[NAME]`, `{{name}}`. Null where none of them is called so, or several are. */
export function withPlaceholder(text: string, { what, about, from, to }: SetWish): string | null {
  const places = [...text.matchAll(placeholder)].map(([whole, ...names]) => ({
    whole,
    words: wordsOf(names.find((name) => name !== undefined) ?? ""),
  }));
  const isSaid = sameNounAs([...what, ...about].flatMap(wordsOf));
  const hits = (words: readonly string[]) => words.filter(isSaid).length;
  const most = Math.max(0, ...places.map(({ words }) => hits(words)));
  // titles are put between 【 and 】 as well
  const isFree = ({ whole }: { whole: string }) => !whole.startsWith("【");
  const best = new Set(places.filter((place) => isFree(place) && hits(place.words) === most).map(({ whole }) => whole));
  // "name" is the name, and not the name of the street
  const whole = new Set(places.filter(({ words }) => hits(words) === words.length).map((each) => each.whole));
  const [only, ...others] = whole.size === 1 ? whole : best;
  return from !== null || most === 0 || only === undefined || others.length > 0
    ? null
    : text.replaceAll(only, () => to);
}
