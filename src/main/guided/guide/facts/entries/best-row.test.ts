import { expect, test } from "vitest";
import { bestRow } from "./best-row.ts";

const singers = {
  columns: ["name", "voice", "since"],
  rows: [
    ["Tamsin Ogden", "Soprano 1", "2018"],
    ["Tamsin Ogle", "Alto 2", ""],
    ["Tomas Ogle", "Tenor 2", "2021"],
  ],
};

test.each([
  ["which voice does tamsin ogle sing?", "name: Tamsin Ogle, voice: Alto 2"],
  ["who sings tenor?", "name: Tomas Ogle, voice: Tenor 2, since: 2021"],
  ["which voice does tamsin sing?", ""],
  ["when is the concert?", ""],
])("%j: %j", (request, row) => {
  expect(bestRow(singers, request)).toBe(row);
});

test("a table of one row has none that stands out", () => {
  expect(bestRow({ columns: ["name"], rows: [["Ogle"]] }, "ogle")).toBe("");
});
