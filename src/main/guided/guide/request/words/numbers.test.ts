import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { toNumber, usesDecimalComma, writeNumber } from "./numbers.ts";

describe("the number in a cell", () => {
  test.each<[string, boolean, number | null]>([
    ["17", false, 17],
    ["-3.5", false, -3.5],
    ["1,234.50", false, 1234.5],
    ["1.234,50", true, 1234.5],
    ["12,5", true, 12.5],
    ["1'234.50", false, 1234.5],
    ["1 234,50", true, 1234.5],
    ["€ 3.20", false, 3.2],
    ["$1,200", false, 1200],
    ["-€3.20", false, -3.2],
    ["€ -3.20", false, -3.2],
    ["3,20 €", true, 3.2],
    ["40 %", false, 40],
    ["500円", false, 500],
    ["2.5 kg", false, 2.5],
    [" 8 ", false, 8],
    ["", false, null],
    ["none", false, null],
    ["12 of 20", false, null],
    ["2031-05-04", false, null],
    ["04.05.2031", false, null],
    ["09:30", false, null],
    ["v2", false, null],
    ["-", false, null],
  ])("'%s' (decimal comma: %s) is %s", (cell, usesComma, number) => {
    expect(toNumber(cell, usesComma)).toBe(number);
  });

  property.prop([fc.integer({ min: -99_999_999, max: 99_999_999 })])("reads back as it was written", (cents) => {
    const value = cents / 100;
    expect(toNumber(value.toLocaleString("en-US", { minimumFractionDigits: 2 }), false)).toBeCloseTo(value, 2);
    expect(toNumber(value.toLocaleString("de-DE", { minimumFractionDigits: 2 }), true)).toBeCloseTo(value, 2);
  });

  property.prop([fc.string({ unit: "grapheme" }), fc.boolean()])(
    "is a number or none, whatever the cell holds",
    (cell, comma) => {
      const number = toNumber(cell, comma);
      expect(number === null || Number.isFinite(number)).toBe(true);
    },
  );
});

test.each([
  ["12,50 says so", ["12,50", "3,20"], true],
  ["12.50 says not", ["12.50", "3.20"], false],
  ["1,234 leaves it open", ["1,234", "5,678"], false],
  ["words say nothing", ["a", ""], false],
])("whether decimals have a comma: %s", (_, cells, expected) => {
  expect(usesDecimalComma(cells)).toBe(expected);
});

test.each([
  [0.1 + 0.2, "0.3"],
  [1234.5, "1234.5"],
  [10, "10"],
  [2 / 3, "0.67"],
  [-0.001, "0"],
])("%d is written as %s", (value, text) => {
  expect(writeNumber(value)).toBe(text);
});
