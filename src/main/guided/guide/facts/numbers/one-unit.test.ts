import { expect, test } from "vitest";
import { inOneUnit } from "./one-unit.ts";

const beside = {
  columns: ["crate", "weight", "unit"],
  rows: [
    ["A", "1.5", "kg"],
    ["B", "250", "g"],
    ["C", "", "kg"],
  ],
};

test("amounts with their units beside them are in the one that is asked for, else in the largest", () => {
  expect(inOneUnit(beside, "what do they weigh together?")).toEqual({
    columns: ["crate", "weight (kg)", "unit"],
    rows: [
      ["A", "1.5", "kg"],
      ["B", "0.25", "kg"],
      ["C", "", "kg"],
    ],
  });
  expect(inOneUnit(beside, "how many grams are these?").rows[0]).toEqual(["A", "1500", "g"]);
});

test.each<[readonly string[], string, readonly string[]]>([
  [["45 min", "1 h 10 min", "2 h"], "how many minutes in all?", ["45", "70", "120"]],
  [["45 Min", "1,5 h"], "Wie viele Stunden?", ["0.75", "1.5"]],
  [["1,2 kg", "850 g"], "Wie viel Kilo?", ["1.2", "0.85"]],
  [["500ml", "1.5 l"], "how much is it in all?", ["0.5", "1.5"]],
  [["30分", "1時間30分"], "全部で何分？", ["30", "90"]],
])("%s are in one unit", (cells, request, numbers) => {
  const table = { columns: ["what", "amount"], rows: cells.map((cell, index) => [`thing ${index}`, cell]) };
  expect(inOneUnit(table, request).rows.map((row) => row[1])).toEqual(numbers);
});

test.each([[["2 kg", "3 kg"]], [["2 kg", "3 packs"]], [["2 kg", "3 l"]], [["8", "9"]]])(
  "%s stay as they are",
  (cells) => {
    const table = { columns: ["what", "amount"], rows: cells.map((cell) => ["thing", cell]) };
    expect(inOneUnit(table, "how much is it?")).toBe(table);
  },
);
