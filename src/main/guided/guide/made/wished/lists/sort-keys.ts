import { unitAt } from "../../../request/values/amount-units.ts";
import { type Value, valuesIn } from "../../../request/values/values.ts";
import { plainEntry } from "../../../written/list-groups.ts";
import type { Block } from "./blocks.ts";

/** What entries of a list may be in the order of. */
export type SortKey = "number" | "name" | "date" | "time" | "price";

const numberAhead = /^(?:no\.?|nr\.?|#|№)?\s?(\d{1,6})(?![\d.,]*\d)\s*(?:[:.)–—=,-]|\s)\s*(?=\S)/iu;

/** What each of these entries is sorted by; null where one of them has none or several, or some dates have a year and others haven't. */
export function sortKeysOf(
  lines: readonly string[],
  blocks: readonly Block[],
  key: SortKey,
): readonly (number | string)[] | null {
  const entries = blocks.map(({ from }) => plainEntry(lines[from] ?? ""));
  const found = entries.map((said) => (key === "name" ? nameIn(said) : amountIn(said, key)));
  const keys = found.filter((each) => each !== null);
  const withYear = entries.filter((said) => valuesOf(said, "date").some(({ text }) => year.test(text)));
  const isMixed = key === "date" && withYear.length > 0 && withYear.length < entries.length;
  return keys.length < found.length || isMixed ? null : keys;
}

/** Without a number before it: "14: Bauer" is called Bauer. */
function nameIn(said: string): string | null {
  const name = said.replace(numberAhead, "").replace(/^[^\p{L}\p{N}]+/u, "");
  return /^\p{L}/u.test(name) ? name : null;
}

function amountIn(said: string, key: Exclude<SortKey, "name">): number | null {
  const ahead = key === "number" ? numberAhead.exec(said)?.[1] : undefined;
  if (ahead !== undefined) return Number(ahead);
  const [only, ...others] = valuesOf(said, key);
  if (!only || others.length > 0) return null;
  // dates are told by the day of the year
  return key === "date" ? Number(year.exec(only.text)?.[0] ?? 0) * 1_000 + only.amount : only.amount;
}

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

function valuesOf(said: string, key: SortKey): Value[] {
  const values = valuesIn(said);
  if (key === "date" || key === "time") return values.filter(({ kind }) => kind === key);
  return values.filter(
    ({ kind, from, to }) => kind === "number" && (key === "number") === (unitAt(said, from, to) === null),
  );
}
