import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { peopleInText } from "./people-in-text.ts";

const read = (text: string) =>
  peopleInText(text)?.map(({ person, remarks }) => [Object.fromEntries(person), ...remarks]) ?? null;
const ana = { name: "Ana Ruiz", phone: "0151 222333", email: "ana@x.example" };

test.each<[string, unknown[]]>([
  ["Ana Ruiz, 0151 222333, ana@x.example", [[ana]]],
  ["Team\n\n- Ana Ruiz <ana@x.example> Tel. 0151 222333", [[ana]]],
  ["1. Ana Ruiz - ana@x.example - 0151 222333", [[ana]]],
  ["Ana Ruiz: 0151 222333, ana@x.example", [[ana]]],
  ["Ana Ruiz\nMail: ana@x.example\nTel: 0151 222333\n", [[ana]]],
  ["Treasurer: Ana Ruiz, mobile 0151 222333", [[{ role: "Treasurer", name: "Ana Ruiz", mobile: "0151 222333" }]]],
  ["Ana Ruiz (moved away), ana@x.example", [[{ name: "Ana Ruiz", email: "ana@x.example" }, "moved away"]]],
  [
    "Ana Ruiz, ana@x.example -- ausgeschieden 2030",
    [[{ name: "Ana Ruiz", email: "ana@x.example" }, "ausgeschieden 2030"]],
  ],
  ["川口 徹、070-1111-2222", [[{ name: "川口 徹", phone: "070-1111-2222" }]]],
])("reads %j", (text, people) => {
  expect(read(text)).toEqual(people);
});

test.each([
  ["nobody has a number", "Ana Ruiz\nBo Lind\n"],
  ["somebody may be left out", "Ana Ruiz, ana@x.example\nBo Lind\n"],
  ["one of several lines isn't clear", "Ana Ruiz, ana@x.example\nask Bo first\nCy Dorn, cy@x.example\n"],
  ["a role stands in the name", "Kassenwart Ana Ruiz, ana@x.example\n"],
  ["two names are there", "Ana Ruiz, Bo Lind, ana@x.example\n"],
  ["two numbers are there", "Ana Ruiz, 0151 222333, 0151 444555\n"],
  ["some have left together", "Ana Ruiz, ana@x.example\n\n## Ehemalige\n\nBo Lind, bo@x.example\n"],
  ["a date is no number", "Ana Ruiz, 12.03.2031\n"],
])("but nothing where %s", (_, text) => {
  expect(read(text)).toBeNull();
});

property.prop([fc.string()])("any text is read or left", (text) => {
  expect(() => peopleInText(text)).not.toThrow();
});
