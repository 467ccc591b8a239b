import type { Table } from "../../../workspace-view.ts";

const quantityKey = /^(?:qty|quantity|count|number|amount|pieces|units|hours|menge|anzahl|stück|stunden|数量|個数)$/iu;
const priceKey =
  /^(?:price|unit_?price|price_?each|each|rate|cost|unit_?cost|preis|einzelpreis|stückpreis|stundensatz|単価|価格)$/iu;
/** Cents, and what computers make of tenths. */
const places = 100;

/**
 * A table of bills with what each of them comes to as a column more, where a column holds their items, each with how many of it and what one costs: a
 * small model doesn't add these up. The table as it is where it has none.
 */
export function withItemTotals(table: Table): Table {
  const [found] = table.columns.flatMap((name, index) => {
    const totals = table.rows.map((row) => totalOf(row[index] ?? ""));
    return totals.length > 0 && totals.every((total) => total !== null) ? [{ name, totals }] : [];
  });
  if (!found) return table;
  const rows = table.rows.map((row, place) => [
    ...table.columns.map((_, index) => row[index] ?? ""),
    String(found.totals[place] ?? ""),
  ]);
  return { columns: [...table.columns, `total of ${found.name}`], rows };
}

/** What the items of a bill come to; null for a cell that holds no such items. */
function totalOf(cell: string): number | null {
  if (!cell.startsWith("[")) return null;
  const items = itemsOf(cell);
  const amounts = items?.map((item) => {
    const [quantity, price] = [numberUnder(quantityKey, item), numberUnder(priceKey, item)];
    return quantity === null || price === null ? null : quantity * price;
  });
  if (!amounts?.every((amount) => amount !== null)) return null;
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * places) / places;
}

function itemsOf(cell: string): readonly object[] | null {
  try {
    const items: unknown = JSON.parse(cell);
    return Array.isArray(items) && items.every((item) => typeof item === "object" && item !== null) ? items : null;
  } catch {
    return null;
  }
}

function numberUnder(key: RegExp, item: object): number | null {
  const found = Object.entries(item).filter(([name]) => key.test(name));
  const [entry, ...others] = found;
  return entry && others.length === 0 && typeof entry[1] === "number" ? entry[1] : null;
}
