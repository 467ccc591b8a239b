import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenTallied } from "./when-tallied.ts";

const votes = "Counted: 16 rows.\nby what: apple pie: 7 rows; cheesecake: 5 rows; brownies: 1 row";
const marks = 'Counted: 6 lines with "TODO": src/a.py 2, src/b.js 4';

function answered(request: string, note: string, context = ""): string | null {
  return answerWhenTallied(viewedTurn(request, [["votes.txt", note]], context));
}

test("how many rows each value has is told as it was counted", () => {
  expect(answered("we voted for a cake, see votes.txt. how many votes did each one get?", votes)).toBe(
    "As counted in votes.txt:\n- apple pie: 7\n- cheesecake: 5\n- brownies: 1",
  );
});

test("how often a mark stands in the files is told as it was counted", () => {
  expect(answered("Count the TODO comments in src for me, I want to know what's left.", "", marks)).toBe(
    '6 lines with "TODO": src/a.py 2, src/b.js 4.',
  );
});

test("how many files there are of a kind is told as it was counted", () => {
  const pictures = "Files: a.jpg 3 B\nCounted: 8 pictures in holiday, 2 of them in folders below it";
  expect(answered("how many photos are in holiday?", "", pictures)).toBe(
    "8 pictures in holiday, 2 of them in folders below it.",
  );
  expect(answered("how many photos are in holiday? which is the newest", "", pictures)).toBeNull();
});

test.each([
  ["another thing is asked", "which one got the most votes, how many did each get?", votes, ""],
  ["several columns were counted", "how many did each get?", `${votes}\nby who: Ann: 3 rows; Ben: 1 row`, ""],
  [
    "they have amounts as well",
    "how many did each get?",
    "Counted: 3 rows.\nby who: Ann: 2 rows, kg 4; Ben: 1 row, kg 3",
    "",
  ],
  ["some of them are asked for", "how many did each get, without the late ones?", votes, ""],
  ["nobody asks for the mark", "what's in the TODO?", "", marks],
])("nothing is told where %s", (_, request, note, context) => {
  expect(answered(request, note, context)).toBeNull();
});
