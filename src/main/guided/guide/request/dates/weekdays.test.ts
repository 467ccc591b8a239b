import { expect, test } from "vitest";
import { hasWeekday, weekdayNamed, weekdayShifted } from "./weekdays.ts";

test.each([
  ["on Wed ", ", at noon", 1, "on Thu ", ", at noon"],
  ["am Mittwoch, den ", "", 7, "am Mittwoch, den ", ""],
  ["am Sonntag, ", "", 1, "am Montag, ", ""],
  ["", " (Sat)", -2, "", " (Thu)"],
  ["", "（水）に", 2, "", "（金）に"],
  ["So we meet on ", " at home", 1, "So we meet on ", " at home"],
])("%s…%s %d days later", (left, right, days, newLeft, newRight) => {
  expect(weekdayShifted(left, right, days)).toEqual([newLeft, newRight]);
});

test.each([
  ["when is the last bus on fridays?", 4],
  ["wann ist freitags offen?", 4],
  ["金曜日は何時から?", 4],
  ["is it open on Monday or on Tuesday?", null],
  ["the sun is out", null],
])("the day in %s", (request, day) => {
  expect(weekdayNamed(request)).toBe(day);
});

test.each([
  ["Fri", true],
  ["Mon-Fri", true],
  ["Mo–Do", false],
  ["Sat, Sun", false],
  ["Thursday to Saturday", true],
  ["Sa-Mo", false],
  ["月〜金", true],
  ["daily", null],
  ["", null],
])("Friday in %s", (cell, is) => {
  expect(hasWeekday(cell, 4)).toBe(is);
});
