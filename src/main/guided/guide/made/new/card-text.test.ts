import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { readContacts } from "../../../../workspace/tables/read-contacts.ts";
import type { Contact, ContactField } from "../../facts/people/contact-fields.ts";
import { cardsOf } from "./card-text.ts";

const contact = (...said: readonly (readonly [ContactField, string])[]): Contact => new Map(said);

test.each([
  ["Ada Holm", "N:Holm;Ada;;;"],
  ["Jan van der Berg", "N:van der Berg;Jan;;;"],
  ["Cher", "N:;Cher;;;"],
  ["川口 徹", "N:川口;徹;;;"],
])("the name of %s has its parts", (name, line) => {
  expect(cardsOf([contact(["name", name])]).split("\r\n")).toContain(line);
});

test("parts of a name and of an address are put together", () => {
  const text = cardsOf([
    contact(["first name", "Jo"], ["last name", "Tan"], ["street", "Mill 3, rear"], ["city", "Ulm"], ["zip", "89073"]),
  ]);
  expect(text.split("\r\n")).toEqual(
    expect.arrayContaining(["N:Tan;Jo;;;", "FN:Jo Tan", String.raw`ADR:;;Mill 3\, rear;Ulm;;89073;`]),
  );
});

test("days have their kind, and no line is longer than all phones take", () => {
  const text = cardsOf([contact(["name", "Jo Tan"], ["birthday", "1980-04-12"], ["note", "tea ".repeat(60).trim()])]);
  const lines = text.split("\r\n");
  expect(lines).toContain("BDAY;VALUE=DATE:19800412");
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 76)).toEqual([]);
  expect(readContacts(text)?.rows[0]).toEqual(["Jo Tan", "1980-04-12", "tea ".repeat(60).trim()]);
});

const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /^[^\s\p{C}]+$/u.test(text));

property.prop([fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 5 })])(
  "what is written is read again",
  (people) => {
    const text = cardsOf(people.map(([name, note]) => contact(["name", name], ["note", note])));
    expect(readContacts(text)?.rows).toEqual(people.map(([name, note]) => [name, note]));
  },
);
