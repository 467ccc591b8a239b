import { fieldPlaces } from "../../facts/tables/field-places.ts";
import { comparing, type Order, placeOfKey } from "../../facts/tables/sorted-facts.ts";

/** Rows in the order of one of their columns; null where it isn't clear which one, where one says nothing of it, or where its values may mean something else. */
export function rowsSorted(
  rows: readonly (readonly string[])[],
  columns: readonly string[],
  order: Order,
): (readonly string[])[] | null {
  const others = new Set(order.by.flatMap((word) => fieldPlaces([word], columns) ?? []));
  const [other = null] = others.size === 1 ? others : [];
  const key = placeOfKey(order, columns) ?? other;
  const valueOf = (row: readonly string[]) => (key === null ? "" : (row[key] ?? ""));
  const compare = comparing(rows.map(valueOf));
  if (key === null || compare === null || rows.some((row) => valueOf(row) === "")) return null;
  const way = order.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => way * compare(valueOf(one), valueOf(other)));
}
