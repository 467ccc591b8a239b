import { expect, test } from "vitest";
import { choosingWriter } from "../../../../../test/support/choosing-writer.ts";
import { drained } from "../../../../../test/support/real-engine.ts";
import { readPartToChange } from "./read-part-to-change.ts";

const path = "ferry.csv";
const text = "day,first,last\nMon,6:00,22:00\nTue,6:00,22:00\nSat,7:30,23:30\nSun,8:00,21:00\n";
const never = new AbortController().signal;

async function partFor(request: string, words: readonly string[] | null) {
  const question = { path, text, request, messages: [] };
  return (await drained(readPartToChange(choosingWriter(words), question, never))).result?.part.text ?? null;
}

test("it is around the line that is chosen among the likely ones", async () => {
  expect(await partFor("the last ferry on saturdays is at midnight now", ["Sat", "Sun", "Mon"])).toBe(
    "day,first,last\n[…]\nSat,7:30,23:30\n",
  );
});

test.each([
  ["something is added", "add a line for holidays: 9:00 and 20:00"],
  ["all are meant", "every ferry goes half an hour later"],
  ["it is to be in another order", "sort the days by their last ferry"],
])("there is none where %s", async (_, request) => {
  expect(await partFor(request, ["Sat"])).toBeNull();
});

test("there is none where the model tells no chances", async () => {
  expect(await partFor("the last ferry on saturdays is at midnight now", null)).toBeNull();
});
