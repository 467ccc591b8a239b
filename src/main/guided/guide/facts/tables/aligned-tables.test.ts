import { expect, test } from "vitest";
import { alignedTables } from "./aligned-tables.ts";
import { withCells } from "./text-tables.ts";

const list =
  "Phones\n\nName           Room   Ext.\nAdler, Ute     31       22\nTamm, Gesa     38      141\n\nDesk: 0\n";

test("columns that stand below each other are a table", () => {
  const [table, ...others] = alignedTables(list);
  expect(others).toEqual([]);
  expect(table?.columns).toEqual(["Name", "Room", "Ext."]);
  expect(table?.rows.map(({ number, cells }) => [number, ...cells.map(({ text }) => text)])).toEqual([
    [4, "Adler, Ute", "31", "22"],
    [5, "Tamm, Gesa", "38", "141"],
  ]);
});

test.each([
  ["two blanks in a text are none", "One  text here\nand  another one\nand more words  at the end\n"],
  ["without names there is none", "Ute   22\nGesa  41\nLars  24\n"],
  ["one row is none", "Name   Ext\nUte    22\n"],
])("%s", (_, text) => {
  expect(alignedTables(text)).toEqual([]);
});

test("a cell that gets longer leaves the next column where it is", () => {
  const [row] = alignedTables("Name   Room   Ext\nUte    3      22\nLars   4      21\n")[0]?.rows ?? [];
  expect(row && withCells(row, new Map([[1, "3 b"]]))).toBe("Ute    3 b    22");
});
