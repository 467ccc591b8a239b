import { expect, test } from "vitest";
import { namesMonthsApart, severalMonths } from "./several-months.ts";

test.each<[string, readonly number[]]>([
  ["October and November", [10, 11]],
  ["from May to July", [5, 6, 7]],
  ["between November and January", [11, 12, 1]],
  ["4月から6月", [4, 5, 6]],
  ["how much more in May than in April?", []],
  ["went out in June and came back in July", []],
])("%s", (request, months) => {
  expect(severalMonths(request)).toEqual(months);
});

test.each([
  ["went out in June and came back in July", true],
  ["in June and July", false],
  ["May 3 to June 4", false],
  ["in June, and how many of June came back?", false],
])("what is said of one month isn't said of the other: %s", (request, areApart) => {
  expect(namesMonthsApart(request)).toBe(areApart);
});
