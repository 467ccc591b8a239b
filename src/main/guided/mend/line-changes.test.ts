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
    [
      "the same value",
      "python",
      "return [row for row in rows if row.name is name]",
      "return [row for row in rows if row.name == name]",
    ],
    ["another value", "python", "if kind is not 'paid':", "if kind != 'paid':"],
    [
      "a number that is added",
      "javascript",
      "due.setDate(due.getDate() + days);",
      "due.setDate(due.getDate() + Number(days));",
    ],
    [
      "what is left of an amount that is shared out",
      "python",
      "    return [round(cents / people)] * people",
      "    return [cents // people + 1] * (cents % people) + [cents // people] * (people - cents % people)",
    ],
    [
      "what is left of an amount that is shared out, for the last ones",
      "python",
      "rows = [total // n] * n",
      "rows = [total // n] * (n - total % n) + [total // n + 1] * (total % n)",
    ],
    [
      "what is left of an amount that is shared out in JavaScript",
      "javascript",
      "  return new Array(people).fill(Math.floor(cents / people));",
      "  return Array.from({ length: people }, (_, place) => Math.floor(cents / people) + (place < cents % people ? 1 : 0));",
    ],
    ["one more", "python", "for day in range(7):", "for day in range(7 + 1):"],
    ["one less", "javascript", "return list[list.length];", "return list[list.length - 1];"],
    ["another operator", "javascript", "return price - tax;", "return price + tax;"],
    ["the opposite", "python", "if not paid:", "if paid:"],
    ["numbers in order of their size", "javascript", "scores.sort();", "scores.sort((a, b) => b - a);"],
    ["a number instead of a text", "javascript", "let total = order.shipping;", "let total = Number(order.shipping);"],
    ["a number instead of a text", "python", "total = total + row", "total = total + float(row)"],
    ["the other way round", "python", "return ratio(whole, part)", "return ratio(part, whole)"],
    ["what is added up first", "javascript", "return degrees - 32 * 5 / 9;", "return (degrees - 32) * 5 / 9;"],
    ["what is added up first in Python", "python", "    mean = low + high / 2", "    mean = (low + high) / 2"],
    ["what is added up behind", "python", "    net = price / 1 + rate", "    net = price / (1 + rate)"],
    [
      "every place instead of the first",
      "javascript",
      "return text.replace(/ /, '-');",
      "return text.replace(/ /g, '-');",
    ],
    [
      "numbers that were texts",
      "javascript",
      "return a.points < b.points ? 1 : -1;",
      "return Number(a.points) < Number(b.points) ? 1 : -1;",
    ],
    ["a field as a number", "javascript", "return { name, points };", "return { name, points: Number(points) };"],
    ["a part of a hundred", "python", "return price * percent / 10", "return price * percent / 100"],
    ["a pattern without a memory", "javascript", "const id = /^H-\\d+$/g;", "const id = /^H-\\d+$/;"],
    ["0 as a value", "javascript", "const n = count || 1;", "const n = count ?? 1;"],
    ["0 as a value of a condition", "javascript", "  if (row.count) {", "  if (row.count !== undefined) {"],
    ["0 as a value in Python", "python", "    if temp:", "    if temp is not None:"],
    ["0 as a value before another", "python", "n = count or 1", "n = count if count is not None else 1"],
    ["each begun hour", "python", "    hours = round(minutes / 60)", "    hours = math.ceil(minutes / 60)"],
    ["each begun hour of a division", "python", "    hours = minutes // 60", "    hours = math.ceil(minutes / 60)"],
    ["a list of its own", "python", "    mine = dict(recipe)", "    mine = copy.deepcopy(recipe)"],
    [
      "a list of its own in JavaScript",
      "javascript",
      "  const mine = [...list];",
      "  const mine = structuredClone(list);",
    ],
    ["a list that stays in order", "javascript", "  return xs.sort(byName);", "  return [...xs].sort(byName);"],
    ["what is sorted", "python", "    return names.sort(key=len)", "    return sorted(names, key=len)"],
    ["the values instead of the keys", "javascript", "for (const x in xs) {", "for (const x of xs) {"],
    ["the one before", "python", "    gap = days[i] - day", "    gap = days[i - 1] - day"],
    ["the one before of a field", "python", 'wait = DAYS[card["box"]]', 'wait = DAYS[card["box"] - 1]'],
    [
      "a span over midnight",
      "javascript",
      "  return now >= minutes(from) && now < minutes(to);",
      "  return (minutes(from) <= minutes(to) ? now >= minutes(from) && now < minutes(to) : now >= minutes(from) || now < minutes(to));",
    ],
    [
      "a span over midnight in Python",
      "python",
      "    return start <= now < end",
      "    return (start <= now < end if start <= end else start <= now or now < end)",
    ],
    [
      "what is grouped in order",
      "python",
      "    for name, rows in groupby(all, key=town):",
      "    for name, rows in groupby(sorted(all, key=town), key=town):",
    ],
    ["the day before the month", "python", 'datetime.strptime(day, "%m.%d.%Y")', 'datetime.strptime(day, "%d.%m.%Y")'],
    ["capitals on both sides", "python", "if name == wanted:", "if name.lower() == wanted.lower():"],
    ["what is given back", "python", "    print(total)", "    return total"],
    ["whole words", "shell", 'n=$(grep -c "$name" list.txt)', 'n=$(grep -cw "$name" list.txt)'],
    ["whole words in a text", "shell", 'echo "$(grep $name list.txt)"', 'echo "$(grep -w $name list.txt)"'],
    ["the order of numbers", "shell", "ls | sort | tail -n 3", "ls | sort -n | tail -n 3"],
    ["a run of signs", "shell", "sed 's/[^a-z0-9]/-/g'", "sed 's/[^a-z0-9][^a-z0-9]*/-/g'"],
    ["a run of signs, extended", "shell", "sed -E 's/[^a-z0-9]/-/g'", "sed -E 's/[^a-z0-9]+/-/g'"],
    ["numbers in order, the largest first", "shell", "sort -n list.txt", "sort -nr list.txt"],
    ["one more of the last", "shell", "ls | tail -n 3", "ls | tail -n 4"],
    ["another column", "shell", "cut -d ';' -f 2 list.csv", "cut -d ';' -f 3 list.csv"],
    ["another sign between columns", "shell", "awk -F, '{ print $2 }' list.csv", "awk -F';' '{ print $2 }' list.csv"],
    ["another sign that parts what is read", "shell", "while IFS=, read -r name; do", "while IFS=';' read -r name; do"],
    ["a list from a spreadsheet", "shell", 'done < "$1"', "done < <(tail -n +2 \"$1\" | tr -d '\\r')"],
    [
      "numbers that are compared as texts",
      "javascript",
      "rows.sort((a, b) => (a[1] < b[1] ? 1 : -1));",
      "rows.sort((a, b) => b[1] - a[1]);",
    ],
    [
      "a span over midnight",
      "python",
      "worked = minutes(end) - minutes(start) - pause",
      "worked = (minutes(end) - minutes(start) + 1440) % 1440 - pause",
    ],
    ["a bracket that is no word", "shell", 'if [ ! -d "$target"]; then', 'if [ ! -d "$target" ]; then'],
    ["a bracket that begins a word", "shell", "if [-f list.txt ]; then", "if [ -f list.txt ]; then"],
    ["seconds with two digits", "python", 'return f"{s // 60}:{s % 60}"', 'return f"{s // 60}:{s % 60:02d}"'],
    ["headings", "javascript", 'const lines = text.split("\\n");', 'const lines = text.split("\\n").slice(1);'],
    ["headings in Python", "python", "for line in file.readlines():", "for line in file.readlines()[1:]:"],
    ["added to a file", "shell", 'echo "$line" > list.txt', 'echo "$line" >> list.txt'],
    ["the shortest ending", "shell", 'name="${file%%.*}"', 'name="${file%.*}"'],
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
      "how much two differ for sorting",
      "javascript",
      "teams.sort((a, b) => a.points < b.points);",
      "teams.sort((a, b) => b.points - a.points);",
    ],
    [
      "day and month the other way round",
      "python",
      'return strptime(text, "%m.%d.%Y")',
      'return strptime(text, "%d.%m.%Y")',
    ],
    ["the next bracket", "python", 'TAG = re.compile(r"\\[(.*)\\]")', 'TAG = re.compile(r"\\[(.*?)\\]")'],
    ["the next bracket in JavaScript", "javascript", "const tag = /\\[(.+)\\]/g;", "const tag = /\\[(.+?)\\]/g;"],
    [
      "months that count from 0",
      "javascript",
      "return new Date(Date.UTC(year, month, day));",
      "return new Date(Date.UTC(year, month - 1, day));",
    ],
    ["December", "python", "return year + end // 12, end % 12", "return year + (end - 1) // 12, (end - 1) % 12 + 1"],
    [
      "cells in quotation marks",
      "python",
      'name, price = line.strip().split(",")',
      "name, price = next(csv.reader([line.strip()]))",
    ],
    ["0 in a list", "python", "return [p for p in points if p]", "return [p for p in points if p is not None]"],
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
