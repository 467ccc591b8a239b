import { expect, test } from "vitest";
import { isFieldOfAny } from "./alike-fields.ts";

test.each([
  ["price", "Einzelpreis (EUR)"],
  ["rooms", "Raum"],
  ["rooms", "部屋"],
  ["phone", "電話"],
  ["quantity", "Anzahl"],
  ["shelf", "Shelf no."],
])("what is called %s stands under %s", (word, field) => {
  expect(isFieldOfAny(field, [word])).toBe(true);
});

test.each([
  ["price", "Betreff"],
  ["room", "Uhrzeit"],
  ["date", "Update"],
  ["name", "Ware"],
])("what is called %s doesn't stand under %s", (word, field) => {
  expect(isFieldOfAny(field, [word])).toBe(false);
});
