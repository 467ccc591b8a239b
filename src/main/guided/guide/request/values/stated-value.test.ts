import { expect, test } from "vitest";
import { statedValue } from "./stated-value.ts";

test.each([
  ["date", "fill it in for Ida, date 3 February 2025, and save it", "3 February 2025"],
  ["date", "the date is 2025-02-03.", "2025-02-03"],
  ["Datum", "Speichern als brief.txt, Datum 3. Februar 2025. Sonst nichts", "3. Februar 2025"],
  ["DATUM", "als Datum bitte, Datum: 03.02.2025, einsetzen", "03.02.2025"],
  ["subject", 'subject: "See you in May", the rest is in the table', "See you in May"],
  ["price", "price is 12.50 EUR and the rest is in the list", "12.50 EUR"],
  ["日付", "日付は2025年2月3日でお願いします", "2025年2月3日"],
])("a value that is stated for %j: %s", (name, request, value) => {
  expect(statedValue(name, request)).toBe(value);
});

test.each([
  ["date", "fill in the date from the table"],
  ["date", "the update 3 is out"],
  ["date", "date 3 February or date 4 February"],
  ["price", "price 12 times the number"],
  ["name", "name Ida Berg"],
])("nothing is stated for %j: %s", (name, request) => {
  expect(statedValue(name, request)).toBeNull();
});
