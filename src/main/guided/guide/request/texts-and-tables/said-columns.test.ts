import { expect, test } from "vitest";
import { saidColumns } from "./said-columns.ts";

const columns = ["no", "name", "email", "room"];

test.each<[string, readonly number[] | null]>([
  ["everybody, just name and email", [1, 2]],
  ["all rows with the columns room, name", [3, 1]],
  ["nur name und room", [1, 3]],
  ["nameとemailだけ", [1, 2]],
  ["the same columns please", [0, 1, 2, 3]],
  ["die gleichen Spalten", [0, 1, 2, 3]],
  ["everybody in the north wing", [0, 1, 2, 3]],
  // another column is wanted
  ["name, email and birthday", null],
  ["with a new column for the total", null],
  ["only the name column", null],
])("%s", (request, places) => {
  expect(saidColumns(request, columns)?.places ?? null).toEqual(places);
});
