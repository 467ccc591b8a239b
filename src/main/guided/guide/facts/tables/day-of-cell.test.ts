import { expect, test } from "vitest";
import { monthOf } from "./day-of-cell.ts";

test.each([
  ["2031-05-04", "2031-05"],
  ["2031/5/4", "2031-05"],
  ["2031-05-04T10:00:00Z", "2031-05"],
  ["4.5.2031", "2031-05"],
  ["04.05.2031", "2031-05"],
  ["4 May", "--05"],
  ["May 4", "--05"],
  ["04.05.", "--05"],
  ["5月4日", "--05"],
  ["May", null],
  ["12.50", null],
  ["", null],
])("the month of '%s' is %s", (cell, month) => {
  expect(monthOf(cell)).toBe(month);
});
