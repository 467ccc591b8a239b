import { expect, test } from "vitest";
import { onlyWhereNamed } from "./only-where-named.ts";

const plan = "# June\n\n## Drill\n\nMeet in the park.\n\n## Yoga\n\nDaily in the park.\n";
const wish = 'Change the "place" of "Drill" from "park" to "hall"';

test("only the lines are changed that stand under what a wish names", () => {
  const after = onlyWhereNamed(wish, { path: "june.md", text: plan }, plan.replaceAll("park", "hall"));
  expect(after).toBe(plan.replace("Meet in the park", "Meet in the hall"));
});

test("nothing is where of two names one line has this and another one that", () => {
  const both = 'Change "Drill" of "Yoga" from "park" to "hall"';
  expect(onlyWhereNamed(both, { path: "june.md", text: plan }, plan.replaceAll("park", "hall"))).toBeNull();
});

test("all of them are where none names it", () => {
  const other = 'Change the "place" of "Choir" from "park" to "hall"';
  const after = plan.replaceAll("park", "hall");
  expect(onlyWhereNamed(other, { path: "june.md", text: plan }, after)).toBe(after);
});
