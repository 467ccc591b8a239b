import type { QueryColumn } from "../../../agent/query.ts";
import { monthPattern } from "../request/dates/request-dates.ts";
import { type Condition, conditionsIn, joined } from "./conditions.ts";

/**
 * A query's condition as it fits the table and the request: a year that none of a column's dates has is the one that they have. Null where it compares with a value that the
 * request can't mean, as one may that was written without a grammar, or with a month or a year that nobody has said. `dates` are all dates of a column by its name.
 */
export function groundedWhere(
  where: string,
  columns: readonly QueryColumn[],
  dates: ReadonlyMap<string, readonly string[]>,
  request: string,
): string | null {
  const grounded = withoutContradicted(conditionsIn(where), request).map((condition) =>
    groundedCondition(condition, columns, dates, request),
  );
  return grounded.includes(null) ? null : joined(grounded.filter((condition) => condition !== null));
}

/** Each value is looked at by the column that it is compared with, however conditions are put together. */
function groundedCondition(
  condition: Condition,
  columns: readonly QueryColumn[],
  dates: ReadonlyMap<string, readonly string[]>,
  request: string,
): Condition | null {
  let column: QueryColumn | undefined;
  const tokens = condition.map((token) => {
    column = columns.find(({ name }) => name === token) ?? column;
    if (!/^['\d]/.test(token) || !column) return token;
    if (column.kind === "date") return groundedDate(token, dates.get(column.name) ?? [], request);
    return column.comparable.some((each) => each.toLowerCase() === token.toLowerCase()) ? token : null;
  });
  const known = tokens.filter((token) => token !== null);
  if (known.length < tokens.length) return null;
  const [name = "", operator, pattern = "", ...others] = known;
  const isAnyDate = dates.has(name) && operator === "LIKE" && !/\d/.test(pattern) && others.length === 0;
  return isAnyDate ? [name, "IS", "NOT", "NULL"] : known;
}

/** No row has two values in one column: of two the one counts that the request says. */
function withoutContradicted(conditions: readonly Condition[], request: string): readonly Condition[] {
  const isSaid = ([, , value = ""]: Condition) => request.toLowerCase().includes(value.slice(1, -1).toLowerCase());
  const isOne = ([, operator]: Condition) => operator === "=";
  return conditions.filter(
    (condition) =>
      !isOne(condition) ||
      isSaid(condition) ||
      !conditions.some((other) => other !== condition && isOne(other) && other[0] === condition[0] && isSaid(other)),
  );
}

const relative = String.raw`(?<!\p{L})(?:this|last|next|current|past|coming|diese\w*|letzte\w*|nächste\w*|vorige\w*|kommende\w*)`;
/** A day that only a calendar tells, and whoever wrote the query has none. */
const ofToday = new RegExp(
  String.raw`${relative} (?:month|week|monats?|woche)|(?<!\p{L})(?:today|yesterday|tomorrow|heute|gestern|morgen)(?!\p{L})|[今先来](?:月|週)|今日|昨日|明日`,
  "iu",
);
const saysMonth = new RegExp(String.raw`(?<!\p{L})${monthPattern}(?!\p{L})`, "iu");

/** A date, or how it begins, with the one year that the dates of its column have; without it where they have none. Null where nobody has said what it is. */
function groundedDate(token: string, dates: readonly string[], request: string): string | null {
  const isOfMonth = /\d-\d/.test(token);
  if (ofToday.test(request) || (isOfMonth && !/\d/.test(request) && !saysMonth.test(request))) return null;
  const year = /^'(\d{4})(?=-|%|')/.exec(token)?.[1];
  const [only, ...others] = new Set(dates.flatMap((date) => /^(\d{4}|-)-/.exec(date)?.[1] ?? []));
  if (year === undefined || only === undefined || request.includes(year)) return token;
  if (others.length > 0) return null;
  return `'${only}${token.slice(1 + year.length)}`;
}
