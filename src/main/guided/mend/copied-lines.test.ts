import { expect, test } from "vitest";
import { copiedLines } from "./copied-lines.ts";

const freshOf = (text: string, language: "python" | "javascript" | "shell") =>
  copiedLines(text.split("\n"), language).map(({ fresh }) => fresh.split("\n")[1]?.trim());

test("a line that stands twice means another name the second time, the nearest one first", () => {
  const python = "for home, away in games:\n    table[home] += 1\n    table[home] += 1";
  expect(freshOf(python, "python")).toContain("table[away] += 1");
  const javascript = "const [left, top] = place;\n  points.push(left);\n  points.push(left);";
  expect(freshOf(javascript, "javascript")).toContain("points.push(top);");
});

test.each([
  ["print()\nprint()", "python"],
  ["    count += 1\n    count += 1", "python"],
  ["# a note on name\n# a note on name", "python"],
  ["  }\n  }", "javascript"],
  ['for name in a b; do\n  echo "$name"\n  echo "$name"', "shell"],
  ["for a, b in c:\n    use(a)\n\n    use(a)", "python"],
] as const)("nothing is to be changed in %j", (text, language) => {
  expect(freshOf(text, language)).toEqual([]);
});
