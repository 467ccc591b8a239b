import { expect, test } from "vitest";
import { wholeValue } from "./said-spans.ts";
import { valuesIn, writtenLike } from "./values.ts";

/** A date in the spelling of another one, as it was said. */
function dated(old: string, said: string): string | null {
  const [before, after] = [wholeValue(old), wholeValue(said)];
  return before && after ? writtenLike(before, after.amount, after.text) : null;
}

test.each([
  ["2024-11-02", "2025-04-01", "2025-04-01"],
  ["2024-11-02", "1 April 2025", "2025-04-01"],
  ["02.11.2024", "1. April 2025", "01.04.2025"],
  ["2 Nov 2024", "2025-04-01", "1 Apr 2025"],
  ["November 2, 2024", "April 1, 2025", "April 1, 2025"],
  ["2024年11月2日", "2025年4月1日", "2025年4月1日"],
  ["11月2日", "2025年4月1日", "4月1日"],
])("a date takes over the year that is said: %s, %s", (old, said, fresh) => {
  expect(dated(old, said)).toBe(fresh);
});

test.each([
  ["2024-11-02", "1 April", "2024-04-01"],
  ["2 November 2024", "1 April", "1 April 2024"],
  ["2024年11月2日", "4月1日", "2024年4月1日"],
])("a date keeps its year where none is said: %s, %s", (old, said, fresh) => {
  expect(dated(old, said)).toBe(fresh);
});

test("what follows a date and isn't a year is no part of it", () => {
  expect(valuesIn("on 3 May, 2000 people").map(({ text }) => text)).toEqual(["3 May", "2000"]);
  expect(valuesIn("on 3 May 19:30").map(({ text }) => text)).toEqual(["3 May", "19:30"]);
});
