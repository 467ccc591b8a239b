import { expect, test } from "vitest";
import { printsMore, saysMissing } from "./expected-more.ts";

test.each([
  "When I run `node seating.js`, the last guest of every table is missing",
  "the last one in the list never gets a badge. badges.sh makes them",
  "days.py leaves out the first day of each month",
  "bei list.sh fehlt etwas: der letzte Name in jeder Gruppe fehlt",
  "liste.py lässt immer den letzten Eintrag weg",
  "名簿.pyで最後の人が出てこない",
])("something is missing: %s", (request) => {
  expect(saysMissing(request)).toBe(true);
});

test.each([
  "the last column is wrong",
  "a semicolon is missing in seating.js",
  "the last run took long",
  "skip the first line of the csv in days.py",
  "drop the last two columns",
  "since the last update the total is missing",
  "the first test is missing",
  "the last line is missing a full stop",
  "add the last name, which is missing in list.csv",
  "der erste Parameter fehlt",
  "最後の行に句点が足りない",
])("nothing is said to be missing: %s", (request) => {
  expect(saysMissing(request)).toBe(false);
});

test("more is printed where all lines are there still, in their order, and others besides", () => {
  const before = "exit 0\nRose (3)\n 1. Vera\nIvy (2)\n 1. Sven";
  expect(printsMore("exit 0\nRose (3)\n 1. Vera\n 2. Joe\nIvy (2)\n 1. Sven\n 2. Bea", before)).toBe(true);
  expect(printsMore(before, before)).toBe(false);
  expect(printsMore("exit 0\nRose (3)\n 1. Vera\n 1. Vera\nIvy (2)\n 1. Sven", before)).toBe(false);
  expect(printsMore("exit 0\nIvy (2)\n 1. Sven\nRose (3)\n 1. Vera\n 2. Joe", before)).toBe(false);
});
