import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { scaledAmount } from "./scaled-amount.ts";

test.each<[string, number, string | null]>([
  ["250 g flour", 2, "500 g flour"],
  ["1,5 l Brühe", 2, "3 l Brühe"],
  ["1,5 l Brühe", 1 / 2, "0,75 l Brühe"],
  ["1/2 celery", 2, "1 celery"],
  ["1 1/2 cups milk", 2, "3 cups milk"],
  ["½ lemon", 3, "1½ lemon"],
  ["3 eggs", 1.5, "4.5 eggs"],
  ["1 cup milk and 2 eggs", 2, null],
  ["2-3 onions", 2, null],
  ["1/2 cup, 3 spoons", 2, null],
  ["1/2 cup", 1.4, null],
  ["4 eggs", 1 / 3, null],
  ["salt", 2, null],
])("%s, %d times", (text, by, fresh) => {
  expect(scaledAmount(text, by)).toBe(fresh);
});

test("decimals stand behind the sign that the text has elsewhere", () => {
  expect(scaledAmount("3 Eier", 1.5, ",")).toBe("4,5 Eier");
});

property.prop([fc.integer({ min: 1, max: 999 }), fc.integer({ min: 2, max: 9 })])(
  "a whole number so many times, and back, is the same",
  (amount, by) => {
    const more = scaledAmount(`${amount} g`, by);
    expect(more).toBe(`${amount * by} g`);
    expect(scaledAmount(more ?? "", 1 / by)).toBe(`${amount} g`);
  },
);
