import { monthPattern } from "../request/request-dates.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../request/words.ts";
import { type Condition, conditionsIn, joined } from "./conditions.ts";
import { nameIn, quoted } from "./select-statement.ts";
import { literal, type TypedTable } from "./typed-table.ts";

/** A column with no more different values tells states apart, which people say in other words. */
const mostStates = 4;

/**
 * A query's condition as it fits the table and the request. A value that stands in another column is looked for there; a year that no date has is left out. Null where it compares
 * with what stands nowhere in the table, or tells rows apart by what nobody has said: a small model likes to add such.
 */
export function groundedWhere(where: string, table: TypedTable, request: string): string | null {
  const grounded = conditionsIn(where).map((condition) => groundedCondition(condition, table, request));
  return grounded.includes(null) ? null : joined(grounded.filter((condition) => condition !== null));
}

function groundedCondition(condition: Condition, table: TypedTable, request: string): Condition | null {
  const [name, operator, value, ...others] = condition;
  const column = nameIn(name ?? "");
  const index = table.columns.findIndex((each) => each.name === column);
  const kind = table.columns[index]?.kind;
  if (kind === "date" && operator === "LIKE" && value !== undefined && others.length === 0)
    return likeDates([name ?? "", operator, value], valuesOf(table, index), request);
  if (operator === "=" && value?.startsWith("'") && kind === "text" && !valuesOf(table, index).has(lower(value))) {
    const holding = table.columns.filter((each, at) => each.kind === "text" && valuesOf(table, at).has(lower(value)));
    return holding.length === 1 && others.length === 0 ? [quoted(holding[0]?.name ?? ""), operator, value] : null;
  }
  return isFounded(condition, table, request) ? condition : null;
}

const saysMonth = new RegExp(
  String.raw`(?<!\p{L})${monthPattern}(?!\p{L})|(?<!\p{L})(?:this|last|next|diese\w*|letzte\w*|nächste\w*) (?:month|week|monat|woche)|[今先来]月|[今先来]週`,
  "iu",
);

/** What a date is like, with the one year that the dates of the column have; none where they have none. */
function likeDates(
  [name, operator, pattern]: readonly [string, string, string],
  values: ReadonlySet<string>,
  request: string,
): Condition | null {
  // nobody has said a month or a day
  if (/\d-\d/.test(pattern) && !/\d/.test(request) && !saysMonth.test(request)) return null;
  const year = /^'(\d{4})(?=-|%)/.exec(pattern)?.[1];
  const years = [...new Set([...values].flatMap((value) => /^'(\d{4}|-)-/.exec(value)?.[1] ?? []))];
  if (year === undefined || years.includes(year) || request.includes(year) || years.length !== 1)
    return [name, operator, pattern];
  const rest = pattern.slice(5);
  if (years[0] !== "-") return [name, operator, `'${years[0]}${rest}`];
  return /\d/.test(rest) ? [name, operator, `'-${rest}`] : [name, "IS", "NOT", "NULL"];
}

/** Whether each text that is compared stands in its column, and is said or tells a state. */
function isFounded(condition: Condition, table: TypedTable, request: string): boolean {
  let column = "";
  return condition.every((token, at) => {
    column = nameIn(token) ?? column;
    const index = table.columns.findIndex(({ name }) => name === column);
    const kind = table.columns[index]?.kind;
    if (!token.startsWith("'") || kind !== "text" || condition[at - 1] === "LIKE") return true;
    const values = valuesOf(table, index);
    return (
      values.has(lower(token)) && (values.size <= mostStates || isSaid(token.slice(1, -1), request) || isMark(token))
    );
  });
}

/** "-", "x", "?": a sign in place of a value. */
function isMark(token: string): boolean {
  return !/[\p{L}\p{N}]{2}/u.test(token);
}

function isSaid(value: string, request: string): boolean {
  if (request.toLowerCase().includes(value.toLowerCase())) return true;
  const said = wordsOf(request);
  return wordsOf(value).some((word) => !isCommonWord(word) && said.some((other) => isSameNoun(other, word)));
}

/** The different texts of a column, as SQL writes them. */
function valuesOf({ rows }: TypedTable, index: number): ReadonlySet<string> {
  return new Set(
    rows.flatMap((row) =>
      row[index] === null || row[index] === undefined ? [] : [lower(literal(row[index] ?? null))],
    ),
  );
}

function lower(value: string): string {
  return value.toLowerCase();
}
