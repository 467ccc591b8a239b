import { expect, test } from "vitest";
import { asksOfState } from "./asks-of-state.ts";

test.each([
  ["what did the large cake cost in spring-2024? theres a git tag with that name", "spring-2024"],
  ["Which port was set at tag v1.2?", "v1.2"],
  ["what does the heading say on the winter branch?", "winter"],
  ["How many seats does plan.csv have on the branch called big-hall?", "big-hall"],
  ["Welcher Preis steht im Branch herbst?", "herbst"],
  ["v1.2タグの時点では料金はいくらでしたか?", "v1.2"],
])("%s is about the state of %s", (request, state) => {
  expect(asksOfState(request)).toBe(state);
});

test.each([
  "what does the large cake cost?",
  "who wrote the heading on the winter branch?",
  "what changed since tag v1.2?",
  "which commits are on branch winter?",
  "on which branch is the new price list?",
])("%s is about no state that git keeps", (request) => {
  expect(asksOfState(request)).toBeNull();
});
