import { expect, test } from "vitest";
import { saysOnlyHasLeft, withoutThoseWhoLeft } from "./has-left.ts";

test.each([
  ["ausgeschieden zum 31.12.2030", true],
  ["left", true],
  ["moved away in May 2030", true],
  ["退会", true],
  ["left-handed", false],
  ["will have left the house by nine", false],
  ["active", false],
  ["", false],
])("whether somebody has left, and nothing else: %s", (text, isSo) => {
  expect(saysOnlyHasLeft(text)).toBe(isSo);
});

test.each([
  ["a.txt to a.vcf, without those who have left", "a.txt to a.vcf"],
  ["Mach a.vcf; wer ausgeschieden ist, kommt nicht rein.", "Mach a.vcf; ."],
  ["a.txt als a.vcf, ohne die Ausgeschiedenen", "a.txt als a.vcf"],
  ["make a.vcf. Those who left shouldn't be in it.", "make a.vcf. ."],
  ["a.vcfを作って。退会した人は除いてください", "a.vcfを作って。"],
])("what is said of them is left out: %s", (request, rest) => {
  expect(withoutThoseWhoLeft(request)?.replaceAll(/\s+/gu, " ").trim()).toBe(rest);
});

test.each([
  "make a.vcf of those who have left",
  "make a.vcf",
  "mark those who left in a.vcf",
  "don't leave out anybody",
])("it isn't said: %s", (request) => {
  expect(withoutThoseWhoLeft(request)).toBeNull();
});
