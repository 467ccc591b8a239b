import { describe, expect, test } from "vitest";
import type { Language } from "./program-file.ts";
import { startChanges } from "./start-changes.ts";

describe("a line that numbers from another number on", () => {
  test.each<[Language, string, string]>([
    ["python", "for place, row in enumerate(rows):", "for place, row in enumerate(rows, 1):"],
    ["python", "for i, x in enumerate(sorted(a, key=len), start=0):", "for i, x in enumerate(sorted(a, key=len), 1):"],
    ["python", '    print(f"{i}. {song}")', '    print(f"{i + 1}. {song}")'],
    ["python", '    print(str(i) + ". " + song)', '    print(str(i + 1) + ". " + song)'],
    ["python", "    print(i, song)", "    print(i + 1, song)"],
    ["python", "count = 0", "count = 1"],
    [
      "javascript",
      "songs.forEach((s, i) => console.log(`${i}. ${s}`));",
      "songs.forEach((s, i) => console.log(`${i + 1}. ${s}`));",
    ],
    ["javascript", 'console.log(i + ". " + song);', 'console.log((i + 1) + ". " + song);'],
    ["javascript", "let number = 0;", "let number = 1;"],
    ["shell", "i=0", "i=1"],
    ["shell", 'echo "$i. $line"', 'echo "$((i + 1)). $line"'],
    ["shell", 'awk \'{ print n++ ". " $0 }\' "$1"', 'awk \'{ print ++n ". " $0 }\' "$1"'],
    ["shell", "awk '{ print NR-1, $0 }' \"$1\"", "awk '{ print NR, $0 }' \"$1\""],
  ])("in %s: %s", (language, line, fresh) => {
    expect(startChanges(line, language, { from: 0, to: 1 }).map((one) => one.line)).toContain(fresh);
  });

  test("isn't one that begins at another number already, or counts nothing", () => {
    expect(startChanges("for i, x in enumerate(rows, 3):", "python", { from: 0, to: 1 })).toEqual([]);
    expect(startChanges("total = total + price", "python", { from: 0, to: 1 })).toEqual([]);
  });
});
