import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { inPlainWords } from "./in-plain-words.ts";
import { questionsToAnswer } from "./questions-to-answer.ts";
import { answerWhenCounted } from "./when-counted.ts";

const view = viewOf(
  { "trip.csv": "name,group,paid\n" },
  {
    "trip.csv": {
      columns: ["name", "group", "paid"],
      rows: [
        ["Nina", "hikers", "yes"],
        ["Ben", "hikers", "no"],
        ["Carl", "swimmers", "no"],
      ],
    },
  },
);
const signal = new AbortController().signal;
const story =
  "Our club has grown so much that I've lost sight of it, which is a nice trouble. The hikers: their number, by trip.csv?";

function said(request: string, plain: string, note = "Counted: 3 rows.") {
  const state = { ...viewedTurn(request, [["trip.csv", note]]), reading: { about: "plain" as const, request: plain } };
  return inPlainWords(state, view, state.tools, signal);
}

test("what was looked at is counted for the plain words", async () => {
  const state = await said(story, "How many hikers are in trip.csv?");
  expect(state && answerWhenCounted(state)).toBe("2 of the 3 rows in trip.csv have group hikers: Nina and Ben.");
});

test("words that leave out what tells some rows from others count nothing", async () => {
  const note = "Counted: 3 rows, 2 of them with group hikers.";
  expect(await said(story, "How many are in trip.csv?", note)).toBeNull();
});

test("what may be counted is asked for in plain words", async () => {
  const asked = async (request: string, path: string) => {
    const questions = await questionsToAnswer(viewedTurn(request, [[path, ""]]), view);
    return questions.map(({ about }) => about);
  };
  expect(await asked(story, "trip.csv")).toEqual(["query", "plain"]);
  expect(await asked("when do the hikers meet, by trip.csv?", "trip.csv")).toEqual([]);
  expect(await asked("how many hikers does the letter speak of?", "letter.txt")).toEqual([]);
});
