import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { atRightLine } from "./right-line.ts";

const people = "name,group,phone\nJo Barnes,choir,900233\nJo Barnes,tennis,900341\nAl Reed,tennis,900118\n";
const lights =
  "- name: hall light by day\n  for: 5\n- name: hall light by night\n  for: 5\n- name: fan by night\n  for: 5\n";
const ini = "[staging]\nport = 80\n\n[live]\nport = 80\n";

test.each([
  [
    "the row that has more of the request",
    "jo barnes from tennis has a new number: 900412",
    people,
    people.replace("900233", "900412"),
    people.replace("900341", "900412"),
  ],
  [
    "the one of lines that read alike that stands under what is said",
    "at night the hall light goes off after 3 minutes, not 5",
    lights,
    lights.replace(/5(?=\n$)/, "3"),
    lights.replace("night\n  for: 5\n- name: fan", "night\n  for: 3\n- name: fan"),
  ],
  [
    "the section that is named",
    "set the port of live to 81",
    ini,
    ini.replace("port = 80", "port = 81"),
    ini.replace(/80\n$/, "81\n"),
  ],
])("a value is changed in %s", (_, request, before, written, after) => {
  expect(atRightLine(before, written.trimEnd(), request).trimEnd()).toBe(after.trimEnd());
});

test.each([
  ["it fits best", "jo barnes from tennis has 900412", people, people.replace("900341", "900412")],
  ["two fit alike", "jo barnes has 900412", people, people.replace("900233", "900412")],
  ["more than one is changed", "set the port of live to 81", ini, ini.replaceAll("80", "81")],
  [
    "the better line has no such value",
    "the host of live is b",
    "[live]\nhost of live\nport = a",
    "[live]\nhost of live\nport = b",
  ],
])("what is written stays where %s", (_, request, before, written) => {
  expect(atRightLine(before, written, request)).toBe(written);
});

const lines = fc.array(fc.constantFrom("a,1", "b,2", "a,3", "", "b = 1"), { minLength: 1, maxLength: 6 });

property.prop([lines, lines])("as many lines are left as were written", (old, fresh) => {
  expect(atRightLine(old.join("\n"), fresh.join("\n"), "a is 3 now").split("\n")).toHaveLength(fresh.length);
});
