import { expect, test } from "vitest";
import { nameForms } from "./name-forms.ts";

const marries = { find: "Mo Lee", put: "Mo Ray" };

test("a name may stand the other way round, in two columns, or with an initial", () => {
  expect(nameForms(marries, "Mo Lee", "")).toEqual(
    expect.arrayContaining([
      { find: "Lee, Mo", put: "Ray, Mo" },
      { find: "Mo;Lee", put: "Mo;Ray" },
      { find: "Lee,Mo", put: "Ray,Mo" },
      { find: "M. Lee", put: "M. Ray" },
    ]),
  );
});

test("an initial that is another one's, too, says nothing", () => {
  expect(nameForms(marries, "Mo Lee, Mia Lee", "").map(({ find }) => find)).not.toContain("M. Lee");
});

test.each([
  ["the old mill", "Blue Barn"],
  ["Ann Mary Lee", "Ann Mary Ray"],
  ["Lee", "Ray"],
])("'%s' is no first name with a last name", (find, put) => {
  expect(nameForms({ find, put }, find, "")).toEqual([]);
});

test("who has a new surname has it with every title, and alone where nobody else is called so", () => {
  const forms = nameForms(marries, "Mo Lee. Call Ms Lee.", "Mo Lee is married and is Mo Ray now");
  expect(forms).toContainEqual({ find: "Lee", put: "Ray" });
});

test("an address that is said comes in the place of the one with the old name", () => {
  const said = "Mo Lee is Mo Ray now, the mail is m.ray@club.example";
  const forms = nameForms(marries, "Mo Lee, m.lee@club.example", said);
  expect(forms).toContainEqual({ find: "m.lee@club.example", put: "m.ray@club.example" });
});

test.each(["Mo Lee lives in Lee Street", "Mo Lee, in the Lee", "Mo Lee and Lee-Berg"])(
  "alone it may be something else: %s",
  (text) => expect(nameForms(marries, text, "").map(({ find }) => find)).not.toContain("Lee"),
);

test("of two with that surname the one whose title fits is meant", () => {
  const forms = nameForms(marries, "Mo Lee, Ned Lee", "Mo Lee is married, her name is Mo Ray now").map(
    ({ find }) => find,
  );
  expect(forms).toContain("Mrs Lee");
  expect(forms).not.toContain("Lee");
  expect(forms).not.toContain("Mr Lee");
});

test("who is only known by a title has the new name with that title, not another one's", () => {
  const forms = nameForms({ find: "Frau Kern", put: "Frau Albers" }, "Fr. Kern, Hr. Kern", "");
  expect(forms).toContainEqual({ find: "Fr. Kern", put: "Fr. Albers" });
  const doctor = nameForms({ find: "Dr. Kern", put: "Dr. Albers" }, "Dr. Kern, Dr. Mia Kern, Mr Kern", "");
  expect(doctor).toContainEqual({ find: "Mia Kern", put: "Mia Albers" });
  expect(doctor.map(({ find }) => find)).not.toContain("Mr Kern");
  expect(forms.map(({ find }) => find)).not.toContain("Kern");
});

test("a comma between two people with one surname is none within a name", () => {
  const forms = nameForms(marries, "Keys: Jo Lee, Mo Lee", "");
  expect(forms.map(({ find }) => find)).not.toContain("Lee, Mo");
});
