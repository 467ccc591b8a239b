import { expect, test } from "vitest";
import { latestOf, newestOf } from "./newest-files.ts";

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

test("the year counts before the month, however it is written", () => {
  const receipts = ["receipt 11-2023.txt", "receipt 03-2024.txt"].map((path) => ({ path, text: "1 phone" }));
  expect(newestOf(receipts, "what does the new phone cost?")).toEqual(receipts.slice(1));
  expect(newestOf(receipts, "how much did the new phones cost in total?")).toEqual(receipts);
});

test.each([
  "how much was the rent last year?",
  "what was the rent before the last increase?",
  "How much higher is the new rent than it was at first?",
])("%s: all of them count", (request) => {
  const rents = ["rent-2023.txt", "rent-2024.txt"].map((path) => ({ path, text: "Rent 500" }));
  expect(newestOf(rents, request)).toHaveLength(2);
});

test("of papers with other names the last year counts as well, where each has one", () => {
  const papers = ["house/wifi-2022.md", "house/handover-2025.md"].map((path) => ({ path }));
  expect(latestOf(papers, "what's the guest password at the moment?")).toEqual(papers.slice(1));
  expect(latestOf(papers, "what was the guest password in 2022?")).toEqual(papers);
  expect(latestOf([...papers, { path: "keys.md" }], "what's the password now?")).toHaveLength(3);
});
