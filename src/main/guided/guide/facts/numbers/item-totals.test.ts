import { expect, test } from "vitest";
import { withItemTotals } from "./item-totals.ts";

const bills = (...items: string[]) => ({
  columns: ["no", "lines"],
  rows: items.map((cell, index) => [`${index}`, cell]),
});

test("what each bill comes to stands beside its items", () => {
  const table = bills('[{"what":"tiles","quantity":3,"price":4.1},{"what":"glue","quantity":1,"price":6}]', "[]");
  expect(withItemTotals(table)).toEqual({
    columns: ["no", "lines", "total of lines"],
    rows: [
      ["0", '[{"what":"tiles","quantity":3,"price":4.1},{"what":"glue","quantity":1,"price":6}]', "18.3"],
      ["1", "[]", "0"],
    ],
  });
});

test.each([
  ["items without a price", '[{"what":"tiles","quantity":3}]'],
  ["prices that are no numbers", '[{"quantity":3,"price":"4,10"}]'],
  ["two prices", '[{"quantity":3,"price":4,"cost":3}]'],
  ["a text", "tiles"],
  ["half a list", '[{"quantity":3'],
])("a table with %s stays as it is", (_, cell) => {
  const table = bills(cell);
  expect(withItemTotals(table)).toBe(table);
});
