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

test("a newer one that says less of what is asked for doesn't take the place of an older one", () => {
  const visits = [
    { path: "visit 2022-03.txt", text: "chimney swept, 60 euros" },
    { path: "visit 2023-04.txt", text: "chimney swept, 66 euros" },
    { path: "visit 2024-01.txt", text: "cap of the chimney looked at" },
  ];
  expect(newestOf(visits, "when was the chimney last swept?")).toEqual(visits.slice(1));
});

test("words that a newer one has in several lines don't make it speak of the same thing", () => {
  const notes = [
    { path: "notes 2024-02-01.md", text: "The attic ladder goes to Una" },
    { path: "notes 2024-03-01.md", text: "The cellar ladder is mended\nThe attic is dry" },
  ];
  expect(newestOf(notes, "who has the attic ladder at the moment?")).toEqual(notes);
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
