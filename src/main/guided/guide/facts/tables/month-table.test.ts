import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { ofItsMonth } from "./month-table.ts";

const rota: Table = {
  columns: ["Day", "cook"],
  rows: [
    ["3", "Ida"],
    ["4.", "Bo"],
  ],
};

test.each([
  ["cooks.md", "# Who cooks in May\n", "who cooks on 4 May?"],
  ["may-2031.csv", "Day,cook\n", "who cooks on 4 May 2031?"],
  ["rota/May.md", "", "who cooks on the 4th?"],
  ["plan.md", "## Mai 2031\n", "Wer kocht am 4. Mai?"],
])("mere days are dates of the month of %s", (path, text, request) => {
  expect(ofItsMonth(rota, path, text, request)?.rows).toEqual([
    ["3 May", "Ida"],
    ["4 May", "Bo"],
  ]);
});

test("a table of another month or year has nothing that is asked for", () => {
  expect(ofItsMonth(rota, "cooks.md", "# Who cooks in May\n", "who cooks on 4 June?")).toBeNull();
  expect(ofItsMonth(rota, "may-2030.csv", "", "who cooks on 4 May 2031?")).toBeNull();
});

test.each<[string, Table, string, string]>([
  ["no month is told", rota, "cooks.md", "# Cooks\n"],
  ["two months are told", rota, "cooks.md", "# May and June\n"],
  ["it is of one day", rota, "cooks.md", "# Party on 3 May\n"],
  [
    "its days are dates",
    {
      ...rota,
      rows: [
        ["3 May", "Ida"],
        ["4 May", "Bo"],
      ],
    },
    "may.md",
    "",
  ],
  [
    "its numbers are no days",
    {
      columns: ["table", "seats"],
      rows: [
        ["1", "4"],
        ["2", "6"],
      ],
    },
    "may.md",
    "",
  ],
])("it stays as it is where %s", (_, table, path, text) => {
  expect(ofItsMonth(table, path, text, "who cooks on 4 May?")).toBe(table);
});
