import { expect, test } from "vitest";
import { costWords, dollars } from "./usage.ts";

test.each([
  [0, "$0"],
  [0.000_04, "$0.00004"],
  [0.004, "$0.004"],
  [0.42, "$0.42"],
  [12, "$12.00"],
])("%d dollars are shown as %s", (amount, text) => expect(dollars(amount)).toBe(text));

const sum = { host: "models.example.com", steps: 3, read: 1, reused: 0, written: 1, costUsd: 0.42, unpriced: 0 };

test("what isn't known isn't said to be nothing", () => {
  expect(costWords(sum)).toBe("$0.42");
  expect(costWords({ ...sum, unpriced: 2 })).toBe("$0.42 and 2 steps of unknown price");
  expect(costWords({ ...sum, unpriced: 3, costUsd: 0 })).toBe("price not known");
  expect(costWords({ ...sum, host: null, costUsd: 0 })).toBe("free");
});
