import type { Table } from "../../../workspace-view.ts";
import { namedDate } from "../../request/dates/request-dates.ts";

/** So many of the cells of a column have to be dates. */
const mostlyDates = 0.8;
const wordDate =
  /^(?:\p{L}{2,12}\.?,? )?(\d{1,2}\.? \p{L}{3,9}\.?(?:,? \d{4})?|\p{L}{3,9}\.? \d{1,2}(?:,? \d{4})?|\d{1,2}\.\d{1,2}\.|(?:\d{4}年)?\d{1,2}月\d{1,2}日)(?:[ (（]\p{L}{1,3}[)）]?)?$/u;

/** The day of a date, as `2024-05-22`, or `--05-22` where no year is said, as ISO 8601 had it; null for what is no date. */
export function dayOf(cell: string): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(cell);
  if (iso) return `${iso[1]}-${padded(iso[2])}-${padded(iso[3])}`;
  const german = /^(?:\p{L}{2}\.?,? )?(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/u.exec(cell);
  if (german) return `${german[3]?.padStart(4, "20")}-${padded(german[2])}-${padded(german[1])}`;
  const { year = null, month = null, day = null } = namedDate(wordDate.exec(cell)?.[1] ?? "") ?? {};
  return month === null || day === null ? null : `${year ?? "-"}-${padded(String(month))}-${padded(String(day))}`;
}

function padded(part: string | undefined): string {
  return (part ?? "").padStart(2, "0");
}

/** The year and month of a date, as `2024-05`, or `--05` where no year is said; null for what is no date. */
export function monthOf(cell: string): string | null {
  return dayOf(cell)?.slice(0, -3) ?? null;
}

/** Whether these cells of a column are mostly dates. */
export function areDates(cells: readonly string[]): boolean {
  return cells.filter((cell) => dayOf(cell) !== null).length >= cells.length * mostlyDates;
}

/** The place of the first column that has mostly dates; null where there is none. */
export function dateColumn({ columns, rows }: Table): number | null {
  const found = columns.findIndex((_, index) => areDates(rows.map((row) => row[index]?.trim() ?? "")));
  return found === -1 ? null : found;
}
