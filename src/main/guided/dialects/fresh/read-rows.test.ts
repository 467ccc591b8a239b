import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readRows } from "./read-rows.ts";

const columns = [
  { column: "paid", values: ["yes", "no"] },
  { column: "class", values: ["4a", "4b", ""] },
];

const isAsked = (question: string) => question.includes("owes");

/** What is read by a model that is so sure of a yes, by the question and the row; null for one that tells no chances. */
async function rowsRead(chanceOf: ((question: string, row: string) => number) | null) {
  const writer = silentWriter({
    hasRoom: async () => true,
    async *weigh({ prompt: { request } }) {
      const [question = "", row = ""] = request.split("\n\n");
      const chance = chanceOf?.(question, row);
      return chance === undefined ? null : [chance, 0, 1 - chance, 0];
    },
  });
  const reading = readRows(writer, { question: "who owes us money?", columns }, new AbortController().signal);
  return (await drained(reading)).result;
}

test("values that the model takes for meant more than those of the same column are", async () => {
  expect(await rowsRead((question, row) => (isAsked(question) && row.includes("paid = no") ? 0.9 : 0.4))).toEqual([
    { column: "paid", values: ["no"] },
  ]);
});

test("several values of a column may be, an empty one among them", async () => {
  expect(await rowsRead((question, row) => (isAsked(question) && /4a|empty/.test(row) ? 0.9 : 0.2))).toEqual([
    { column: "class", values: ["4a", ""] },
  ]);
});

test("what the model would say of any question doesn't count", async () => {
  expect(await rowsRead((_, row) => (row.includes("paid = yes") ? 0.9 : 0.2))).toEqual([]);
});

test("nothing is read by an engine that tells no chances", async () => {
  expect(await rowsRead(null)).toBeNull();
});
