import { expect, test } from "vitest";
import { numberChanges } from "./wrong-number.ts";

test.each([
  [
    "    return float(text)",
    "ValueError: could not convert string to float: '212,4'",
    [
      '    return float(text.replace(".", "").replace(",", ".") or 0)',
      '    return float(text.replace(".", "").replace(",", "."))',
    ],
  ],
  [
    "n += int(row['n'])",
    "ValueError: invalid literal for int() with base 10: '1,204'",
    [`n += int(row['n'].replace(",", "") or 0)`, `n += int(row['n'].replace(",", ""))`],
  ],
  [
    "n = int(x)",
    "ValueError: invalid literal for int() with base 10: ''",
    ["n = int(x or 0)", "n = int(x.strip() or 0)"],
  ],
  ["n = int(x)", "ValueError: invalid literal for int() with base 10: '3.5'", ["n = float(x)", "n = int(float(x))"]],
  ["n = int(x)", "ValueError: invalid literal for int() with base 10: 'tea'", []],
  ["n = int(x)", "TypeError: x", []],
  ["n = x", "ValueError: could not convert string to float: '1,5'", []],
])("%s: %s", (line, failure, changed) => {
  expect(numberChanges(line, failure).map((change) => change.line)).toEqual(changed);
});
