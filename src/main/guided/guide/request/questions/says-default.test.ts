import { expect, test } from "vitest";
import { asksSinceVersion, withoutSinceVersion } from "./asks-since-version.ts";
import { saysDefault, withoutDefault } from "./says-default.ts";

test.each([
  ["if i only run get.py without any options, how often?", " , how often?"],
  ["how deep does it go by default?", "how deep does it go  ?"],
  ["wie tief geht es ohne Argumente?", "wie tief geht es  ?"],
  ["オプションなしで何回?", " 何回?"],
])("what a program does without its options is asked: %s", (request, rest) => {
  expect(saysDefault(request)).toBe(true);
  expect(withoutDefault(request)).toBe(rest);
});

test.each(["run it without the network", "which options are there?", "if I run get.py, how often?"])(
  "and isn't: %s",
  (request) => {
    expect(saysDefault(request)).toBe(false);
  },
);

test.each<[string, boolean]>([
  ["since which version can it print?", true],
  ["what version brought printing?", true],
  ["ab welcher Version geht das?", true],
  ["which version do we have?", false],
  ["what is new since version 2?", false],
])("from which version on is asked or isn't: %s", (request, is) => {
  expect(asksSinceVersion(request)).toBe(is);
  expect(withoutSinceVersion(request) === request).toBe(!is);
});
