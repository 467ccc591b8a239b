import { describe, expect, it } from "vitest";
import { otherFields } from "./other-fields.ts";

const customers = [{ name: "Ann", address: { street: "8 Quay", postcode: "EH6", town: "Leith" } }];
const books = [{ title: "A", firstAuthor: "Lee", pages: 3 }];

const fresh = (...[lines, language, data, request]: Parameters<typeof otherFields>) =>
  otherFields(lines, language, data, request).map((change) => change.fresh);

describe("a field that the data doesn't have", () => {
  it.each([
    [
      "console.log(`${address.zip} ${address.town}`, address.street);",
      "it says undefined where the postcode belongs",
      "console.log(`${address.postcode} ${address.town}`, address.street);",
    ],
    [
      "console.log(`${a.zip} ${a.town}`);",
      "unter der Straße steht undefined statt postcode",
      "console.log(`${a.postcode} ${a.town}`);",
    ],
    ["console.log(a.street, a.town, a.zip)", "it prints undefined", "console.log(a.street, a.town, a.postcode)"],
    ["console.log(a.post, a.town)", "it prints undefined", "console.log(a.postcode, a.town)"],
  ])("is the one that is meant instead: %s", (line, request, wanted) => {
    expect(fresh([line], "javascript", [customers], request)).toEqual([wanted]);
  });

  it("is said in words, and read in Python too", () => {
    const lines = ['print(book["title"])', 'print(book.get("writer"), book["title"])'];
    expect(fresh(lines, "python", [books], "books.py prints None for the first author")).toEqual([
      'print(book.get("firstAuthor"), book["title"])',
    ]);
  });

  it.each([
    ["two are left", "console.log(a.zip, a.town)", "it prints undefined"],
    ["two are gone", "console.log(a.zip, a.city, a.town)", "it prints undefined for the postcode"],
    ["nothing else of it is known", "console.log(a.zip)", "undefined for the postcode"],
    ["it is called", "console.log(a.zip(), a.town)", "undefined for the postcode"],
    ["it is given a value", "a.zip = 3; console.log(a.town, a.street, a.postcode)", "undefined"],
  ])("isn't replaced where %s", (_, line, request) => {
    expect(fresh([line], "javascript", [customers], request)).toEqual([]);
  });
});
