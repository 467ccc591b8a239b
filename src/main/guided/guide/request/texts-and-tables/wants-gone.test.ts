import { expect, test } from "vitest";
import { wantsGone } from "./wants-gone.ts";

test.each([
  "Take Nina Holt off the list",
  "Nina Holt is still listed in members.csv although she quit. She shouldn't be in there any more.",
  "Otto should no longer appear in the rota",
  "The old number is still mentioned there. It must go.",
  "Der Eintrag soll raus",
])("gone: %s", (request) => {
  expect(wantsGone(request)).toBe(true);
});

test.each(["Nina should be in there now", "The old number is mentioned there", "Nina shouldn't pay more than Ben"])(
  "not gone: %s",
  (request) => {
    expect(wantsGone(request)).toBe(false);
  },
);
