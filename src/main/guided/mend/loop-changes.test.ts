import { describe, expect, test } from "vitest";
import { loopChanges } from "./loop-changes.ts";
import type { Language } from "./program-file.ts";

describe("what loops and recursion could say instead", () => {
  test.each<[string, Language, string, string]>([
    [
      "a sum that begins for each",
      "javascript",
      "let total = 0;\n\nfunction bill(items) {\n  for (const item of items) total += item;\n  return total;\n}",
      "\nfunction bill(items) {\n  let total = 0;",
    ],
    [
      "a list that isn't the one that shrinks",
      "python",
      "for name in names:\n    if not name:\n        names.remove(name)",
      "for name in list(names):",
    ],
    [
      "a place that goes back with what is taken out",
      "javascript",
      "for (let i = 0; i < all.length; i++) {\n  if (!all[i]) all.splice(i, 1);\n}",
      "  if (!all[i]) all.splice(i--, 1);",
    ],
    [
      "a loop that waits",
      "javascript",
      "names.forEach(async (name) => {\n  sum += await read(name);\n});",
      "for (const name of names) {\n  sum += await read(name);\n}",
    ],
    [
      "a filter that waits",
      "javascript",
      "async function isOld(path) {}\nconst fresh = all.filter((one) => !isOld(one.path));",
      "const found = await Promise.all(all.map((one) => isOld(one.path)));\nconst fresh = all.filter((_, index) => !found[index]);",
    ],
    [
      "a test of all that waits",
      "javascript",
      "const isOld = async (path) => {};\nconst isDone = all.every((one) => isOld(one));",
      "const found = await Promise.all(all.map((one) => isOld(one)));\nconst isDone = found.every((one) => one);",
    ],
    [
      "what it gets from itself",
      "python",
      "def weight(part):\n    sum = part.own\n    for one in part.parts:\n        sum += 0\n        weight(one)\n    return sum",
      "        sum += weight(one)",
    ],
  ])("%s", (_, language, program, change) => {
    expect(loopChanges(program.split("\n"), language).map(({ fresh }) => fresh)).toContain(change);
  });

  test("is nothing where all is well", () => {
    const program = "total = 0\nfor row in rows:\n    print(row)\n";
    expect(loopChanges(program.split("\n"), "python")).toEqual([]);
    const script = "function isOld(path) {}\nconst fresh = all.filter((one) => !isOld(one.path));";
    expect(loopChanges(script.split("\n"), "javascript")).toEqual([]);
  });
});
