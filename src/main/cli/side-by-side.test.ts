import { expect, test } from "vitest";
import { sideBySide } from "./side-by-side.ts";

test("two texts stand beside each other, broken between words", () => {
  expect(sideBySide("one two three\nfour", "five", 8)).toBe("one two  │ five\nthree    │\nfour     │\n");
});

test("a word that is longer than a column is broken", () => {
  expect(sideBySide("", "abcdefghij", 4)).toBe("     │ abcd\n     │ efgh\n     │ ij\n");
});
