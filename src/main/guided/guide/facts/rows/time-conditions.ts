import type { Table } from "../../../workspace-view.ts";
import { monthPattern } from "../../request/dates/request-dates.ts";
import { type DateCondition, dateCondition, dateConditions } from "./date-condition.ts";
import { areDates } from "../tables/day-of-cell.ts";
import type { OpenRows } from "./open-rows.ts";

/**
 * What a request says of when: the dates of its rows, and with a `state` that they are open, or over, or were over by then. Null where of two times it isn't
 * clear which one is meant.
 */
export function timeConditions(table: Table, request: string, state: OpenRows | null): DateCondition[] | null {
  const dates = dateConditions(table, request);
  if (!state) return dates;
  const { index, isOpen, condition } = state;
  if (dates.length === 0) return [{ index, condition }];
  if (isStateOfThen.test(request) || (!isOpen && began.test(request))) return null;
  const ended = endedThen(table, state, request);
  if (ended) return [{ index, condition: ended }];
  // what has no end yet has no date of it
  const others = isOpen ? dates.filter((date) => date.index !== index) : dates;
  return others.some((date) => date.index === index) ? others : [...others, { index, condition }];
}

/** "Still out on 3 May" says how it was then, and not what began then. */
const isStateOfThen = new RegExp(
  String.raw`(?<!\p{L})(?:still|noch)(?: \p{L}+){0,3} (?:on|at|by|in|am|im|ende|anfang)(?: the)?(?: (?:end|beginning|middle) of| ende| anfang)? (?:\d|(?:${monthPattern})(?!\p{L}))`,
  "iu",
);

/** "Of those lent out in May, how many came back?": of two times it isn't clear which is meant. */
const began =
  /(?<!\p{L})(?:lent|given|giving|borrowed|ordered|booked|taken|went|rented|started|came in|(?:aus|ver)geliehen|verliehen|bestellt|gebucht|angefangen)(?!\p{L})|貸し|借り|注文/iu;

/** What came back in May did so by the column that tells when it came back. */
function endedThen(
  { columns, rows }: Table,
  { index, isOpen }: OpenRows,
  request: string,
): DateCondition["condition"] | null {
  const cells = rows.map((row) => row[index]?.trim() ?? "");
  if (isOpen || !areDates(cells.filter((cell) => /\d/.test(cell)))) return null;
  return dateCondition(columns[index] ?? "", index, cells, request);
}
