import { expect, test } from "vitest";
import type { Table } from "../../workspace-view.ts";
import { partlyNamed } from "./partly-named.ts";

const shelf: Table = {
  columns: ["item", "place", "pieces", "remark"],
  rows: [
    ["Oak boards 20 mm", "loft", "4", ""],
    ["Oak boards 30 mm", "cellar", "7", "for the loft stairs"],
    ["Oakum", "cellar", "2", "asked for by the harbour office"],
    ["Pine boards", "loft hatch", "9", ""],
  ],
};
const shifts: Table = {
  columns: ["who", "shop", "hours"],
  rows: [
    ["Ida Brandt", "Mill Lane", "4"],
    ["Ida Holm", "Quay", "3"],
    ["Otto Kern", "Mill Lane", "5"],
  ],
};

test.each<[Table, string, readonly string[]]>([
  [shelf, "how many oak boards do we have?", ["item oak boards 20 mm or oak boards 30 mm"]],
  [shelf, "how many pieces of oak are there?", ["item oak boards 20 mm or oak boards 30 mm"]],
  // remarks say all kinds of things
  [shelf, "how many pieces are there for the stairs?", []],
  // what a column is called tells nothing apart
  [shelf, "how many items have a place?", []],
  [shifts, "how many hours did Otto work?", ["who otto kern"]],
  // nobody knows which of them
  [shifts, "how many hours did Ida work?", []],
  // a name is meant as a whole
  [shifts, "how many hours did they work for the Mill Theatre?", []],
  [shifts, "Wie viele Stunden hat Otto gearbeitet?", ["who otto kern"]],
  [shifts, "how many hours were there in all?", []],
])("%#: %s", (table, request, names) => {
  expect(partlyNamed(table, request, []).map(({ name }) => name)).toEqual(names);
});

test("what rows are told apart by already counts once", () => {
  const known = { name: "item Oak", fits: () => true };
  expect(partlyNamed(shelf, "how many pieces of oak are there?", [known])).toEqual([]);
});
