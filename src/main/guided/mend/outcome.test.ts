import { expect, test } from "vitest";
import { isRight } from "./outcome.ts";

const run = {
  command: "node total.js order.json",
  text: "exit 0\nTotal: 4.90127.5 EUR\n",
  request: "`node total.js order.json` -> Total: 4.90127.5 EUR, want Total: 24.40 EUR",
};

test.each([
  ["what should come out", "exit 0\nTotal: 24.40 EUR\n", true],
  ["nothing of it", "exit 0\nTotal: 24.4 EUR\n", false],
  ["it beside what came out before", "exit 0\nTotal: 24.40 EUR\nTotal: 24.4 EUR\n", false],
])("a program that prints %s", (_, outcome, isMended) => {
  expect(isRight(outcome, run)).toBe(isMended);
});
