import { expect, test } from "vitest";
import { jsonRecords } from "./json-records.ts";

test("a list of records has a line for each, with what is nested in it", () => {
  const text = '[{ "name": "Riverside", "hours": { "sat": "8:30-13:30" } }, { "name": "Station", "open": true }]';
  expect(jsonRecords(text)).toEqual([
    { above: "", text: "name: Riverside, hours sat: 8:30-13:30" },
    { above: "", text: "name: Station, open: true" },
  ]);
});

test("records stand under what is told of all that they belong to", () => {
  const text = JSON.stringify({
    town: "Morby",
    branches: [{ name: "Riverside" }, { name: "Station" }],
    info: { tel: "1" },
  });
  expect(jsonRecords(text)).toEqual([
    { above: "", text: "town: Morby" },
    { above: "town: Morby\nbranches:", text: "name: Riverside" },
    { above: "town: Morby\nbranches:", text: "name: Station" },
    { above: "town: Morby\ninfo:", text: "tel: 1" },
  ]);
});

test.each(['{ "name": "Riverside" }', '["a", "b"]', "[1,", "{}"])("but not where there are none: %s", (text) => {
  expect(jsonRecords(text)).toBeNull();
});
