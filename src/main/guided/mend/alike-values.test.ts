import { expect, test } from "vitest";
import { type Evening, evened } from "./alike-values.ts";
import type { Language } from "./program-file.ts";

const both: Evening = { blanks: true, letters: "small" };

test.each<[string, Language, Evening, string]>([
  ['name = line.rstrip("\\n")', "python", both, "name = line.strip().lower()"],
  ["counts = Counter(words)", "python", both, "counts = Counter(one.strip().lower() for one in words)"],
  [
    "for name in names:\n    seen.add(name)",
    "python",
    both,
    "for name in names:\n    name = name.strip().lower()\n    seen.add(name)",
  ],
  ["place = line.strip()", "python", { blanks: true, letters: "first" }, "place = line.strip().capitalize()"],
  ["name = line.rstrip()", "python", { blanks: true, letters: null }, "name = line.strip()"],
  ["const name = line.trim();", "javascript", both, "const name = line.trim().toLowerCase();"],
  [
    "const all = new Set(names);",
    "javascript",
    both,
    "const all = new Set(names.map((one) => one.trim().toLowerCase()));",
  ],
  [
    "for (const name of names) {\n  sums[name] = (sums[name] ?? 0) + 1;",
    "javascript",
    both,
    "for (const name of names) {\n  sums[name.trim().toLowerCase()] = (sums[name.trim().toLowerCase()] ?? 0) + 1;",
  ],
  [
    'sort "$1" | uniq -c',
    "shell",
    both,
    String.raw`sed 's/^[[:space:]]*//; s/[[:space:]]*$//; s/.*/\L&/' "$1" | sort | uniq -c`,
  ],
  ["awk '{ n[$1]++ }' \"$1\"", "shell", { blanks: false, letters: "small" }, "awk '{ n[tolower($1)]++ }' \"$1\""],
  ["count[$name]=1", "shell", { blanks: false, letters: "small" }, "count[${name,,}]=1"],
])("values are taken as the same: %s", (text, language, evening, fresh) => {
  expect(evened(text, language, evening, null)).toContain(fresh);
});

test("what only asks whether something is there stays", () => {
  expect(evened("if line.strip():\n    print(1)", "python", both, null)).toEqual([]);
});
