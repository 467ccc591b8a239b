import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { withAntecedent } from "./with-antecedent.ts";

test.each([
  [
    "the phone column in guests.csv is out of date and noone uses it, drop it please",
    "drop the phone column in guests.csv please",
  ],
  ["We don't need the fax column any more. Please remove it.", "remove the fax column."],
  ["The section Pets isn't right any more, so delete it", "delete the section Pets"],
  ["my to-do list has no order, can you sort it by name?", "sort my to-do list by name?"],
  ["Die Spalte Alter braucht keiner mehr, nimm sie bitte raus", "nimm die Spalte Alter bitte raus"],
  ["wir brauchen den Abschnitt Anfahrt nicht mehr, lösche ihn", "lösche den Abschnitt Anfahrt"],
])("%s", (request, plain) => {
  expect(withAntecedent(request)).toBe(plain);
});

test.each([
  "drop the phone column",
  "is the phone column right? I think so",
  "The fax is broken. The phone column is old. Drop it.",
  "the phone column is out of date, should I drop it",
  "Ada moved to Red Lane 4, put that in people.csv",
])("'%s' is left as it is", (request) => {
  expect(withAntecedent(request)).toBeNull();
});

property.prop([fc.string({ unit: "grapheme" })])("only what was said is said", (request) => {
  const plain = withAntecedent(request);
  if (plain !== null)
    for (const word of plain.split(/\s+/)) expect(request.toLowerCase()).toContain(word.toLowerCase());
});
