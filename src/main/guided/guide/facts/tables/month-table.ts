import { baseName } from "../../../../../shared/path-parts.ts";
import type { Table } from "../../../workspace-view.ts";
import { namedDate, saysSpan } from "../../request/dates/request-dates.ts";

const ofDays = /^(?:dates?|days?|datum|tage?|日付?)$/iu;
const isDay = /^(?:0?[1-9]|[12]\d|3[01])(?:\.|st|nd|rd|th|日)?$/u;
const months = "January February March April May June July August September October November December".split(" ");

/**
 * A table of one month, which its heading or its file's name tells, with the mere days of its one column of days as dates: `15 December` for 15. As it is where it has no such
 * column; null where a request speaks of another month or year.
 */
export function ofItsMonth(table: Table, path: string, text: string, request: string): Table | null {
  const [index, ...others] = table.columns.flatMap((name, at) => (ofDays.test(name.trim()) ? [at] : []));
  if (index === undefined || others.length > 0) return table;
  const cells = table.rows.map((row) => row[index]?.trim() ?? "");
  if (cells.length < 2 || !cells.every((cell) => isDay.test(cell))) return table;
  const heading = /^#{1,6}\s+(.+)$/mu.exec(text)?.[1] ?? "";
  const own = [heading, baseName(path).replaceAll(/[_.-]+/gu, " ")]
    .filter((title) => !saysSpan(title))
    .map(namedDate)
    .find((date) => date !== null && date.month !== null);
  const asked = namedDate(request);
  if (!own || own.month === null || own.day !== null || saysSpan(request)) return table;
  const isOtherYear = own.year !== null && asked !== null && asked.year !== null && own.year !== asked.year;
  if (asked && asked.month !== null && (asked.month !== own.month || isOtherYear)) return null;
  const month = months[own.month - 1] ?? "";
  const dated = (cell: string) => `${Number.parseInt(cell, 10)} ${month}`;
  return {
    columns: table.columns,
    rows: table.rows.map((row) => row.map((cell, at) => (at === index ? dated(cell.trim()) : cell))),
  };
}
