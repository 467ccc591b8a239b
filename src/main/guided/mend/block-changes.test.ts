import { describe, expect, test } from "vitest";
import { blockChanges } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const meant = (text: string, language: Language) => blockChanges(text.split("\n"), language).map(({ fresh }) => fresh);

describe("what several lines could say instead", () => {
  test.each<[string, Language, string, string]>([
    [
      "a sum that begins before its loop",
      "python",
      "    for row in rows:\n        total = 0\n        total += row",
      "    total = 0\n    for row in rows:",
    ],
    [
      "a list of its own for each call",
      "python",
      "def add(name, names=[]):",
      "def add(name, names=None):\n    if names is None:\n        names = []",
    ],
    [
      "names with blanks in a shell",
      "shell",
      'for file in $(ls $folder/*.txt); do\n  echo "$(basename $file .txt)"\ndone',
      'for file in "$folder"/*.txt; do\n  echo "$(basename "$file" .txt)"\ndone',
    ],
    [
      "a loop that isn't behind a pipe",
      "shell",
      'cat "$plan" | while read -r day; do\n  found=1\ndone',
      'while read -r day; do\n  found=1\ndone < <(cat "$plan")',
    ],
  ])("%s", (_, language, text, changed) => {
    expect(meant(text, language)).toContain(changed);
  });

  test("leaves the program of awk over several lines alone", () => {
    expect(meant("awk '\n{ print $1 }\n' names.txt\nrm $file", "shell")).toEqual([]);
  });

  test("leaves a shell script alone where nothing falls apart", () => {
    expect(meant('for file in "$1"/*.txt; do\n  n=$((n + $2))\ndone', "shell")).toEqual([]);
  });
});
