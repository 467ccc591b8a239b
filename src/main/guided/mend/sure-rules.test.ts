import { describe, expect, test } from "vitest";
import { lineChanges } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

const sure = (line: string, language: Language) =>
  lineChanges(line, language, [])
    .filter(({ rank }) => rank < 0)
    .map((change) => change.line);

describe("what is a mistake in any program", () => {
  test.each<[string, Language, string, string]>([
    ["a text behind or", "python", 'if row["kind"] == "book" or "map":', 'if row["kind"] in ("book", "map"):'],
    ["several of them", "python", "if day == 'Sat' or 'Sun' or 'Mon':", "if day in ('Sat', 'Sun', 'Mon'):"],
    ["what it isn't", "python", 'if kind != "a" and "b":', 'if kind not in ("a", "b"):'],
    [
      "in other letters",
      "python",
      '        if 行["種類"] == "食品" or "飲料":',
      '        if 行["種類"] in ("食品", "飲料"):',
    ],
    ["in JavaScript", "javascript", 'if (day === "Sat" || "Sun") {', 'if (["Sat", "Sun"].includes(day)) {'],
    [
      "a month from 0",
      "javascript",
      'a = d.getDate() + "." + d.getMonth();',
      'a = d.getDate() + "." + (d.getMonth() + 1);',
    ],
    ["a fraction in a shell", "shell", 'echo "$((done / all * 100))%"', 'echo "$((done * 100 / all))%"'],
    ["numbers sorted as texts", "javascript", "x.map(Number).sort();", "x.map(Number).sort((a, b) => a - b);"],
  ])("%s", (_, language, line, wanted) => {
    expect(sure(line, language)).toContain(wanted);
  });

  test.each<[string, Language, string]>([
    ["two whole conditions", "python", 'if kind == "book" or title == "map":'],
    ["a default", "python", 'name = given or "nobody"'],
    ["a condition of its own", "javascript", 'if (day === "Sat" || day === "Sun") {'],
    ["a condition that begins with a text", "python", 'if kind == "a" or "b" in tags:'],
    ["a month that is right", "javascript", "a = d.getDate() + d.getMonth() + 1;"],
    ["a month by itself", "javascript", "const name = names[d.getMonth()];"],
  ])("not %s", (_, language, line) => {
    expect(sure(line, language)).toEqual([]);
  });
});
