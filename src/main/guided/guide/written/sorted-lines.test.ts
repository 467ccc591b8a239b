import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { sortedLines } from "./sorted-lines.ts";

const books =
  "# Books\n\n- Marlow, T. Hedges\n- Abel, R. Reeds\n- Lowell, J. Moss\n- dunn, A. Grass\n\n# Articles\n\n- Tarn\n- Birk\n";
const sorted =
  "# Books\n\n- Abel, R. Reeds\n- dunn, A. Grass\n- Lowell, J. Moss\n- Marlow, T. Hedges\n\n# Articles\n\n- Tarn\n- Birk\n";
const lossy = books
  .replace("- Lowell, J. Moss\n", "")
  .replace("- Marlow, T. Hedges\n- Abel, R. Reeds", "- Abel, R. Reeds\n- Marlow, T. Hedges");

describe("lines that are to be sorted", () => {
  test.each([
    "sort the books by the authors' last names",
    "put the books in alphabetical order",
    "sortiere die bücher",
  ])("are all there, in their order: %s", (request) => {
    expect(sortedLines(books, lossy, request)).toBe(sorted.trimEnd());
    // a model writes no line end at the end
    expect(sortedLines(books.replaceAll("\n", "\r\n"), lossy.trimEnd(), request)).toBe(sorted.trimEnd());
  });

  test("are all there where the model has lost what is below them, too", () => {
    const cut = lossy.slice(0, lossy.indexOf("- Birk"));
    expect(sortedLines(books, cut, "sort the books by the authors' last names")).toBe(sorted.trimEnd());
  });

  test.each([
    ["by something else", "sort the books by year", lossy],
    ["the other way round", "sort the books in reverse alphabetical order", lossy],
    ["along with other changes", "sort the books", lossy.replace("- Birk", "- Burke")],
    ["not at all", "remove Lowell", lossy],
    ["from Z to A", "sort the books from Z to A", lossy],
    ["from high to low", "sort the books from highest to lowest", lossy],
    ["by what comes first", "sort the books so that the long ones come first", lossy],
    ["along with another wish", "sort the books and remove the duplicates", lossy],
    ["no, it is an order", "update the order of the books", lossy],
    ["but numbered", "sort it", "1. b\n2. a\n3. c\n"],
  ])("stay as they were written where they are sorted %s", (_, request, written) => {
    expect(sortedLines(written.startsWith("1.") ? "1. c\n2. b\n3. a\n" : books, written, request)).toBe(written);
  });

  test.each([
    ["name,age\nTom,1\nBea,2\nAda,3\n", "name,age\nBea,2\nTom,1\n", "name,age\nAda,3\nBea,2\nTom,1\n"],
    ["Guests\nTom\nBea\nAda\nAll,3\n", "Guests\nBea\nTom\nAll,3\n", "Guests\nAda\nBea\nTom\nAll,3\n"],
    ["| a |\n|---|\n| z |\n| y |\n| x |\n", "| a |\n|---|\n| y |\n| z |\n", "| a |\n|---|\n| x |\n| y |\n| z |\n"],
  ])("stay between what is above and below them", (before, written, after) => {
    expect(sortedLines(before, written, "sort it by name")).toBe(after.trimEnd());
  });

  property.prop([
    fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 3, maxLength: 8 }),
    fc.infiniteStream(fc.nat(7)),
  ])("lose none", (words, places) => {
    const list = words.map((word) => `- ${word}`);
    const order = list.toSorted(() => (places.next().value ?? 0) - 3);
    const result = sortedLines(list.join("\n"), order.join("\n"), "sort the list").split("\n");
    expect(result.toSorted()).toEqual(list.toSorted());
  });
});
