import { expect, test } from "vitest";
import { equalApart } from "./equal-apart.ts";
import type { Language } from "./program-file.ts";

const script = [
  "  if (Number(a) >= Number(b)) {",
  "    points[one] += 3;",
  "  } else {",
  "    points[two] += 3;",
  "  }",
];
const python = ["    if a > b:", "        points[one] += 2", "    elif a < b:", "        points[two] += 2"];

function changed(lines: readonly string[], language: Language, request: string): string[] {
  const program = { lines, language, request, failure: "", failing: new Set<number>() };
  return equalApart(program).map(({ fresh }) => fresh);
}

test("of two who are equal each gets what the request says", () => {
  expect(changed(script, "javascript", "for a draw it should be 1 point for both")).toEqual([
    "  if (Number(a) === Number(b)) {\n    points[one] += 1;\n    points[two] += 1;\n  } else if (Number(a) > Number(b)) {",
  ]);
  expect(changed(python, "python", "bei Gleichstand bekommt jede einen Punkt")).toEqual([
    "    if a == b:\n        points[one] += 1\n        points[two] += 1\n    elif a > b:",
  ]);
});

test.each([
  ["the winner should get 1 point", script],
  ["a draw is wrong", script],
  ["for a draw both get 1", ["  if (a > b) {", "    points[one] += 3;", "  } else {", "    lost += 1;", "  }"]],
])("nothing is set apart where %s", (request, lines) => {
  expect(changed(lines, "javascript", request)).toEqual([]);
});
