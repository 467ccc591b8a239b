import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { readSelect } from "./select-statement.ts";

const read = (statement: string) => readSelect(statement, "stock", ["item", "price", "sold on"]);

test("a query is taken apart", () => {
  expect(
    read(`SELECT item, SUM(price) FROM stock WHERE "sold on" IS NULL AND item != 'tea' GROUP BY item LIMIT 3`),
  ).toEqual({
    items: "item , SUM ( price )",
    where: `"sold on" IS NULL AND item != 'tea'`,
    rest: "GROUP BY item LIMIT 3",
  });
  expect(read("SELECT COUNT(*) FROM stock")).toEqual({ items: "COUNT ( * )", where: "", rest: "" });
});

test.each([
  "DELETE FROM stock",
  "SELECT item FROM stock; DROP TABLE stock",
  "SELECT item FROM other",
  "SELECT secret FROM stock",
  "SELECT item FROM stock, stock",
  "SELECT item FROM stock JOIN stock",
  "SELECT item FROM stock WHERE price IN (SELECT price FROM stock)",
  "SELECT zeroblob(1000000000) FROM stock",
  "SELECT load_extension('x') FROM stock",
  "WITH RECURSIVE n AS (SELECT 1) SELECT item FROM stock",
  "SELECT item FROM stock UNION SELECT item FROM stock",
  "ATTACH DATABASE 'x' AS stock",
  "SELECT item FROM stock -- all of it",
  "SELECT item /* none */ FROM stock WHERE price ~ 2",
])("%s is no query that may be run", (statement) => {
  expect(read(statement)).toBeNull();
});

property.prop([fc.string()])("whatever stands behind the table is known, or the query isn't run", (tail) => {
  const parts = read(`SELECT item FROM stock ${tail}`);
  if (parts && tail.trim() !== "") expect(tail.trim()).toMatch(/^(?:WHERE|GROUP|ORDER|LIMIT)\b/);
});
