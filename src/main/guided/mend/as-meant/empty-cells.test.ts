import { expect, test } from "vitest";
import { emptyCells } from "./empty-cells.ts";

const program = {
  path: "eggs.py",
  text: 'for row in rows:\n    if row["brown"]:\n        total += int(row["brown"]) + int(row["white"])\n',
};
const data = { path: "eggs.csv", text: "day,brown,white\nmon,3,4\ntue,,5\nwed,,\n" };

test("an amount that is lacking beside another one counts as nothing", () => {
  const found = emptyCells("it leaves out the days with only white eggs", { program, data });
  expect(found?.twins).toEqual([
    { given: null, taken: "day,brown,white\nmon,3,4\ntue,0,5\nwed,,\n" },
    { given: "day,brown,white\nmon,,4\ntue,,5\nwed,,\n", taken: "day,brown,white\nmon,0,4\ntue,0,5\nwed,,\n" },
    { given: "day,brown,white\nmon,3,\ntue,,5\nwed,,\n", taken: "day,brown,white\nmon,3,0\ntue,0,5\nwed,,\n" },
  ]);
  expect(found?.changes.at(-1)?.input["new_text"]).toBe(
    '    if (row["brown"] or row["white"]):\n        total += int(row["brown"] or "0") + int(row["white"] or "0")',
  );
});

test.each<[string, string, string]>([
  ["no column is said", "it leaves out some days", data.text],
  ["nothing is said to be lost", "the white ones are on top", data.text],
  ["such rows are to be left out", "it should skip the rows without a white one, it counts too few now", data.text],
  ["they are to be left out by name", "it crashes. Ignore days where white is empty", data.text],
  ["something is to be printed besides", "print only the white ones", data.text],
  ["it is only without something", "show the white ones without brown", data.text],
  ["no cell is lacking", "it leaves out the white ones", "day,brown,white\nmon,3,4\n"],
])("nothing is meant where %s", (_, request, text) => {
  expect(emptyCells(request, { program, data: { ...data, text } })).toBeNull();
});
