import { describe, expect, test } from "vitest";
import { lineChanges } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

const meant = (line: string, language: Language, names: readonly string[] = []) =>
  lineChanges(line, language, names)
    .toSorted((one, other) => one.rank - other.rank)
    .map((change) => change.line);

describe("what a line could say instead", () => {
  test.each<[string, Language, string, string]>([
    ["the border of a comparison", "python", "if people > 10:", "if people >= 10:"],
    ["the border of a comparison in a shell", "shell", 'if [ "$n" -gt 3 ]; then', 'if [ "$n" -ge 3 ]; then'],
    ["one more", "python", "for day in range(7):", "for day in range(7 + 1):"],
    ["one less", "javascript", "return list[list.length];", "return list[list.length - 1];"],
    ["another operator", "javascript", "return price - tax;", "return price + tax;"],
    ["the opposite", "python", "if not paid:", "if paid:"],
    ["numbers in order of their size", "javascript", "scores.sort();", "scores.sort((a, b) => b - a);"],
    ["a number instead of a text", "javascript", "let total = order.shipping;", "let total = Number(order.shipping);"],
    ["a number instead of a text", "python", "total = total + row", "total = total + float(row)"],
    ["the other way round", "python", "return ratio(whole, part)", "return ratio(part, whole)"],
    [
      "every place instead of the first",
      "javascript",
      "return text.replace(/ /, '-');",
      "return text.replace(/ /g, '-');",
    ],
    ["quotes around what can have blanks", "shell", "wc -l $file", 'wc -l "$file"'],
    ["one step further out", "python", "        return total", "    return total"],
    [
      "what stands in a text to be filled in",
      "python",
      'print(f"{name}: {books[0]}")',
      'print(f"{name}: {books[-1]}")',
    ],
    [
      "nothing for a number",
      "python",
      "present = sum(int(mark) for mark in marks)",
      "present = sum(int(mark or 0) for mark in marks)",
    ],
    ["all from the second on", "python", "litres = sum(row for row in rows)", "litres = sum(row for row in rows[1:])"],
    [
      "the larger first",
      "javascript",
      "games.sort((a, b) => a.points - b.points);",
      "games.sort((a, b) => b.points - a.points);",
    ],
    ["to wait for it", "javascript", "const rain = api.rainOf(file);", "const rain = await api.rainOf(file);"],
    [
      "day and month the other way round",
      "python",
      'return strptime(text, "%m.%d.%Y")',
      'return strptime(text, "%d.%m.%Y")',
    ],
    ["a text that has values in it", "python", 'print("{name} is here")', 'print(f"{name} is here")'],
    ["two decimals of a price", "python", 'print(f"{name}: {sum}")', 'print(f"{name}: {sum:.2f}")'],
    ["two decimals in JavaScript", "javascript", "show(`${sum} EUR`);", "show(`${sum.toFixed(2)} EUR`);"],
    ["numbers rather than letters", "shell", "if [[ $temp > $limit ]]; then", "if [[ $temp -gt $limit ]]; then"],
    ["a value that may be missing", "python", 'print(book["year"])', 'print(book.get("year", ""))'],
  ])("%s (%s)", (_, language, line, changed) => {
    expect(meant(line, language)).toContain(changed);
  });

  test("a name that the program knows, where it doesn't know this one", () => {
    expect(meant("return totl / 2", "python", ["total", "x"])[0]).toBe("return total / 2");
  });

  test("never a comment instead of a sum", () => {
    expect(meant("return a / b % c;", "javascript").filter((line) => line.includes("//"))).toEqual([]);
    expect(meant("return a / b", "python")).toContain("return a // b");
  });

  test("each of it once, and nothing of texts, comments and imports", () => {
    const changes = meant("if a > 1 and b > 1:  # more > less", "python");
    expect(new Set(changes).size).toBe(changes.length);
    expect(changes.every((line) => line.endsWith("# more > less"))).toBe(true);
    expect(meant('print("a > b")', "python").filter((line) => line.includes("a >= b"))).toEqual([]);
    expect(["# a > b", "import sys", ""].flatMap((line) => meant(line, "python"))).toEqual([]);
  });
});
