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
