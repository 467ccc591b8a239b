import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { repairJson } from "./repair-json.ts";
import { scanJson } from "./scan-json.ts";

function repair(text: string, tolerant = false) {
  const fault = scanJson(text, tolerant);
  return fault && repairJson(text, fault, tolerant);
}

test.each([
  ['{\n  "a": 1\n  "b": 2\n}\n', '{\n  "a": 1,\n  "b": 2\n}\n', "a missing comma was added"],
  ["[1, 2 3]", "[1, 2, 3]", "a missing comma was added"],
  ['{"a": 1,}', '{"a": 1}', "a comma too many was taken out"],
  ['{"a": 1,, "b": 2}', '{"a": 1, "b": 2}', "a comma too many was taken out"],
  ['{"a": {"b": 1}\n', '{"a": {"b": 1}}\n', "a missing } was added"],
  ["[1, [2, 3]\n", "[1, [2, 3]]\n", "a missing ] was added"],
  ['{"a": 1}}\n', '{"a": 1}\n', "a closing bracket too many was taken out"],
  ['{"a": [1, 2, "b": 3}', '{"a": [1, 2], "b": 3}', "a missing ] was added"],
])("%j becomes %j", (text, mended, what) => {
  expect(repair(text)).toEqual({ text: mended, what });
});

test.each(["{'a': 1}", '{"a": foo}', "[[1, 2", "not json at all", '{"a" 1}', ""])("%j isn't guessed at", (text) => {
  expect(repair(text)).toBeNull();
});

property.prop([fc.jsonValue(), fc.nat()])("what was mended is JSON, and differs by one sign", (value, place) => {
  const whole = JSON.stringify(value, null, 1);
  const signs = [...whole.matchAll(/[,{}[\]]/g)].map((found) => found.index);
  const at = signs[place % Math.max(1, signs.length)];
  fc.pre(at !== undefined);
  const broken = whole.slice(0, at) + whole.slice((at ?? 0) + 1);
  const mended = repair(broken);
  if (mended === null) return;
  expect(() => JSON.parse(mended.text)).not.toThrow();
  expect(Math.abs(mended.text.length - broken.length)).toBe(1);
});

property.prop([fc.array(fc.integer(), { minLength: 2, maxLength: 6 }), fc.nat()])(
  "a comma that is missing between numbers on lines of their own is put back",
  (numbers, place) => {
    const whole = JSON.stringify(numbers, null, 1);
    const commas = [...whole.matchAll(/,/g)].map((found) => found.index);
    const at = commas[place % commas.length] ?? 0;
    expect(repair(whole.slice(0, at) + whole.slice(at + 1))?.text).toBe(whole);
  },
);
