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

const boats = "Counted: 9 rows.\nby Harbour: Kiel: 4 rows; Visby: 3 rows; Turku: 2 rows";
const boatsTold = "As counted in votes.txt:\n- Kiel: 4\n- Visby: 3\n- Turku: 2";

test.each([
  ["please give me the number of boats per harbour (Kiel, Visby, Turku)", boatsTold],
  ["tell me for each harbour - Kiel, Visby, Turku - how many boats it has", boatsTold],
  ["how many boats lie in Kiel, how many in Visby and how many in Turku", boatsTold],
  ["the number of boats per owner", null],
  ["how many boats lie in Kiel, how many in Visby", null],
  ["the number of boats by size", null],
  ["for each harbour, which is the largest boat, and the number of them?", null],
])("what rows are told apart by is named: %s", (request, told) => {
  expect(answered(request, boats)).toBe(told);
});

test("in German what they are told apart by is named otherwise", () => {
  expect(answered("Ich brauche die Bootszahlen, aufgeteilt nach Harbour. Wie viele sind es?", boats)).toBe(
    "Gezählt in votes.txt:\n- Kiel: 4\n- Visby: 3\n- Turku: 2",
  );
});

test.each([
  ["Wie viele Fotos sind hier?", "8 Bilder."],
  ["写真は何枚ありますか。", "画像は8個です。"],
  ["total number of photos here? no videos", "8 pictures."],
])("how many files there are is told in each language: %s", (request, told) => {
  expect(answered(request, "", "Files: a.jpg 3 B\nCounted: 8 pictures")).toBe(told);
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

test("what doesn't count asks for no other number", () => {
  expect(
    answered("I have no idea how many photos there are. Lists and videos don't count.", "", "Counted: 8 pictures"),
  ).toBe("8 pictures.");
  expect(answered("how many photos are there, and count the songs as well", "", "Counted: 8 pictures")).toBeNull();
});
