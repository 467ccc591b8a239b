import type { Table } from "../../../workspace-view.ts";
import { writeNumber } from "../../request/words/numbers.ts";
import { countedColumns, saysTogether } from "./counted-columns.ts";
import { numberColumns } from "../tables/number-column.ts";
import { type Fitting, rowsThatFit } from "../rows/rows-that-fit.ts";

/** What was counted one by one: of how many rows, and for each thing that was asked how many, or how much, it is. */
export type CountedApart = { all: string; parts: readonly { value: string; which: string }[] };

const lead = "Counted: one by one, of";
/** Where a thing that is asked begins. */
const begins =
  /(?:(?:,? ?(?<!\p{L})(?:and|und)|,)\s+)?(?<!\p{L})(?:how (?:many|much)|wie ?viele?)(?!\p{L})|(?:(?:,? ?(?<!\p{L})(?:and|und)|,)\s+)(?:what number|welche anzahl)(?!\p{L})/giu;
/** In Japanese the question stands at the end of what it is about. */
const ends = /何(?:件|人|個|本|枚|回|冊|名|匹|台|羽)|いくら/gu;
const asksForSum = /(?<!\p{L})(?:how much|wie ?viel)(?!\p{L})|いくら/iu;
/** The second of two parts may say nothing but that it is the rest: "and how many aren't?" */
const isRest =
  /^\s*(?:,|and|und)?\s*(?:how many|wie ?viele) (?:(?:people|of them|leute|davon) )?(?:(?:have|has|did|do|does|are|is|were|was)(?:n['’]?t| not)|(?:haben|sind|waren|werden)?\s?(?:noch )?nicht|(?:haben|sind|waren) es (?:noch )?nicht)(?: yet| so far)?\s*[.?!]*\s*$/iu;

/**
 * How many rows fit each of several things that a request asks for by themselves: "how many are vegetarian, and how many vegan?", or what they add up to. Empty where
 * it asks for one, where some part names no rows of its own, or says more than the others.
 */
export function countsApart(table: Table, request: string): string {
  const ofColumns = columnsApart(table, request);
  if (ofColumns !== "") return ofColumns;
  const { before, parts } = partsAsked(request);
  const [first = "", ...others] = parts;
  if (parts.length < 2 || [first.replace(leadOfFirst, ""), ...others].some((part) => isOfFirst.test(part))) return "";
  const fitting = parts.map((part) => (isRest.test(part) ? null : rowsThatFit(table, `${before} ${part}`, "tell")));
  const [one, other] = fitting;
  const isOneAndRest = fitting.length === 2 && one && !other && isRest.test(parts[1] ?? "");
  const counted = isOneAndRest ? [one, restOf(table, one, before)] : fitting.flatMap((each) => each ?? []);
  const names = counted.map((each) => each.names.join(" and "));
  const isAlike = new Set(counted.map((each) => each.names.length)).size === 1;
  const isClear = counted.length === parts.length && new Set(names).size === names.length && isAlike;
  if (!isClear) return "";
  const values = counted.map(({ places }, index) => valueOf(table, places, parts[index] ?? ""));
  const told = values.flatMap((value, index) => (value === null ? [] : [`${value} with ${names[index] ?? ""}`]));
  return told.length < values.length ? "" : `${lead} ${table.rows.length} rows: ${told.join("; ")}.`;
}

/** What each of several columns comes to that are counted: "how many adults and children are coming". */
function columnsApart(table: Table, request: string): string {
  const cells = table.columns.map((name, index) => ({
    name,
    cells: table.rows.map((row) => row[index]?.trim() ?? ""),
  }));
  const amounts = numberColumns(cells).filter(({ isReading }) => !isReading);
  const counted = countedColumns(
    amounts.map(({ name }) => name),
    request,
  );
  const fitting = counted.length > 1 && !saysTogether.test(request) ? rowsThatFit(table, request, "tell") : null;
  if (!fitting) return "";
  const told = counted.flatMap((name) => {
    const column = amounts.find((each) => each.name === name);
    const sum = fitting.places.reduce((all, place) => all + (column?.numbers[place] ?? 0), 0);
    return `${column?.write(sum) ?? ""} with ${name}, ${fitting.names.join(" and ")}`;
  });
  return `${lead} ${table.rows.length} rows: ${told.join("; ")}.`;
}

const leadOfFirst = /^\S+ \S+ (?:of|von) (?:those|these|them|denen|ihnen)(?!\p{L})/iu;
/** "… and how many of those are vegan?": then they are some of the first. */
const isOfFirst =
  /(?<!\p{L})(?:of (?:those|these|them|whom|which)|among (?:those|these|them)|davon|darunter|von (?:denen|diesen|ihnen))(?!\p{L})|(?:その|この)?うち/iu;

/** What such a fact tells; null where a text has none. */
export function countedApartIn(facts: string): CountedApart | null {
  const [, all, told = ""] = new RegExp(`^${lead} (\\d+) rows: (.+)\\.$`, "mu").exec(facts) ?? [];
  if (all === undefined) return null;
  const parts = told.split("; ").flatMap((part) => {
    const [, value, which] = /^(\S+(?: \([^)]*\))?) with (.+)$/u.exec(part) ?? [];
    return value === undefined || which === undefined ? [] : [{ value, which }];
  });
  return { all, parts };
}

/** What stands before the first thing that is asked goes for each of them. */
function partsAsked(request: string): { before: string; parts: string[] } {
  const starts = [...request.matchAll(begins)].map(({ index }) => index);
  if (starts.length > 1)
    return {
      before: request.slice(0, starts[0]),
      parts: starts.map((at, place) => request.slice(at, starts[place + 1])),
    };
  const stops = [...request.matchAll(ends)].map(({ 0: said, index }) => index + said.length);
  return { before: "", parts: stops.map((at, place) => request.slice(stops[place - 1] ?? 0, at)) };
}

/** The rows that don't fit, of those that what goes for all of them leaves. */
function restOf(table: Table, { names, places }: Fitting, before: string): Fitting {
  const within = rowsThatFit(table, before, "tell");
  const all = within?.places ?? table.rows.map((_, place) => place);
  const own = names.filter((name) => within?.names.includes(name) !== true);
  const rest = `not (${own.join(" and ")})`;
  return { names: [...(within?.names ?? []), rest], places: all.filter((place) => !places.includes(place)) };
}

/** How many rows they are, or what the one column of amounts comes to in them; null where it isn't clear which. */
function valueOf({ columns, rows }: Table, places: readonly number[], part: string): string | null {
  if (!asksForSum.test(part)) return String(places.length);
  const cells = columns.map((name, index) => ({ name, cells: rows.map((row) => row[index]?.trim() ?? "") }));
  const [amounts, ...others] = numberColumns(cells).filter(({ isReading }) => !isReading);
  if (!amounts || others.length > 0) return null;
  const sum = places.reduce((all, place) => all + (amounts.numbers[place] ?? 0), 0);
  return amounts.isTime ? amounts.write(sum) : writeNumber(sum);
}
