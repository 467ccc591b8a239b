import { expect, test } from "vitest";
import { columnsMeant, speaksOfColumns } from "./columns-meant.ts";

const columns = ["Name", "first day", "Note", "日付"];

test.each([
  ["sort out the first day column", [1], []],
  ["change the columns Name and Note", [0, 2], []],
  ["fix the name and first day columns, what's in the notes stays", [0, 1], [2]],
  ["nur die Spalte „Note“ ändern", [2], []],
  ["日付の列だけ直して", [3], []],
  ["change the days, but leave the note column alone", null, [2]],
  ["change all of it", null, []],
])("%s", (request, changed, kept) => {
  const said = columnsMeant(request, columns);
  expect([said?.changed, said?.kept]).toEqual([changed, kept]);
});

test.each([
  "change the price column",
  "change the Name column and the third column",
  "change the Note column, the note stays",
])("it isn't clear which: %s", (request) => {
  expect(columnsMeant(request, columns)).toBeNull();
});

test("what is said of a column that stays is no wish for one", () => {
  expect(speaksOfColumns("change the days, but leave the note column alone")).toBe(false);
});
