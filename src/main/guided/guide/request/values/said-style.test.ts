import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { saidStyleChange } from "./said-style.ts";

function rewritten(request: string, text: string): string | null {
  const change = saidStyleChange(request);
  return change && text.replaceAll(change.find, change.rewrite);
}

describe("a style that a request shows", () => {
  test.each([
    [
      "change all dates (american style, 03/14/2024) to 2024-03-14",
      "On 4/7/2023 and 12/24/2024.",
      "On 2023-04-07 and 2024-12-24.",
    ],
    [
      "write dates as 14.3.2024 instead of 2024-03-14 everywhere",
      "due 2024-12-05, v1.2024-1",
      "due 5.12.2024, v1.2024-1",
    ],
    [
      "the dates should look like 2024-03-05 please. its day.month.year at the moment",
      "Date: 2.4.2024",
      "Date: 2024-04-02",
    ],
    ["write all dates in ISO format instead of mm/dd/yyyy", "on 4/7/2023", "on 2023-04-07"],
    [
      "the dates are written like 27/01/2024 (day first). turn them all into the form 2024-01-27",
      "03/02/2024,128/82,64\n7,19/11/2024",
      "2024-02-03,128/82,64\n7,2024-11-19",
    ],
    ["put a point instead of a comma in prices: 12,50 → 12.50", "tea 3,20; 1 x 12,00", "tea 3.20; 1 x 12.00"],
    ["the times should read 19:30, not 19.30", "from 18.00 to 20.15 in 2.5.1", "from 18:00 to 20:15 in 2.5.1"],
  ])("%s", (request, before, after) => {
    expect(rewritten(request, before)).toBe(after);
  });

  test.each(["change 05/05/2024 to 2024-05-05", "change 12 to 14", "from 19:30 to 20:00", "the picnic is on 3.6.2024"])(
    "isn't there in %s",
    (request) => {
      expect(saidStyleChange(request)).toBeNull();
    },
  );

  property.prop([
    fc.integer({ min: 13, max: 28 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1990, max: 2040 }),
  ])("holds for any day", (day, month, year) => {
    const two = (value: number) => String(value).padStart(2, "0");
    const text = `${two(month)}/${two(day)}/${year}`;
    expect(rewritten("change 03/14/2024 to 2024-03-14", text)).toBe(`${year}-${two(month)}-${two(day)}`);
  });
});
