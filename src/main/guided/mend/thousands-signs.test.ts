import { expect, test } from "vitest";
import { thousandsSign, thousandsSigns } from "./thousands-signs.ts";
import type { Language } from "./program-file.ts";

const changed = (text: string, language: Language, sign: string | null = ",") =>
  thousandsSigns(text.split("\n"), language, sign).map(({ fresh }) => fresh);

test.each<[string, Language, string]>([
  [
    'if row["n"].isdigit():\n    total += int(row["n"])',
    "python",
    'if row["n"].replace(",", "").isdigit():\n    total += int(row["n"].replace(",", ""))',
  ],
  [
    "if (!isNaN(n)) total += Number(n);",
    "javascript",
    'if (!isNaN(n.replaceAll(",", ""))) total += Number(n.replaceAll(",", ""));',
  ],
  [
    "if (/^\\d+$/.test(row.n)) sum += +row.n;",
    "javascript",
    'if (/^\\d+$/.test(row.n.replaceAll(",", ""))) sum += +row.n.replaceAll(",", "");',
  ],
  [
    "while read -r what amount; do\n  sum=$((sum + amount))\ndone",
    "shell",
    "  amount=${amount//,/}\n  sum=$((sum + amount))",
  ],
  ["awk '{ s += $2 } END { print s }' \"$1\"", "shell", 'awk \'{ gsub(/,/, "", $2); s += $2 } END { print s }\' "$1"'],
])("a number is taken without its comma wherever it is one: %s", (text, language, fresh) => {
  const found = changed(text, language);
  expect(found.some((one) => one === fresh || one.startsWith(`${fresh}\n`))).toBe(true);
});

test("several values are taken so one by one, and all together", () => {
  expect(changed("a = int(x)\nb = int(y)", "python")).toEqual([
    'a = int(x.replace(",", ""))',
    'b = int(y.replace(",", ""))',
    'a = int(x.replace(",", ""))\nb = int(y.replace(",", ""))',
  ]);
});

test("the sign is the one that the request says", () => {
  expect(["1,200 yen", "Beträge wie 1.200", "12.5 km", "3,5"].map(thousandsSign)).toEqual([",", ".", null, null]);
  expect(changed("sum += float(n)", "python", ".")).toEqual(['sum += float(n.replace(".", ""))']);
});
