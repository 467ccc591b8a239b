import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const recipe =
  "# Soup\n\n## Ingredients\n\n- lentils\n- onion\n\n## Steps\n\n1. Chop the onion.\n2. Fry it.\n3. Add lentils.\n4. Cook.\n";

describe("what is named by its place", () => {
  test.each([
    ['Remove "last step"', recipe.replace("4. Cook.\n", "")],
    ['Remove "second step"', recipe.replace("2. Fry it.\n3. Add lentils.\n4. Cook.", "2. Add lentils.\n3. Cook.")],
    ['Swap "step 1" and "step 2"', recipe.replace("1. Chop the onion.\n2. Fry it.", "1. Fry it.\n2. Chop the onion.")],
    [
      'Move "step 4" before "step 1"',
      recipe.replace(/1\. Chop[^]*/u, "1. Cook.\n2. Chop the onion.\n3. Fry it.\n4. Add lentils.\n"),
    ],
  ])("is the one that stands there: %s", (wish, expected) => {
    expect(doneAsWished("soup.md", recipe, wish)).toBe(expected);
  });

  test.each(['Remove "last item"', 'Remove "step 9"', 'Remove "last row"'])("isn't guessed: %s", (wish) => {
    expect(doneAsWished("soup.md", recipe, wish)).toBeNull();
  });

  test("is the row of a table", () => {
    expect(doneAsWished("a.csv", "name,age\nAnn,3\nBo,4\n", 'Remove "last row"')).toBe("name,age\nAnn,3\n");
  });
});
