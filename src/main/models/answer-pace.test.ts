import { expect, test } from "vitest";
import { createAnswerPace } from "./answer-pace.ts";

test("what took so long before may take ten times as long, but no less than a minute and no more than the most", () => {
  const pace = createAnswerPace(600_000);
  expect(pace.patienceFor(1_000)).toBe(600_000);
  pace.came(1_000, 10_000);
  expect(pace.patienceFor(1_000)).toBe(100_000);
  expect(pace.patienceFor(100)).toBe(60_000);
  expect(pace.patienceFor(100_000)).toBe(600_000);
  // what was read before is read at once, which says nothing of how long the whole takes
  pace.came(2_000, 100);
  expect(pace.patienceFor(1_000)).toBe(100_000);
});
