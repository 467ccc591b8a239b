import { expect, test } from "vitest";
import { withMovedLine } from "./moved-line.ts";

const before = "## Table 3\n- Jana Holz\n- Jana Holt (vegetarian)\n- Peter\n\n## Table 5\n- Luca\n";
const moved = "## Table 3\n- Jana Holz\n- Peter\n\n## Table 5\n- Luca\n- Jana Holt (vegetarian)\n";
const request = "move Jana Holt from table 3 to table 5";

test("a line that is still at its old place is taken from there", () => {
  expect(withMovedLine(before, before.replace("- Luca\n", "- Luca\n- Jana Holt\n"), request)).toBe(moved);
});

test("a line that lost something on its way has all of it", () => {
  expect(withMovedLine(before, moved.replace(" (vegetarian)", ""), request)).toBe(moved);
});

test("nothing is taken out where nothing was to be moved", () => {
  const written = before.replace("- Luca\n", "- Luca\n- Jana Holt\n");
  expect(withMovedLine(before, written, "add Jana Holt to table 5")).toBe(written);
});

test("nothing is taken out where something is to be added as well", () => {
  const text = "# Shopping\n- oats\n# Notes\n- the milk man comes on Friday\n";
  const written = text.replace("- oats\n", "- oats\n- milk\n");
  expect(withMovedLine(text, written, "move the dentist to 11:00 and add milk to the list")).toBe(written);
});

test("nothing is taken out where two lines could be meant", () => {
  const two = before.replace("- Peter\n", "- Peter\n- Jana Holt (late)\n");
  const written = two.replace("- Luca\n", "- Luca\n- Jana Holt\n");
  expect(withMovedLine(two, written, request)).toBe(written);
});
