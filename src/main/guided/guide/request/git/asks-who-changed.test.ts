import { expect, test } from "vitest";
import { asksWhoChanged } from "./asks-who-changed.ts";

test.each([
  "who changed the deposit in rent.md last?",
  "The deposit in rent.md isn't the same any more. I'd like to know who set it, and in which month.",
  "I wonder whose edit of the deposit was the last one (rent.md)",
  "Somebody asked about the deposit. Could you find out which person was the last to alter that amount in rent.md?",
  "I can't remember when the deposit was raised in rent.md",
  "Mich würde interessieren, wer die Kaution in rent.md zuletzt geändert hat",
  "rent.mdの敷金を最後に変更したのは誰か知りたいです",
])("that's asked by: %s", (request) => {
  expect(asksWhoChanged(request)).toBe(true);
});

test.each([
  "change who pays the deposit in rent.md to Lena",
  "who pays the deposit in rent.md?",
  "when will the deposit be raised?",
  "I'd like to know who pays the deposit. It has changed, so set it to Lena in rent.md.",
  "whoever changed the deposit in rent.md was wrong, put 300 back there",
])("but not by: %s", (request) => {
  expect(asksWhoChanged(request)).toBe(false);
});
