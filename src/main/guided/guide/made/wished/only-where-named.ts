import type { FileText } from "../../../workspace-view.ts";
import { numberedLines } from "../../facts/lines/lines-in-place.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../request/words/words.ts";
import { changedLines } from "./changed-lines.ts";
import { entriesOf } from "./line-entries.ts";
import { plainWish } from "./plain-wish.ts";
import { slottedLines } from "./slots.ts";

/**
 * What a wish with an old value has made of a text, in those lines only that say of what it is, or stand under that, where some of them do: "the place of the drill" is no other thing's. Null where
 * of several names one line has this and another one that.
 */
export function onlyWhereNamed(wish: string, { path, text }: FileText, after: string): string | null {
  const told = plainWish(wish);
  const lines = changedLines(text, after);
  if (told?.deed !== "set" || told.from === null || told.what.length === 0 || lines.length < 2) return after;
  if (lines.some(({ fresh }) => fresh === null)) return after;
  const contexts = contextsOf(path, text);
  const has = (row: number, name: string) => speaksOf(contexts.get(row) ?? "", name);
  const names = told.what.filter((name) => lines.some(({ row }) => has(row, name)));
  const named = lines.filter(({ row }) => names.every((name) => has(row, name)));
  if (named.length === lines.length) return after;
  if (named.length === 0) return null;
  const all = text.split("\n");
  for (const { row, fresh } of named) all[row] = fresh ?? "";
  return all.join("\n");
}

/** What each line says with all that it stands under. */
function contextsOf(path: string, text: string): ReadonlyMap<number, string> {
  const placed = numberedLines(path, text).flatMap(({ line: { above, text: own }, part: { from, to } }) =>
    Array.from({ length: to - from }, (_, index) => [from + index, `${above}\n${own}`] as const),
  );
  const entries = entriesOf(path, text, slottedLines(path, text)).map(
    ({ row, above, text: own }) => [row, `${above}\n${own}`] as const,
  );
  return new Map([...placed, ...entries]);
}

function speaksOf(context: string, name: string): boolean {
  if (wholeWord(name, "iu").test(context)) return true;
  const own = wordsOf(context);
  const words = wordsOf(name).filter((word) => !isCommonWord(word));
  return words.length > 0 && words.every((word) => own.some(sameNounAs([word])));
}
