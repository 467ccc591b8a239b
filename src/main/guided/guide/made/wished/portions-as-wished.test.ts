import { describe, expect, test } from "vitest";
import { doneAsWished } from "./done-as-wished.ts";

const soup =
  "# Leek soup\n\nServes 4\n\n- 2 leeks\n- 800 ml stock\n- salt\n\n1. Cook it for 20 minutes.\n\nKeeps for 2 days.\n";
const forEight = soup.replace("Serves 4", "Serves 8").replace("2 leeks", "4 leeks").replace("800 ml", "1600 ml");

describe("a recipe is for others with all of its amounts", () => {
  test.each([
    'Change the number of servings from "4" to "8"',
    'Set the servings of the recipe to "8"',
    'Set "Serves" to "8"',
    'Scale the recipe to "8" servings',
    'Change the recipe to be for "8"',
    'Adjust all ingredients for "8" people',
    'Change "leek soup" from "4" to "8" servings',
  ])("%s", (wish) => {
    expect(doneAsWished("leek-soup.md", soup, wish, "there will be 8 of us, change leek-soup.md so it's for 8")).toBe(
      forEight,
    );
  });
});

test("only the number changes where that was wrong", () => {
  const request = "the leek soup serves 6, not 4, that's a typo";
  expect(doneAsWished("leek-soup.md", soup, 'Change "Serves" from "4" to "6"', request)).toBe(
    soup.replace("Serves 4", "Serves 6"),
  );
});

test.each([
  ["an amount can't be written", soup.replace("2 leeks", "2-3 leeks"), 'Change the servings from "4" to "8"'],
  ["it is for others than is said", soup, 'Change the servings from "6" to "8"'],
  ["one amount is named", soup, 'Change the portions of "stock" from "4" to "8"'],
])("nothing is done where %s", (_, text, wish) => {
  expect(doneAsWished("leek-soup.md", text, wish)).toBeNull();
});
