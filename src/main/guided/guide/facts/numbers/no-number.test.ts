import { expect, test } from "vitest";
import { noNumber } from "./no-number.ts";

const program = (sum: string) => ({
  path: "cost.js",
  text: `const rows = JSON.parse(readFileSync("rows.json", "utf8"));\nfor (const row of rows) console.log(row.name, ${sum});\n`,
});
const data = (...rows: object[]) => [{ path: "rows.json", text: JSON.stringify(rows) }];
const rows = [
  { name: "Ana", hours: 3, rate: 20 },
  { name: "Ben", hours: "4 h", rate: 20 },
  { name: "Cleo", hours: "5", rate: 20 },
  { name: "Dan", hours: 6 },
];

test("a value with a unit is the reason for a NaN", () => {
  const found = noNumber(program("row.hours * row.rate"), data(...rows), "node cost.js says NaN for Ben, why?");
  expect(found).toEqual({ path: "rows.json", record: "Ben", field: "hours", value: "4 h" });
});

test("so is one that isn't there", () => {
  const found = noNumber(program("row.rate * 2"), data(...rows), "why does it say NaN?");
  expect(found).toEqual({ path: "rows.json", record: "Dan", field: "rate", value: null });
});

test("a table says it in its cells", () => {
  const table = [{ path: "rows.json.csv", text: "name,hours\nAna,3\nBen,four\nCleo,5\n" }];
  const reader = { path: "cost.js", text: 'read("rows.json.csv").map((row) => row.hours * 2);' };
  expect(noNumber(reader, table, "why NaN for Ben?")?.value).toBe("four");
});

test.each([
  ["two may be meant", "row.hours * row.rate", "why does it say NaN?"],
  ["the number is read out of the text", "parseInt(row.hours) * 2", "why NaN for Ben?"],
  ["nothing is calculated with it", "row.hours", "why NaN for Ben?"],
])("nothing is found where %s", (_, sum, request) => {
  expect(noNumber(program(sum), data(...rows), request)).toBeNull();
});
