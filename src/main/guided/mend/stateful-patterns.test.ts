import { expect, test } from "vitest";
import { statefulPatterns } from "./stateful-patterns.ts";

test("a pattern that is only tested with begins anew each time", () => {
  const lines = [
    "const code = /^[A-Z]{3}$/g;",
    "for (const line of lines) {",
    "  if (code.test(line)) count += 1;",
    "}",
  ];
  expect(statefulPatterns(lines, "javascript")).toEqual([
    { from: 0, old: lines[0], fresh: "const code = /^[A-Z]{3}$/;", rank: -1 },
  ]);
});

test.each([
  ["it is searched with as well", ["const code = /a/g;", "code.test(x);", "while (code.exec(x)) n += 1;"]],
  ["it goes on nowhere", ["const code = /a/i;", "code.test(x);"]],
  ["it isn't used", ["const code = /a/g;"]],
])("but not where %s", (_, lines) => {
  expect(statefulPatterns(lines, "javascript")).toEqual([]);
});
