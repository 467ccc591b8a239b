import { expect, test } from "vitest";
import { fieldPlaces } from "./field-places.ts";

test.each<[string[], string[], number[] | null]>([
  [
    ["名前", "電話", "メール"],
    ["FN", "N", "ORG", "TEL", "EMAIL"],
    [0, 3, 4],
  ],
  [
    ["Name", "E-Mail"],
    ["name", "phone", "email"],
    [0, 2],
  ],
  [
    ["titel", "jahr"],
    ["year", "title"],
    [1, 0],
  ],
  [["phone"], ["TEL", "telephone"], null],
  [["name", "shoe size"], ["name", "phone"], null],
  [["name", "fn"], ["fn", "tel"], null],
  [["phone"], ["phone", "tel"], [0]],
])("%j in %j: %j", (names, columns, places) => {
  expect(fieldPlaces(names, columns)).toEqual(places);
});
