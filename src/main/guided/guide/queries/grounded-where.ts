import type { QueryColumn } from "../../../agent/query.ts";
import { monthPattern } from "../request/request-dates.ts";
import { type Condition, conditionsIn, joined } from "./conditions.ts";

/**
 * A query's condition as it fits the table and the request: a year that none of a column's dates has is the one that they have. Null where it compares with a value that the
 * request can't mean, as one may that was written without a grammar, or with a month that nobody has said. `dates` are all dates of a column by its name.
 */
export function groundedWhere(
  where: string,
  columns: readonly QueryColumn[],
  dates: ReadonlyMap<string, readonly string[]>,
  request: string,
): string | null {
  const grounded = conditionsIn(where).map((condition) => {
    const [name = "", operator, pattern = "", ...others] = condition;
    const own = dates.get(name);
    if (own && operator === "LIKE" && others.length === 0) return likeDates(name, pattern, own, request);
    return comparesOnly(condition, columns) ? condition : null;
  });
  return grounded.includes(null) ? null : joined(grounded.filter((condition) => condition !== null));
}

const saysMonth = new RegExp(
  String.raw`(?<!\p{L})${monthPattern}(?!\p{L})|(?<!\p{L})(?:this|last|next|diese\w*|letzte\w*|nächste\w*) (?:month|week|monat|woche)|[今先来]月|[今先来]週`,
  "iu",
);

/** What a date is like, with the one year that the dates of the column have; none where they have none. */
function likeDates(name: string, pattern: string, dates: readonly string[], request: string): Condition | null {
  if (/\d-\d/.test(pattern) && !/\d/.test(request) && !saysMonth.test(request)) return null;
  const year = /^'(\d{4})(?=-|%)/.exec(pattern)?.[1];
  const years = [...new Set(dates.flatMap((date) => /^(\d{4}|-)-/.exec(date)?.[1] ?? []))];
  const [only = "", ...others] = years;
  if (year === undefined || only === year || others.length > 0 || request.includes(year))
    return [name, "LIKE", pattern];
  const rest = pattern.slice(1 + year.length);
  if (only !== "-") return [name, "LIKE", `'${only}${rest}`];
  return /\d/.test(rest) ? [name, "LIKE", `'-${rest}`] : [name, "IS", "NOT", "NULL"];
}

/** Whether all texts and numbers that a column is compared with are such as it may be. */
function comparesOnly(condition: Condition, columns: readonly QueryColumn[]): boolean {
  let column: QueryColumn | undefined;
  return condition.every((token) => {
    column = columns.find(({ name }) => name === token) ?? column;
    const isValue = /^['\d]/.test(token) && column !== undefined && column.kind !== "date";
    return !isValue || column?.comparable.some((each) => each.toLowerCase() === token.toLowerCase()) === true;
  });
}
