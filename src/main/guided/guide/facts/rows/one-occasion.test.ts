import { expect, test } from "vitest";
import { isOfOneOccasion } from "./one-occasion.ts";

test("a list is of the occasion that is said, unless it tells occasions apart", () => {
  const list = {
    columns: ["name", "reply"],
    rows: [
      ["Ada", "yes"],
      ["Bo", "no"],
    ],
  };
  const events = {
    columns: ["event", "name"],
    rows: [
      ["spring fair", "Ada"],
      ["wedding", "Bo"],
    ],
  };
  const feasts = {
    columns: ["wofür", "name"],
    rows: [
      ["Sommerfest", "Ada"],
      ["Basar", "Bo"],
    ],
  };
  expect(isOfOneOccasion(list, "how many come to our party?")).toBe(true);
  expect(isOfOneOccasion(events, "how many come to our party?")).toBe(false);
  expect(isOfOneOccasion(events, "how many come?")).toBe(true);
  expect(isOfOneOccasion(feasts, "wie viele kommen zum Fest?")).toBe(false);
});
