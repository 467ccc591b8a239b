import { expect, test } from "vitest";
import { changesMore } from "./changes-more.ts";

test.each([
  "the ferry leaves at seven on Sundays now",
  "give the lamp 12 hours, all else stays",
  "Die Gebühr für Boote ist jetzt 40 Euro, alles andere bleibt",
  "the price of the soup is wrong, fix it: 4.20",
  "スープの値段を580円に変えてください",
])("%s", (request) => {
  expect(changesMore(request)).toBe(false);
});

test.each([
  "add soup to the menu",
  "take the soup off the menu",
  "every soup costs 20 cents more",
  "Ida is called Ida Brandt now, change it everywhere",
  "sort the soups by price",
  "Bitte in allen Unterlagen ändern: der Preis ist 4 Euro",
  "すべてのスープの値段を580円に変えてください",
])("more than one line: %s", (request) => {
  expect(changesMore(request)).toBe(true);
});
