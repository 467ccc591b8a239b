import { valueOf } from "../../../facts/numbers/value-in-place.ts";
import { weekdayPlace, weekdayShifted } from "../../../request/dates/weekdays.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { withCells } from "../../../facts/tables/text-tables.ts";
import { clearestOf, entriesCalled } from "../entry-meant.ts";
import { entriesOf, type Placed } from "../line-entries.ts";
import { type SetWish, slottedLines } from "../slots.ts";
import { daysBetween } from "./days-between.ts";
import { toldApart } from "./told-apart.ts";

/** An entry with its only date or time. */
type Dated = Placed & { value: Value };

const isText = /\.(?:md|markdown|txt|text|csv|tsv)$/i;
const saysWhen = /^(?:dates?|days?|times?|datum|tag|termin|uhrzeit|zeit|日付|日にち|日|時間|時刻)$/iu;

/**
 * A text in which an appointment is on another day, with the day of the week that belongs to it, or at another time. Null where no day of the week stands there and the wish says which appointment
 * by itself: that is a value as any other; and where it isn't clear which, or what day of the week it is.
 */
export function datedAsWished(path: string, text: string, wish: SetWish, request: string): string | null {
  const fresh = valueOf(wish.to) ?? dateWithDay(wish.to);
  if (!isText.test(path) || wish.from !== null || (fresh?.kind !== "date" && fresh?.kind !== "time")) return null;
  const called = { what: wish.what, about: wish.about.filter((word) => !saysWhen.test(word)) };
  if (called.what.length === 0 || called.about.length > 0) return null;
  const open = entriesCalled(entriesOf(path, text, slottedLines(path, text)), called).flatMap((entry): Dated[] => {
    const [value, ...others] = valuesIn(entry.slotted.line).filter(({ kind }) => kind === fresh.kind);
    return value && others.length === 0 ? [{ ...entry, value }] : [];
  });
  const clear = clearestOf(open, called, request);
  const meant = clear ?? toldApart(open, wish, request);
  if (!meant || (clear && (fresh.kind === "time" || dayOf(meant) === null))) return null;
  const line = fresh.kind === "date" ? withDay(meant, fresh, text, wish.to) : withValue(meant, fresh);
  return line === null || line === meant.slotted.line ? null : text.split("\n").with(meant.row, line).join("\n");
}

/** "Tuesday, 24 June" */
function dateWithDay(said: string): Value | null {
  const values = valuesIn(said).filter(({ kind }) => kind === "date");
  const [date, ...others] = values;
  return date && others.length === 0 && dayBeside(said, date) !== null ? date : null;
}

function withValue({ slotted: { line }, value }: Dated, fresh: Value): string {
  return line.slice(0, value.from) + writtenLike(value, fresh.amount, fresh.text) + line.slice(value.to);
}

/** The day of the week that belongs to a date: beside it, or in a cell of the same row. Null for none. */
function dayOf({ slotted: { line, row }, value }: Dated): number | null {
  const beside = dayBeside(line, value);
  const days = row?.cells.flatMap((cell) => weekdayPlace(cell.text) ?? []) ?? [];
  return beside ?? (days.length === 1 ? (days[0] ?? null) : null);
}

/** The line with another date, and with its day of the week where it has one; null where that isn't known. */
function withDay(entry: Dated, fresh: Value, text: string, said: string): string | null {
  const { slotted, value } = entry;
  const { line, row } = slotted;
  const own = dayOf(entry);
  if (own === null) return withValue(entry, fresh);
  const saidDay = dayBeside(said, fresh);
  const days = saidDay === null ? daysBetween(value, fresh, text) : saidDay - own;
  if (days === null) return null;
  const put = writtenLike(value, fresh.amount, fresh.text);
  if (dayBeside(line, value) !== null) {
    const [left, right] = weekdayShifted(line.slice(0, value.from), line.slice(value.to), days);
    return left + put + right;
  }
  const at = row?.cells.findIndex((cell) => cell.from <= value.from && cell.to >= value.to) ?? -1;
  const on = row?.cells.findIndex((cell) => weekdayPlace(cell.text) !== null) ?? -1;
  const [whole, day] = [row?.cells[at], row?.cells[on]];
  if (!row || !whole || !day || at === on) return null;
  const date = line.slice(whole.from, value.from) + put + line.slice(value.to, whole.to);
  const [, later] = weekdayShifted("", day.text, days);
  return withCells(
    row,
    new Map([
      [at, date],
      [on, later],
    ]),
  );
}

/** The day of the week right before or behind a date; null for none. */
function dayBeside(line: string, { from, to }: Value): number | null {
  const [left, right] = [line.slice(0, from), line.slice(to)];
  const [before, behind] = weekdayShifted(left, right, 1);
  const name = before === left ? (behind === right ? null : right.match(/\p{L}+/u)) : left.match(/\p{L}+(?=\P{L}*$)/u);
  return name === null ? null : weekdayPlace(name[0]);
}
