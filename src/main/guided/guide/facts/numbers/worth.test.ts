import { expect, test } from "vitest";
import { numberColumns } from "../tables/number-column.ts";
import { worthColumn } from "./worth.ts";

function worth(request: string, columns: Readonly<Record<string, readonly string[]>>) {
  const numeric = numberColumns(Object.entries(columns).map(([name, cells]) => ({ name, cells })));
  const found = worthColumn(numeric, request);
  return found && [found.name, found.numbers];
}

const each = { guests: ["2", "1", "4"], price_each: ["10.50", "8", "10.50"] };
const stock = { qty: ["2", "10"], price: ["3.50", "0.20"] };

test("a number of things comes to what each of them costs times as many", () => {
  expect(worth("how much did we take?", each)).toEqual(["guests × price_each", [21, 8, 42]]);
  expect(worth("what is the stock worth?", stock)).toEqual(["qty × price", [7, 2]]);
  const nights = { Nächte: ["2", "5"], "Preis pro Nacht": ["40", "55"] };
  expect(worth("Wie viel haben sie gekostet?", nights)).toEqual(["Nächte × Preis pro Nacht", [80, 275]]);
});

test.each([
  ["no money is asked for", "how many guests came?", each],
  ["the table says it itself", "how much did we take?", { ...each, total: ["21", "8", "42"] }],
  ["it isn't clear how many there are", "how much did we take?", { ...each, children: ["0", "2", "1"] }],
  ["it isn't what one of them costs", "how much did we take?", { guests: ["2", "1"], price: ["10", "8"] }],
])("nothing is multiplied where %s", (_, request, columns) => {
  expect(worth(request, columns)).toBeNull();
});
