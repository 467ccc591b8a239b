import { expect, test } from "vitest";
import type { Language } from "./program-file.ts";
import { tidiedResults } from "./tidied-results.ts";

const node = (actual: string, expected: string) =>
  `exit 1\nAssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n{\n  actual: '${actual}',\n  expected: '${expected}',\n}\n`;
const unittest = (actual: string, expected: string) => `exit 1\nAssertionError: '${actual}' != '${expected}'\n`;

function changed(program: string, language: Language, failure: string): string[] {
  const lines = program.split("\n");
  const found = tidiedResults({ lines, language, failing: new Set(), failure, request: "make the test pass" });
  return found.map(({ from, old, fresh }) => {
    const before = lines.slice(0, from);
    return [...before, fresh, ...lines.slice(from + old.split("\n").length)].join("\n");
  });
}

test.each<[string, Language, string, string, string]>([
  [
    "a sign twice in a row, in a chain",
    "javascript",
    'return title\n  .toLowerCase()\n  .replace(/ /g, "-");',
    node("plants--pots", "plants-pots"),
    'return title\n  .toLowerCase()\n  .replace(/ /g, "-")\n  .replace(/-+/g, "-");',
  ],
  [
    "blanks at the ends",
    "javascript",
    '  return first + " " + last;',
    node("Ana ", "Ana"),
    '  return (first + " " + last).trim();',
  ],
  ["large letters", "python", "    return name.strip()", unittest("ANA", "ana"), "    return name.strip().lower()"],
  [
    "two of these",
    "python",
    '    return "_".join(parts)',
    unittest("_a__b_", "a_b"),
    '    return re.sub(r"_+", "_", "_".join(parts)).strip("_")',
  ],
])("what a function gives back is tidied where a test got %s", (_, language, program, failure, fresh) => {
  expect(changed(program, language, failure)).toContain(fresh);
});

test.each([
  ["something else is wanted", node("a-b", "a-c")],
  ["nothing says what was got", "exit 1\nTypeError: x is not a function"],
])("but not where %s", (_, failure) => {
  expect(changed("return title.trim();", "javascript", failure)).toEqual([]);
});
