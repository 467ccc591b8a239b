import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { answerWhenTableAsked } from "./when-table-asked.ts";

const stock = {
  columns: ["item", "price", "place"],
  rows: [
    ["Peas", "2.50", "A1"],
    ["Beans", "1.80", "A2"],
    ["Roses", "9.90", "B1"],
  ],
};
const team = {
  columns: ["name", "phone", "since"],
  rows: [
    ["Anna Berg", "0555 101", "2019"],
    ["Ben Ott", "0555 102", "2021"],
  ],
};
const totalled = { columns: stock.columns, rows: [...stock.rows, ["Total", "14.20", ""]] };
const counted = {
  columns: ["item", "qty"],
  rows: [
    ["Peas", "12"],
    ["Beans", "3"],
  ],
};
const tables = { "stock.csv": stock, "team.csv": team, "bill.csv": totalled, "shelf.csv": counted };
const view = viewOf(Object.fromEntries(Object.keys(tables).map((path) => [path, ""])), tables);

const answerTo = (request: string, path: string) => answerWhenTableAsked(viewedTurn(request, [[path, ""]]), view);

test.each([
  ["which item costs the most in stock.csv?", "stock.csv", "Roses: stock.csv has 9.90 under price there."],
  ["can you tell me what is the cheapest in stock.csv", "stock.csv", "Beans: stock.csv has 1.80 under price there."],
  [
    "what's the average price in stock.csv?",
    "stock.csv",
    "4.73: that is the average of price in the 3 rows of stock.csv.",
  ],
  ["total price in stock.csv?", "stock.csv", "14.2: that is the sum of price in the 3 rows of stock.csv."],
  ["how many items are in stock.csv", "stock.csv", "3: so many rows stock.csv has."],
  [
    "what is Ben's phone number in team.csv?",
    "team.csv",
    "0555 102: that is what team.csv has for Ben Ott under phone.",
  ],
  ["whose phone is 0555 101 in team.csv?", "team.csv", "Anna Berg: team.csv has 0555 101 under phone there."],
  ["team.csvには何人いますか", "team.csv", "2です。team.csvの行の数です。"],
])("%s", async (request, path, answer) => {
  expect(await answerTo(request, path)).toBe(answer);
});

test.each([
  ["which item costs the most in stock.csv except roses?", "stock.csv"],
  ["which item costs the most in bill.csv?", "bill.csv"],
  ["how many items are in shelf.csv?", "shelf.csv"],
  ["which item has the most colour in stock.csv?", "stock.csv"],
  ["what is Kim's phone number in team.csv?", "team.csv"],
  ["what is the price of peas and beans in stock.csv?", "stock.csv"],
  ["how many items cost more than 3 in stock.csv?", "stock.csv"],
  ["what was the average price in stock.csv before 2020?", "stock.csv"],
])("what says more, or isn't there, is left to the model: %s", async (request, path) => {
  expect(await answerTo(request, path)).toBeNull();
});
