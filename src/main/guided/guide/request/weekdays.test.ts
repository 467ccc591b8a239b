import { expect, test } from "vitest";
import { weekdayShifted } from "./weekdays.ts";

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
