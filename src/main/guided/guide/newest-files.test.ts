import { expect, test } from "vitest";
import { newestOf } from "./newest-files.ts";

const files = [
  { path: "receipt 2016-11.txt", text: "1 dishwasher Brisk" },
  { path: "receipt 2023-06.txt", text: "1 washing machine" },
  { path: "receipt 2024-03.txt", text: "1 dishwasher Tidewell" },
  { path: "wishes.txt", text: "new dishwasher (done!)" },
];

test.each([
  ["until when is the guarantee on our new dishwasher?", ["receipt 2023-06.txt", "receipt 2024-03.txt", "wishes.txt"]],
  ["what did the dishwasher cost?", files.map(({ path }) => path)],
  ["what did the new one of 2016 cost, the dishwasher?", files.map(({ path }) => path)],
  ["was the new fridge delivered?", files.map(({ path }) => path)],
])("%s", (request, left) => {
  expect(newestOf(files, request).map(({ path }) => path)).toEqual(left);
});
