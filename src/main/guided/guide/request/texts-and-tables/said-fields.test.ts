import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { saidFields } from "./said-fields.ts";

test.each<[string, string[]]>([
  [
    "ein Formular. Felder: name, email und nachricht (mehrzeilig). Ohne email geht es nicht",
    ["name", "email", "nachricht"],
  ],
  ["a form with the fields: name, email and message", ["name", "email", "message"]],
  ["people.csv with the columns name, phone, city please", ["name", "phone", "city"]],
  ["列は「名前,電話,メール」の順でお願いします。", ["名前", "電話", "メール"]],
  ["列は名前、電話、メールの順で", ["名前", "電話", "メール"]],
  ["項目：題名、著者、年", ["題名", "著者", "年"]],
  ["config.json, keys: host, port, debug", ["host", "port", "debug"]],
  ["Spalten: Name, Telefon, E-Mail", ["Name", "Telefon", "E-Mail"]],
  ["mit den Spalten 'Name', 'Ort' und 'Jahr'", ["Name", "Ort", "Jahr"]],
  ['a table, header row: "date,amount,what"', ["date", "amount", "what"]],
  ["columns: first_name, last_name", ["first_name", "last_name"]],
])("%s", (request, names) => {
  expect(saidFields(request)).toEqual(names);
});

test.each([
  "sort the columns, please",
  "the fields of wheat and rye",
  "a form with three fields",
  "columns: the name of the guest, what they bring",
  "columns: name",
  "keys: host, port. Fields: name, email",
  "write about the fields: they are green, and the sky is blue",
])("names none: %s", (request) => {
  expect(saidFields(request)).toBeNull();
});

property.prop([fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/u), { minLength: 2, maxLength: 6 })])(
  "any names, listed in any of the ways",
  (names) => {
    fc.pre(!names.some((name) => ["and", "und", "sowie"].includes(name)));
    const [last = "", ...before] = names.toReversed();
    expect(saidFields(`a form. Fields: ${names.join(", ")}.`)).toEqual(names);
    expect(saidFields(`Felder: ${before.toReversed().join(", ")} und ${last}.`)).toEqual(names);
    expect(saidFields(`列は「${names.join(",")}」の順で`)).toEqual(names);
  },
);
