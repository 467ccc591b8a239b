import type { Value } from "../../../request/values/values.ts";

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
const aDay = 86_400_000;
/** Dates without a year are told in the days of a leap year. */
const leap = 2024;

/** How many days one date is after another one; null where that depends on a year which a text doesn't tell. */
export function daysBetween(from: Value, to: Value, text: string): number | null {
  const [own, said] = [yearOf(from.text), yearOf(to.text)];
  const year = own ?? onlyYear(text);
  if (year !== null) return (dateOf(to, said ?? year) - dateOf(from, year)) / aDay;
  if (said !== null) return null;
  const [inLeap, inOther] = [leap, leap - 1].map((each) => (dateOf(to, each) - dateOf(from, each)) / aDay);
  return inLeap === undefined || inLeap !== inOther ? null : inLeap;
}

/** The one year that a text speaks of; null for none, or several. */
export function onlyYear(text: string): number | null {
  const [only, ...others] = new Set(text.match(/(?<![\d.,])(?:19|20)\d{2}(?!\d)/g));
  return only === undefined || others.length > 0 ? null : Number(only);
}

export function yearOf(text: string): number | null {
  const [only] = text.match(year) ?? [];
  return only === undefined ? null : Number(only);
}

function dateOf({ amount }: Value, inYear: number): number {
  const day = new Date(Date.UTC(leap, 0, amount));
  return Date.UTC(inYear, day.getUTCMonth(), day.getUTCDate());
}
