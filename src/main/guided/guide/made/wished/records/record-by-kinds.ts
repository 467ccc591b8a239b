import { valueOf } from "../../../facts/numbers/value-in-place.ts";
import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { PlainWish } from "../plain-wish.ts";
import { type RecordTable, recordTable } from "./record-table.ts";
import { saidOfNew } from "./said-of-new.ts";
import { type Column, valueOfKind } from "./value-of-kind.ts";

/**
 * A table or a list of records with one more, of which a wish or the request says each side in whatever order: all that is said is of the kind of one column alone, and no column is left. It comes
 * where it belongs in the order of the dates, or of what stands first. Null where anything is open.
 */
export function recordByKinds(
  path: string,
  text: string,
  wish: Extract<PlainWish, { deed: "add" }>,
  request: string,
): string | null {
  const place = [...wish.what.flatMap(wordsOf), ...wish.about].filter((word) => !isKind.test(word));
  if (wish.side !== "in" || !place.every(sameNounAs(wordsOf(path)))) return null;
  const said = saidOfNew(wish.items.join(", "), request);
  const table = said && recordTable(path, text);
  if (!said || !table) return null;
  const columns = table.columns.map((name, place) => ({ name, others: table.rows.map((row) => row[place] ?? "") }));
  const named = nameColumn(columns);
  const isThere = columns[named ?? -1]?.others.some((other) => other.toLowerCase() === said.name.toLowerCase());
  if (named === null || isThere === true) return null;
  const values = valuesFor(columns, said.sides, new Map([[named, said.name]]));
  const at = values && placeOf(table, columns, values);
  return values && at !== null && at !== undefined ? table.withRow(values, at) : null;
}

/** What a place is called that holds several. */
const isKind = /^(?:the|tables?|lists?|records?|tabelle|liste|表|一覧)$/u;

/** The column that tells the things apart by their names. */
function nameColumn(columns: readonly Column[]): number | null {
  const isName = ({ others }: Column) =>
    others.length > 1 &&
    new Set(others).size === others.length &&
    others.every((other) => /^\p{L}/u.test(other) && valueOf(other) === null);
  const places = columns.flatMap((column, place) => (isName(column) ? [place] : []));
  const called = places.filter((place) => isFieldOfAny(columns[place]?.name ?? "", ["name", "title"]));
  const [only, ...others] = places.length > 1 ? called : places;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The values of all columns, each side in one of them; null where that can't be, or can be in more than one way. */
function valuesFor(
  columns: readonly Column[],
  sides: readonly string[],
  own: ReadonlyMap<number, string>,
): string[] | null {
  const ways = waysOf(columns, sides, own).map((way) => columns.map((_, place) => way.get(place) ?? ""));
  const [only, ...others] = new Set(ways.map((way) => way.join("\n")));
  return only !== undefined && others.length === 0 ? (ways[0] ?? null) : null;
}

function waysOf(
  columns: readonly Column[],
  [side, ...rest]: readonly string[],
  taken: ReadonlyMap<number, string>,
): ReadonlyMap<number, string>[] {
  // what nobody has a value for has none here
  const isLeft = (place: number) => !taken.has(place) && columns[place]?.others.some((other) => other !== "") !== false;
  if (side === undefined) return columns.some((_, place) => isLeft(place)) ? [] : [taken];
  return columns.flatMap((column, place) => {
    const value = taken.has(place) ? null : valueOfKind(side, column);
    return value === null ? [] : waysOf(columns, rest, new Map([...taken, [place, value]]));
  });
}

/** Fewer stand in order by chance. */
const leastOrdered = 3;

/** The place where a new row belongs, which is the end where the others are in no order; null where two orders have it in different places. */
function placeOf({ rows }: RecordTable, columns: readonly Column[], values: readonly string[]): number | null {
  const places = columns.flatMap(({ others }, column) => {
    const amounts = [...others, values[column] ?? ""].map((other) => valueOf(other));
    const isDate = amounts.every((value) => value?.kind === "date");
    const isFirst = column === 0 && amounts.every((value) => value?.kind === "number");
    const [own = 0, ...before] = amounts.map((value) => value?.amount ?? 0).toReversed();
    const there = before.toReversed();
    const isOrdered = there.every((amount, at) => at === 0 || (there[at - 1] ?? 0) <= amount);
    if ((!isDate && !isFirst) || !isOrdered || rows.length < leastOrdered) return [];
    const next = there.findIndex((amount) => amount > own);
    return [next === -1 ? rows.length : next];
  });
  const [place = rows.length, ...others] = new Set(places);
  return others.length === 0 ? place : null;
}
