import { expect, test } from "vitest";
import { wholeDaysSaid, withoutWholeTime } from "./said-whole.ts";

test.each<[string, number | null, string]>([
  ["who ran most over the whole week?", 7, "who ran most  ?"],
  ["how much did we take in the entire year", 366, "how much did we take  "],
  ["wie viel am ganzen Wochenende?", 4, "wie viel  ?"],
  ["all summer long, how many?", 120, " , how many?"],
  ["how much in the whole garden?", null, "how much in the whole garden?"],
  ["how much in a week?", null, "how much in a week?"],
])("the whole of a time is read: %s", (request, days, rest) => {
  expect(wholeDaysSaid(request)).toBe(days);
  expect(withoutWholeTime(request)).toBe(rest);
});
