import { describe, expect, test } from "vitest";
import { endlessLoops } from "./endless-loops.ts";
import type { Language } from "./program-file.ts";

const stopped = "stopped after 20 seconds: it took too long.\n(no output)";
const changed = (program: string, language: Language, failure = stopped) =>
  endlessLoops(program.split("\n"), language, failure).map(({ fresh }) => fresh);

describe("a loop that never ends", () => {
  test.each<[string, Language, string, string]>([
    [
      "steps over what it waits for",
      "python",
      "while saved != goal:\n    saved += rate\n    months += 1",
      "while saved < goal:",
    ],
    ["goes down past it", "python", "while left != 0:\n    left -= dose", "while left > 0:"],
    ["moves the other side", "python", "while low != high:\n    high -= 2", "while low < high:"],
    ["adds by its own name", "python", "while x != 1.0:\n    x = x + 0.1", "while x < 1.0:"],
    ["waits in braces", "javascript", "while (sum !== target) {\n  sum += part;\n}", "while (sum < target) {"],
    [
      "counts in its head",
      "javascript",
      "for (let i = 0; i != end; i += 3) {\n  use(i);\n}",
      "for (let i = 0; i < end; i += 3) {",
    ],
    [
      "waits in a shell",
      "shell",
      'while [ "$n" -ne "$goal" ]; do\n  n=$((n + step))\ndone',
      'while [ "$n" -lt "$goal" ]; do',
    ],
    [
      "is left at one value only",
      "python",
      "while True:\n    saved += rate\n    if saved == goal:\n        break",
      "    if saved >= goal:",
    ],
    [
      "never takes its step",
      "python",
      "while place < len(names):\n    print(names[place])\n\nprint('end')",
      "while place < len(names):\n    print(names[place])\n    place += 1",
    ],
    [
      "never takes its step in braces",
      "javascript",
      "while (left > 0) {\n  use(left);\n}",
      "while (left > 0) {\n  use(left);\n  left -= 1;",
    ],
    [
      "never takes its step in a shell",
      "shell",
      'while [ $n -le 3 ]; do\n  echo "$n"\ndone',
      'while [ $n -le 3 ]; do\n  echo "$n"\n  n=$((n + 1))',
    ],
  ])("%s", (_, language, program, fresh) => {
    expect(changed(program, language)).toEqual([fresh]);
  });

  test.each<[string, Language, string]>([
    ["it isn't known which way a value goes", "python", "while a != b:\n    a += 1\n    a -= 2"],
    ["nothing goes anywhere", "python", "while line != '':\n    line = file.readline()"],
    ["the step is taken", "python", "while i < 3:\n    i += 1"],
    ["two steps are taken at once", "python", "while low < high:\n    low, high = halve(low, high)"],
    ["the step is read", "shell", "while [ $n -le 3 ]; do\n  read -r n\ndone"],
    ["a value is made anew", "javascript", "while (left > 0) {\n  left = next();\n}"],
  ])("is left alone where %s", (_, language, program) => {
    expect(changed(program, language)).toEqual([]);
  });

  test("is one only where the run had to be stopped", () => {
    expect(changed("while a != b:\n    a += 1", "python", "exit 1\nValueError")).toEqual([]);
  });
});
