import { describe, expect, test } from "vitest";
import { grammarAccepts } from "../../../../../test/support/grammar-accepts.ts";
import type { QueryColumn } from "../../../agent/query.ts";
import { queryGrammar } from "./query-grammar.ts";

const columns: readonly QueryColumn[] = [
  { name: "item", kind: "text", values: ["'tea'", "'jam'"], isAll: false, comparable: ["'tea'"] },
  { name: '"sold on"', kind: "date", values: ["NULL", "'2024-05-02'"], isAll: false, comparable: [] },
  { name: "price", kind: "number", values: ["2.5", "4"], isAll: false, comparable: ["0", "3"] },
  { name: '"注"', kind: "text", values: ["'a \"b\" \\'"], isAll: true, comparable: ["'a \"b\" \\'"] },
  { name: "remark", kind: "text", values: ["'x y'"], isAll: false, comparable: [] },
];
const accepts = await grammarAccepts(queryGrammar({ table: "stock", columns }));

describe("a query may be", () => {
  test.each([
    "SELECT COUNT(*) FROM stock",
    "SELECT SUM(price) FROM stock WHERE item = 'tea' AND \"sold on\" LIKE '2024-05-%'",
    'SELECT item, AVG(price * 3) FROM stock WHERE "sold on" IS NULL GROUP BY item ORDER BY SUM(price) DESC LIMIT 1',
    "SELECT COUNT(DISTINCT item) FROM stock WHERE (price > 3 OR price <= 0) AND remark IS NOT NULL",
    `SELECT item FROM stock WHERE "注" IN ('a "b" \\')`,
  ])("%s", (query) => {
    expect(accepts(query)).toBe(true);
  });
});

describe("it can't be", () => {
  test.each([
    ["of another table", "SELECT COUNT(*) FROM other"],
    ["of a column that isn't there", "SELECT cost FROM stock"],
    ["with a value that the question can't mean", "SELECT COUNT(*) FROM stock WHERE item = 'jam'"],
    ["with a number that nobody has said", "SELECT COUNT(*) FROM stock WHERE price > 5"],
    ["with a remark", "SELECT COUNT(*) FROM stock WHERE remark = 'x y'"],
    ["a change", "DELETE FROM stock"],
    ["two", "SELECT COUNT(*) FROM stock; SELECT 1"],
  ])("%s", (_, query) => {
    expect(accepts(query)).toBe(false);
  });
});

test("a table without numbers has no sums", async () => {
  const [item] = columns;
  const plain = await grammarAccepts(queryGrammar({ table: "stock", columns: item ? [item] : [] }));
  expect(plain("SELECT COUNT(*) FROM stock WHERE item = 'tea'")).toBe(true);
  expect(plain("SELECT SUM(item) FROM stock")).toBe(false);
});
