import { expect, test } from "vitest";
import { orderTurned } from "./order-turned.ts";
import type { Language } from "./program-file.ts";

test.each<[string, Language, string]>([
  ["ls shop-*.tar | sort | tail -n +4", "shell", "ls shop-*.tar | sort -r | tail -n +4"],
  ["sort -rn -k 2 list.txt", "shell", "sort -n -k 2 list.txt"],
  ["sort -r list.txt | head -3", "shell", "sort list.txt | head -3"],
  ["ls -t logs | head -1", "shell", "ls -tr logs | head -1"],
  [
    "for b in sorted(books, key=lambda b: b[1]):",
    "python",
    "for b in sorted(books, key=lambda b: b[1], reverse=True):",
  ],
  ["rows.sort(reverse=True)", "python", "rows.sort()"],
  ["rows.sort(key=year, reverse=True)", "python", "rows.sort(key=year)"],
  ["rows = sorted(rows, reverse=True, key=year)", "python", "rows = sorted(rows, key=year)"],
  ['rows.sort(key=lambda s: s.split(")")[0])', "python", 'rows.sort(key=lambda s: s.split(")")[0], reverse=True)'],
  ["sort -t: -k 2 -nr list.txt", "shell", "sort -t: -k 2 -n list.txt"],
  ["rows.sort((a, b) => a.points - b.points);", "javascript", "rows.sort((a, b) => b.points - a.points);"],
  [
    "const all = names.toSorted((x, y) => x.localeCompare(y));",
    "javascript",
    "const all = names.toSorted((x, y) => y.localeCompare(x));",
  ],
  ["return days.sort().reverse();", "javascript", "return days.sort();"],
])("the only ordering of a program is turned round: %s", (line, language, fresh) => {
  const call = orderTurned("a", `# sort\n${line}\n`.replace("# sort", "// sort"), language);
  expect(call?.input).toEqual({ path: "a", old_text: line, new_text: fresh, line: 2 });
});

test.each<[string, Language]>([
  ["sort -t, -k2,2n list.txt", "shell"],
  ["sort --reverse list.txt", "shell"],
  ["rows = sorted(x for x in rows)", "python"],
  ["rows.sort(reverse=isDown)", "python"],
  ["sort a | sort -k 2", "shell"],
  ["rows.sort(byPoints);", "javascript"],
  ["print(rows)", "python"],
])("but not where there is none that is clear: %s", (line, language) => {
  expect(orderTurned("a", line, language)).toBeNull();
});
