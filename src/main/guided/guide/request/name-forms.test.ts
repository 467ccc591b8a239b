import { expect, test } from "vitest";
import { nameForms } from "./name-forms.ts";

const marries = { find: "Mo Lee", put: "Mo Ray" };

test("a name may stand the other way round, in two columns, or with an initial", () => {
  expect(nameForms(marries, "Mo Lee")).toEqual(
    expect.arrayContaining([
      { find: "Lee, Mo", put: "Ray, Mo" },
      { find: "Mo;Lee", put: "Mo;Ray" },
      { find: "Lee,Mo", put: "Ray,Mo" },
      { find: "M. Lee", put: "M. Ray" },
    ]),
  );
});

test("an initial that is another one's, too, says nothing", () => {
  expect(nameForms(marries, "Mo Lee, Mia Lee").map(({ find }) => find)).not.toContain("M. Lee");
});

test.each([
  ["the old mill", "Blue Barn"],
  ["Ann Mary Lee", "Ann Mary Ray"],
  ["Lee", "Ray"],
])("'%s' is no first name with a last name", (find, put) => {
  expect(nameForms({ find, put }, find)).toEqual([]);
});
