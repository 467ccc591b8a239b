import { weekdayPlace, weekdayShifted } from "../../../request/dates/weekdays.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { timeRangesIn } from "../../../facts/times/time-ranges.ts";
import { onlyYear, yearOf } from "./days-between.ts";
import type { Shift } from "./shift-said.ts";

const wholeDay = 24 * 60;
/** "14.–16. Mai" and "14–16 May" begin with a day that has no month. */
const openRange = /\d{1,2}(?:st|nd|rd|th|\.)?\s?(?:[-–—/]|to|bis|and|und)\s?$/iu;
const joins = /^\s*(?:[-–—~〜]|to|bis|until|から)\s*(?:\p{L}{2,3}\.?,?\s*)?$/iu;

/**
 * A line with its date, or its times, so much later, and the day of the week that belongs to the date; "none" where it has none. Null where it has several dates that aren't from one to the other,
 * or the new one isn't known: at the end of February without a year.
 */
export function shiftedLine(line: string, { kind, by }: Shift, text: string): string | null | "none" {
  const values = valuesIn(line).filter((value) => value.kind === kind);
  const [first, second, ...more] = values;
  if (!first) return "none";
  const ranges = timeRangesIn(line).length;
  // the beginning of a range may be a bare hour
  if (kind === "time" && (ranges > 1 || values.length !== ranges + 1)) return null;
  if (more.length > 0 || openRange.test(line.slice(0, first.from))) return null;
  if (second && kind === "date" && !joins.test(line.slice(first.to, second.from))) return null;
  // a day of the week in a column of its own would be another one
  if (kind === "date" && by % 7 !== 0 && line.split(/[,;|\t]/u).some((cell) => weekdayPlace(cell) !== null))
    return null;
  return values.toReversed().reduce<string | null>((all, value) => {
    if (all === null) return null;
    const put = kind === "date" ? laterDate(value, by, text) : laterTime(value, by);
    if (put === null) return null;
    const [left, right] = [all.slice(0, value.from), all.slice(value.to)];
    const [before, behind] = kind === "date" ? weekdayShifted(left, right, by) : [left, right];
    return before + put + behind;
  }, line);
}

function laterTime(value: Value, by: number): string | null {
  const amount = value.amount + by;
  return amount < 0 || amount >= wholeDay ? null : writtenLike(value, amount, value.text);
}

/** A leap year: dates without a year are told in the days of one. */
const leap = 2024;

function laterDate(value: Value, by: number, text: string): string | null {
  const own = dateOf(leap, 0, value.amount);
  const said = yearOf(value.text);
  const year = said ?? onlyYear(text);
  const later = dateOf(year ?? leap, own.getUTCMonth(), own.getUTCDate() + by);
  const inOther = dateOf(leap - 1, own.getUTCMonth(), own.getUTCDate() + by);
  if (year === null && inOther.toISOString().slice(5) !== later.toISOString().slice(5)) return null;
  const isOtherYear = later.getUTCFullYear() !== (year ?? leap);
  // a year of two digits isn't read
  if (isOtherYear && said === null && /\d{2}$/.test(value.text) && /\d\D+\d+\D+\d/.test(value.text)) return null;
  const place = dateOf(leap, later.getUTCMonth(), later.getUTCDate());
  const amount = Math.round((place.getTime() - dateOf(leap, 0, 0).getTime()) / 86_400_000);
  return writtenLike(value, amount, said === null ? value.text : later.toISOString().slice(0, 10));
}

function dateOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day));
}
