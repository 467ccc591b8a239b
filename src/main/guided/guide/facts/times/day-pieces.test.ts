import { expect, test } from "vitest";
import { dayPieces } from "./day-pieces.ts";

function piecesOf(line: string): unknown[] {
  return dayPieces(line).map(({ days, isDated, from, to }) => [line.slice(from, to).trim(), days.join(), isDated]);
}

test("a line falls into pieces of one day or several", () => {
  expect(piecesOf("Mon-Wed 8-12, Thu 9-13")).toEqual([
    ["Mon-Wed 8-12,", "0,1,2", false],
    ["Thu 9-13", "3", false],
  ]);
  expect(piecesOf("Freitag und Samstag ab 19 Uhr")).toEqual([["Freitag und Samstag ab 19 Uhr", "4,5", false]]);
  expect(piecesOf("<td>Sunday to Tuesday</td><td>closed</td>")).toEqual([
    ["Sunday to Tuesday</td><td>closed</td>", "6,0,1", false],
  ]);
  expect(piecesOf("水・金 10:00〜15:00")).toEqual([["水・金 10:00〜15:00", "2,4", false]]);
  expect(piecesOf("  wed: [1, 2]")).toEqual([["wed: [1, 2]", "2", false]]);
});

test("a day with its date is that one day", () => {
  expect(piecesOf("Friday 3 May, 18:00: choir")).toEqual([["Friday 3 May, 18:00: choir", "4", true]]);
});

test("other words are no days", () => {
  expect(piecesOf("we sat there, so do come")).toEqual([]);
  expect(piecesOf("日本語の水曜")).toEqual([]);
});
