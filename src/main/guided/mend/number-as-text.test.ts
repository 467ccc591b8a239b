import { expect, test } from "vitest";
import { saysTextOrder } from "./number-as-text.ts";

test.each([
  ["it shows photo9.jpg and not photo12.jpg, the highest number", true],
  ["wants to keep 7, 8 and 9 and throw away 10 and 11", true],
  ["puts trip-10 before trip-2", true],
  ["puts 12 before 34", false],
  ["says 9 instead of 10", false],
])("%s: %s", (request, said) => {
  expect(saysTextOrder(request)).toBe(said);
});
