import { expect, test } from "vitest";
import { comparedColumns } from "./compared-columns.ts";

const shelf = {
  columns: ["part", "on hand", "reorder level", "price"],
  rows: [
    ["bolt", "4", "10", "0.20"],
    ["nut", "10", "10", "0.10"],
    ["washer", "30", "10", "0.05"],
  ],
};
const goals = {
  columns: ["name", "goal", "walked"],
  rows: [
    ["Ada", "20", "25"],
    ["Bo", "20", "12"],
    ["Cy", "20", ""],
  ],
};

function fitting(table: typeof shelf, request: string): string[] | null {
  const [condition] = comparedColumns(table, request);
  return condition ? table.rows.flatMap((row) => (condition.fits(row) ? [row[0] ?? ""] : [])) : null;
}

test.each<[typeof shelf, string, string[] | null]>([
  [goals, "who walked less than their goal?", ["Bo"]],
  [goals, "list everybody who is above the goal", ["Ada"]],
  [goals, "Wer liegt unter seinem goal?", ["Bo"]],
  [shelf, "which parts have less on hand than 10?", null],
  [shelf, "all parts whose on hand is below the reorder level", ["bolt"]],
  // of several columns nothing says which one is compared
  [shelf, "everything below its reorder level", null],
  [shelf, "what is under the table?", null],
  [goals, "more than last year", null],
  [goals, "who did not walk less than their goal?", null],
  [goals, "who isn't above the goal?", null],
  [goals, "who is at or below their goal?", null],
  [goals, "who is almost above the goal?", null],
  [goals, "who is 5 below the goal?", null],
  [goals, "who is below twice their goal?", null],
  [goals, "who is above half the goal?", null],
])("%#: %s %s", (table, request, names) => {
  expect(fitting(table, request)).toEqual(names);
});

test("in Japanese what is compared stands before the column that it is compared with", () => {
  const [condition] = comparedColumns(
    { columns: ["品", "残り", "目安"], rows: [["糊", "3", "8"]] },
    "残りが目安より少ない品は?",
  );
  expect(condition?.name).toBe("残り less than 目安");
});

test("what there is of something is compared with what there should be", () => {
  const store = {
    columns: ["ware", "Bestand", "Mindestbestand", "Preis"],
    rows: [
      ["Tee", "3", "5", "2,50"],
      ["Salz", "7", "5", "1,20"],
    ],
  };
  expect(fitting(store, "alles, was unter dem Mindestbestand liegt")).toEqual(["Tee"]);
});
