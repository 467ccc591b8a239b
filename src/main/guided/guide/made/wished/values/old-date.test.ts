import { expect, test } from "vitest";
import { withOldDate } from "./old-date.ts";

test.each([
  ["Sat, 14 June\n", 'Change "fair" from "14" to "21 June"', "14 June"],
  ["2025-06-14\n", 'Change "fair" from "14th" to "June 21"', "June 14"],
  ["DTSTART:20250614T100000\n", 'Change "fair" from "14." to "21. Juni"', "14. Juni"],
  ["6月14日(土)\n", 'Change "祭り" from "14日" to "6月21日"', "6月14日"],
  ["On 28 June\n", 'Change "fair" from "28" to "4 July"', "28 June"],
])("an old value that is only a day is the date in %s", (text, wish, old) => {
  expect(withOldDate(wish, [{ path: "a.txt", text }])).toBe(wish.replace(/from "[^"]+"/, `from "${old}"`));
});

test.each([
  ["the texts have it of several months", "28 April, 28 May\n", 'Change "fair" from "28" to "4 July"'],
  ["it is told in full", "14 June\n", 'Change "fair" from "14 June" to "21 June"'],
  ["the new value is no date", "14 June\n", 'Change "fair" from "14" to "21"'],
])("it stays as it was told where %s", (_, text, wish) => {
  expect(withOldDate(wish, [{ path: "a.txt", text }])).toBe(wish);
});
