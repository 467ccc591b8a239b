import { describe, expect, test } from "vitest";
import { blockChanges } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const meant = (text: string, language: Language, failure = "") =>
  blockChanges(text.split("\n"), language, failure).map(({ fresh }) => fresh);

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
      "a dictionary of its own for each call, behind what tells of it",
      "python",
      'def add(name, lists={"in": [], "out": []}):\n    """Adds.\n\n    To both.\n    """\n    return lists',
      'def add(name, lists=None):\n    """Adds.\n\n    To both.\n    """\n    if lists is None:\n        lists = {"in": [], "out": []}',
    ],
    [
      "the narrower of two conditions first",
      "python",
      "    if age >= 6:\n        return 'child'\n    elif age >= 18:\n        return 'adult'\n    return 'free'",
      "    if age >= 18:\n        return 'adult'\n    elif age >= 6:\n        return 'child'",
    ],
    [
      "the narrower of two conditions first in JavaScript",
      "javascript",
      "  if (age >= 6) {\n    fee = 4;\n  } else if (age >= 18) {\n    fee = 9;\n  }",
      "  if (age >= 18) {\n    fee = 9;\n  } else if (age >= 6) {\n    fee = 4;",
    ],
    [
      "the narrower of two results first",
      "javascript",
      "  if (age >= 6) return 4;\n  if (age >= 18) return 9;\n  return 0;",
      "  if (age >= 18) return 9;\n  if (age >= 6) return 4;",
    ],
    [
      "a result behind the loop",
      "javascript",
      "  for (const x of xs) {\n    sum += x;\n    return sum;\n  }\n}",
      "  }\n  return sum;",
    ],
    [
      "the last group, too",
      "python",
      "for row in rows:\n    if row[0] != month:\n        print(month, sum)\n        sum = 0\n    sum += row[1]\n",
      "for row in rows:\n    if row[0] != month:\n        print(month, sum)\n        sum = 0\n    sum += row[1]\nprint(month, sum)",
    ],
    [
      "the last group in JavaScript, too",
      "javascript",
      "  for (const row of rows) {\n    if (row.day !== day) {\n      days.push(sum);\n    }\n  }\n  return days;",
      "  for (const row of rows) {\n    if (row.day !== day) {\n      days.push(sum);\n    }\n  }\n  days.push(sum);",
    ],
    [
      "a copy of what is handed in",
      "python",
      'def double(recipe):\n    """Twice as much."""\n    for part in recipe["parts"]:\n        part["grams"] *= 2\n    return recipe',
      'def double(recipe):\n    """Twice as much."""\n    recipe = copy.deepcopy(recipe)\n    for part in recipe["parts"]:',
    ],
    [
      "a list of its own for each of a class",
      "python",
      "class Member:\n    tools = []\n\n    def __init__(self, name):\n        self.name = name",
      "    def __init__(self, name):\n        self.tools = []",
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

  test("numbers that begin with 0, where the shell can't read them", () => {
    const text = "total=$(( ${from%:*} * 60 + minutes ))\n(( n += $count ))";
    const changed = "total=$(( 10#${from%:*} * 60 + 10#$minutes ))\n(( n += 10#$count ))";
    expect(meant(text, "shell", "a.sh: line 1: 08: value too great for base")).toContain(changed);
    expect(meant(text, "shell")).not.toContain(changed);
  });

  test.each([
    ['let "n = (month - 1) * 30 + day"', 'let "n = (10#$month - 1) * 30 + 10#$day"'],
    ["let n+=hour", 'let "n+=10#$hour"'],
    ["if [[ $hour -gt 8 ]]; then", "if [[ 10#$hour -gt 8 ]]; then"],
    ['[[ "$from" -le "${to}" ]] && echo yes', "[[ 10#$from -le 10#${to} ]] && echo yes"],
  ])("numbers that begin with 0, where they are compared or given a name: %s", (line, changed) => {
    expect(meant(line, "shell", "a.sh: line 1: 08: value too great for base")).toContain(changed);
    expect(meant(line, "shell")).not.toContain(changed);
  });

  test.each([
    [`printf 'photo-%03d.jpg\\n' "$1"`, `printf 'photo-%03d.jpg\\n' "$((10#$1))"`],
    ['printf "%s: %d\\n" "$name" $count', 'printf "%s: %d\\n" "$name" "$((10#$count))"'],
    ['printf -v id "%04d" "${number}"', 'printf -v id "%04d" "$((10#$number))"'],
  ])("numbers that begin with 0, where %s takes them for octal ones", (line, changed) => {
    expect(meant(line, "shell", "a.sh: line 1: printf: 08: invalid octal number")).toContain(changed);
    expect(meant(line, "shell")).not.toContain(changed);
  });

  test("leaves the program of awk over several lines alone", () => {
    expect(meant("awk '\n{ print $1 }\n' names.txt\nrm $file", "shell")).toEqual([]);
  });

  test("leaves a shell script alone where nothing falls apart", () => {
    expect(meant('for file in "$1"/*.txt; do\n  n=$((n + $2))\ndone', "shell")).toEqual([]);
  });
});
