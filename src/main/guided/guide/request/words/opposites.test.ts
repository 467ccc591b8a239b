import { expect, test } from "vitest";
import { saysOpposite } from "./opposites.ts";

test.each([
  ["## Stoneware, old kiln", "how hot is stoneware in the new kiln?", true],
  ["## Steinzeug, alter Ofen", "wie heiß wird steinzeug im neuen ofen?", true],
  ["Summer times", "when does it leave in winter?", true],
  ["Old and new kiln", "how hot is the new kiln?", false],
  ["Old kiln", "old or new, which is hotter?", false],
  ["Old kiln", "how hot is the kiln?", false],
  ["Kiln", "how hot is the new kiln?", false],
])("%j for %j: %j", (text, request, is) => {
  expect(saysOpposite(text, request)).toBe(is);
});
