import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
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

test.each<[string, Table, readonly string[]]>([
  ["how many oak boards do we have?", shelf, ["item oak boards 20 mm or oak boards 30 mm"]],
  ["how many pieces of oak are there?", shelf, ["item oak boards 20 mm or oak boards 30 mm"]],
  // remarks say all kinds of things
  ["how many pieces are there for the stairs?", shelf, []],
  // what a column is called tells nothing apart
  ["how many items have a place?", shelf, []],
  ["how many hours did Otto work?", shifts, ["who otto kern"]],
  // nobody knows which of them
  ["how many hours did Ida work?", shifts, []],
  // a name is meant as a whole
  ["how many hours did they work for the Mill Theatre?", shifts, []],
  ["Wie viele Stunden hat Otto gearbeitet?", shifts, ["who otto kern"]],
  ["how many hours were there in all?", shifts, []],
])("%s", (request, table, names) => {
  expect(partlyNamed(table, request, []).map(({ name }) => name)).toEqual(names);
});

test("what rows are told apart by already counts once", () => {
  const known = { name: "item Oak", fits: () => true };
  expect(partlyNamed(shelf, "how many pieces of oak are there?", [known])).toEqual([]);
});
