import { expect, test } from "vitest";
import { withoutThanks } from "./without-thanks.ts";

test.each([
  ["Move it up, danke!", "Move it up "],
  ["thank you so much! a.md please", "  a.md please"],
  ["Bitte sortieren. Vielen Dank", "Bitte sortieren. "],
  ["並べ替えて。ありがとうございます", "並べ替えて。 "],
  ["the thanksgiving list", "the thanksgiving list"],
])("%s", (request, rest) => {
  expect(withoutThanks(request)).toBe(rest);
});
