import { expect, test } from "vitest";
import { valueInPlace } from "./value-in-place.ts";

test.each([
  ["a number with its unit", "4 kg", "6 kg", "6 kg"],
  ["a bare number", "4 kg", "6", "6 kg"],
  ["another unit", "4 kg", "500 g", "500 g"],
  ["another unit in quotes", '"4kg"', "500 g", '"500g"'],
  ["an amount of money as it is written", "12,50 €", "14 euros", "14,00 €"],
  ["a time", "7 pm", "19:30", "7:30 pm"],
])("%s", (_, old, fresh, expected) => {
  expect(valueInPlace(old, fresh)).toBe(expected);
});

test("a value has the place of one of its kind alone", () => {
  expect(valueInPlace("4 kg", "3 May")).toBeNull();
});
