import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { rowsQuestion, withRowsCounted } from "./rows-question.ts";
import { answerWhenCounted } from "./when-counted.ts";

const view = viewOf(
  { "trip.csv": "name,comes by,paid\n" },
  {
    "trip.csv": {
      columns: ["name", "comes by", "paid"],
      rows: [
        ["Nina", "bus", "yes"],
        ["Ben", "bus", "no"],
        ["Carl", "car", "no"],
        ["Mina", "bike", "no"],
        ["Luz", "bus", "yes"],
        ["Otto", "car", "yes"],
      ],
    },
  },
);
const request = "how many of the kids are dropped off by their parents in trip.csv?";
const note = "Counted: 6 rows.";

test("a table that was counted as a whole has columns that may be meant", async () => {
  const question = await rowsQuestion(viewedTurn(request, [["trip.csv", note]]), view);
  expect(question).toMatchObject({ path: "trip.csv", columns: [{ column: "comes by" }, { column: "paid" }] });
});

test("of several tables none is asked about, nor for who wants something done", async () => {
  const two = viewedTurn(request, [
    ["trip.csv", note],
    ["old.csv", note],
  ]);
  expect(await rowsQuestion(two, view)).toBeNull();
  expect(await rowsQuestion({ ...viewedTurn(request, [["trip.csv", note]]), kind: "edit" }, view)).toBeNull();
});

test("the rows that were read out of a request are counted, and told by the harness", async () => {
  const reading = { about: "rows" as const, path: "trip.csv", meant: [{ column: "comes by", values: ["car"] }] };
  const state = await withRowsCounted({ ...viewedTurn(request, [["trip.csv", note]]), reading }, view);
  expect(answerWhenCounted(state)).toBe("2 of the 6 rows in trip.csv have comes by car: Carl and Otto.");
});

test("values that no row has count nothing", async () => {
  const reading = { about: "rows" as const, path: "trip.csv", meant: [{ column: "comes by", values: ["boat"] }] };
  const known = "Counted: 6 rows, 3 of them with comes by bus.\nNina, bus, yes\nBen, bus, no\nLuz, bus, yes";
  const asked = viewedTurn("how many bus kids are there for the council in trip.csv?", [["trip.csv", known]]);
  expect(answerWhenCounted(await withRowsCounted({ ...asked, reading }, view))).toBeNull();
});

test.each([
  "how many of the kids in trip.csv are overdue?",
  "how many of the kids in trip.csv who come from the village stay for the night?",
])("one column that was read explains no other word: %s", async (said) => {
  const reading = { about: "rows" as const, path: "trip.csv", meant: [{ column: "comes by", values: ["car"] }] };
  const state = await withRowsCounted({ ...viewedTurn(said, [["trip.csv", note]]), reading }, view);
  expect(answerWhenCounted(state)).toBeNull();
});
