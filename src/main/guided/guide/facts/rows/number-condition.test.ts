import { expect, test } from "vitest";
import { rowsThatFit } from "./rows-that-fit.ts";

const scores = {
  columns: ["name", "points", "remark"],
  rows: [
    ["Ada", "61", ""],
    ["Bo", "48", ""],
    ["Cy", "60", ""],
    ["Di", "", "ill"],
  ],
};

test.each<[string, string[] | undefined]>([
  ["how many got through? you need 60 points", ["Ada", "Cy"]],
  ["who has at least 60 points", ["Ada", "Cy"]],
  ["who has more than 60 points", ["Ada"]],
  ["who has fewer than 60 points?", ["Bo"]],
  ["who has exactly 60 points?", ["Cy"]],
  ["Wer hat bestanden? Man braucht 60 points", ["Ada", "Cy"]],
  ["I need the list by 5 o'clock: who has 60 points?", ["Cy"]],
])("%s", (request, names) => {
  expect(rowsThatFit(scores, request)?.places.map((place) => scores.rows[place]?.[0])).toEqual(names);
});

test("where words have no borders, a limit stands right behind the name of its column", () => {
  const shelf = {
    columns: ["名前", "残り", "目安"],
    rows: [
      ["鉛筆", "38", "20"],
      ["のり", "0", "8"],
      ["定規", "5", "6"],
    ],
  };
  const names = (request: string) => rowsThatFit(shelf, request)?.places.map((place) => shelf.rows[place]?.[0]);
  expect(names("残りが5個より少ない商品は?")).toEqual(["のり"]);
  expect(names("残りが5以上の商品は?")).toEqual(["鉛筆", "定規"]);
  expect(names("目安が10を超える商品は?")).toEqual(["鉛筆"]);
  expect(names("5個より少ない商品は?")).toBeUndefined();
});

test("what falls is told by a column of its own", () => {
  const june = {
    columns: ["Datum", "Höchstwert", "Regen in mm"],
    rows: [
      ["01.06.", "22,4", "0,0"],
      ["02.06.", "20,1", "3,2"],
      ["08.06.", "21,4", "11,6"],
    ],
  };
  expect(rowsThatFit(june, "An wie vielen Tagen hat es im Juni geregnet?")?.places).toEqual([1, 2]);
  expect(rowsThatFit(june, "An wie vielen Tagen hat es nicht geregnet?")?.places).toBeUndefined();
  expect(rowsThatFit(june, "on how many days was it warm?")?.places).toBeUndefined();
});

const samples = {
  columns: ["sample", "size", "age_days", "result"],
  rows: [
    ["a1", "6", "7", "ok"],
    ["a2", "06", "28", "failed"],
    ["b1", "6", "28", "failed"],
    ["b2", "06", "7", "failed"],
  ],
};

test.each<[string, string[] | undefined]>([
  ["how many of size 6 failed", ["b1"]],
  ["the 28 day samples", ["a2", "b1"]],
  ["samples of the last 28 days", undefined],
])("%s", (request, names) => {
  expect(rowsThatFit(samples, request)?.places.map((place) => samples.rows[place]?.[0])).toEqual(names);
});

test.each<[string, string[] | undefined]>([
  ["who has 60 points or more?", ["points at least 60"]],
  ["who has 48 points or less?", ["points at most 48"]],
  ["who has more than 50 points?", ["points more than 50"]],
  ["60 points未満の人は誰ですか", ["points less than 60"]],
  ["who has no more than 60 points?", ["points at most 60"]],
  ["who has not more than 60 points?", ["points at most 60"]],
  // what it isn't, and between two numbers
  ["who is not over 50 points?", undefined],
  ["who has between 48 and 60 points?", undefined],
  ["who has from 48 to 60 points?", undefined],
  ["wer hat zwischen 48 und 60 points?", undefined],
  ["who has 48-60 points?", undefined],
])("a limit is called by its English name, or isn't told: %s", (request, names) => {
  expect(rowsThatFit(scores, request)?.names).toEqual(names);
});
