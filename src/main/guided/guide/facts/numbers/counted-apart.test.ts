import { expect, test } from "vitest";
import { countedApartIn, countsApart } from "./counted-apart.ts";
import type { Table } from "../../../workspace-view.ts";

const guests: Table = {
  columns: ["name", "diet", "paid", "room"],
  rows: [
    ["Abel", "vegetarian", "yes", "Blue"],
    ["Bo", "none", "no", "Red"],
    ["Cliff", "vegan", "yes", "Red"],
    ["Dora", "vegetarian", "no", "Red"],
    ["Eve", "vegan", "yes", "Blue"],
    ["Fay", "vegetarian", "yes", "Blue"],
  ],
};
test.each([
  "how many are in room Red, and how many of those are vegan?",
  "how many are vegan and of those how many have paid?",
  "wie viele sind vegan und wie viele davon haben bezahlt?",
])("some of the first ones are no count by themselves: %s", (request) => {
  expect(countsApart(guests, request)).toBe("");
});

const costs: Table = {
  columns: ["date", "what", "amount"],
  rows: [
    ["2025-05-01", "food", "12"],
    ["2025-05-03", "travel", "30.5"],
    ["2025-05-09", "food", "8"],
    ["2025-06-01", "food", "5"],
    ["2025-06-02", "rent", "400"],
  ],
};
const club: Table = {
  columns: ["名前", "性別"],
  rows: [
    ["佐藤", "男子"],
    ["田中", "女子"],
    ["鈴木", "男子"],
    ["高橋", "女子"],
    ["伊藤", "女子"],
  ],
};

test.each([
  [
    "For the caterer: how many guests are vegetarian and how many are vegan?",
    guests,
    "6 rows: 3 with diet vegetarian; 2 with diet vegan.",
  ],
  ["how many vegans, how many vegetarians?", guests, "6 rows: 2 with diet vegan; 3 with diet vegetarian."],
  ["Could you tell me how many have paid and how many haven't yet?", guests, "4 with paid yes; 2 with not (paid yes)."],
  ["how many are vegan and how many have paid", guests, "2 with diet vegan; 4 with paid yes."],
  ["how many sleep in the blue room, and how many in the red one?", guests, "3 with room blue; 3 with room red."],
  [
    "in May, how much went on food and how much on travel?",
    costs,
    "20 with date in month 5 and what food; 30.5 with date in month 5 and what travel.",
  ],
  ["Wie viel ging für food drauf und wie viel für rent?", costs, "25 with what food; 400 with what rent."],
  ["男子は何人、女子は何人いますか", club, "2 with 性別 男子; 3 with 性別 女子."],
])("%s", (request, table, told) => {
  const facts = countsApart(table, request);
  expect(facts).toContain(told);
  expect(countedApartIn(facts)?.parts).toHaveLength(2);
});

test.each([
  ["one number is asked for", "how many vegetarians and vegans are there?", guests],
  ["a part says more than the other", "how many are vegetarian and how many vegans are in the red room?", guests],
  ["a part names no rows", "how many are vegetarian and how many chairs do we need?", guests],
  ["what goes for one may go for both", "how much did we spend on food and how much on travel in May?", costs],
  ["they are the same", "how many vegans, yes, how many vegans are there?", guests],
])("nothing is counted by itself where %s", (_, request, table) => {
  expect(countsApart(table, request)).toBe("");
});

const families: Table = {
  columns: ["family", "answer", "adults", "children"],
  rows: [
    ["Lund", "yes", "2", "1"],
    ["Holt", "no", "2", "0"],
    ["Kern", "yes", "1", "3"],
  ],
};

test("what each row has a number of is added up, and no rows are counted", () => {
  expect(countedApartIn(countsApart(families, "how many adults and children are coming?"))?.parts).toEqual([
    { value: "3", which: "adults, answer yes" },
    { value: "4", which: "children, answer yes" },
  ]);
});

test.each(["how many adults and children are there?", "how many adults and children are coming together?"])(
  "where nothing says which rows, or one number is asked for, nothing is told apart: %s",
  (request) => {
    expect(countsApart(families, request)).toBe("");
  },
);
