import { describe, expect, test } from "vitest";
import { expectedOutput, isAsExpected } from "./expected-output.ts";

describe("what a program should print", () => {
  test.each<[string, string[]]>([
    ["node pace.js 10 52:30 prints the time per km, in this case 5:15", ["5:15"]],
    ["It prints 12 but should be Sum: 12.50 EUR. please fix it", ["Sum: 12.50 EUR"]],
    ["it says Average: 10, should be 15: it counts the header too", ["15"]],
    ["avg.py prints 3.0 but the average is 3.5, fix it", ["3.5"]],
    ["avg.py druckt 3.0, aber der Durchschnitt ist 3.5", ["3.5"]],
    ["it says 3, it should say 'three pears'", ["three pears"]],
    ["prints 0 but it should be the sum of all rows (41.5).", ["41.5"]],
    ["says Crates: 0, should be 17 crates and 53.30. fix it", ["17", "53.30"]],
    ["it prints Average: NaN, but it should be the average temperature, 2.3", ["2.3"]],
    ["es müssten 7:09 h sein", ["7:09"]],
    ["the total is too high, table 7 had 3 cakes, thats 10.50. fix it", ["10.50"]],
    ["「2026年0月まで」になります。正しくは2025年12月です。", ["2025年12月"]],
    [
      "years.py を作って。python3 years.py 2024 なら「令和6年」とだけ表示し、2018年以前なら「対象外」と表示",
      ["令和6年"],
    ],
    ["bash greet.sh 9 で「こんにちは」と表示されるけど、おかしい。直して", []],
    ["Am Ende sollte „Fertig“ dastehen", ["Fertig"]],
    ["「12位」になるはずです".replace("「12位」", '"12位"'), ["12位"]],
    ["`node a.js` crashes, it should work with `python3 b.py` too", []],
    ["lebensmittel müssten im mai 138,27 sein und wohnen 1266,70", ["138,27"]],
    ["it should be 6.13 because the first one only sets the start", ["6.13"]],
    ["report.py crashes. It should handle files with up to 1000 rows", []],
    ["server.js crashes, it must listen on port 8080", []],
    ["the largest should be the first one", []],
    ["a.py soll die Namen ausgeben, endet aber mit UnicodeDecodeError: 'utf-8' codec can't decode byte 0xfc", []],
    ["it gives KeyError: 'day' but should print 'no day'", ["no day"]],
    ["a.mjs says '35 pears', right would be '33 pears'. mend it", ["33 pears"]],
    [
      "It prints\n\nMay: 1\n\nbut it should print\n\nMay: 1\nJune: 2\n\nThanks",
      ["May: 1", "June: 2", "May: 1\nJune: 2"],
    ],
    ["It should be\n```\nSum: 3\n```", ["Sum: 3"]],
    ["This is how it should be:\nall rows are read.\nThank you!", []],
    ["for may.csv it says 4 nights, but there are 6 with a reading", ["6"]],
    ["it says 4, but it's 2 days old", ["2"]],
    ["python3 report.py says 0 letters but there are three in the folder", ["3"]],
    ["count.sh zählt 5 Zeilen, aber es sind nur zwei", ["2"]],
    ["bash sum.sh may.txt prints 93 instead of 13680", ["13680"]],
    ["summe.py gibt 93 statt 13.680 aus", ["13.680"]],
    ["stock.py shows Sugar although there are 100, and Flour is missing", []],
    ["it lists Bread Rolls although there are 40", []],
    ["node a.js prints 3 lines. But there are two ways to mend it", []],
    ["a.py says nothing but there are two files", []],
    ["it must not take more than 3 minutes", []],
    ["`node due.js 14` should print 2024-05-24 (14 days after the invoice) but i get 2027", ["2024-05-24"]],
    ["Fix the bug in sum.py", []],
  ])("of %s", (request, phrases) => {
    expect(expectedOutput(request)).toEqual(phrases);
  });

  test("is none of what is had wrongly by somebody", () => {
    const request = "why does Ben get Anna's bread? till.py prints Ben: ['bread', 'milk'], should be just ['milk']";
    expect(isAsExpected("exit 0\nAnna: ['bread']\nBen: ['milk']\n", request)).toBe(true);
    expect(isAsExpected("exit 0\nAnna: []\nBen: ['bread', 'milk']\n", request)).toBe(false);
  });

  test("is what it prints, where it ends well", () => {
    const request = 'It should print "3 pears"';
    expect(isAsExpected("exit 0\n3 pears\n", request)).toBe(true);
    expect(isAsExpected("exit 0\n4 pears\n", request)).toBe(false);
    expect(isAsExpected("exit 0\n13 pears\n", request)).toBe(false);
    expect(isAsExpected("exit 0\n124.40 EUR\n", "it should be 24.40")).toBe(false);
    expect(isAsExpected("exit 1\n3 pears\n", request)).toBe(false);
    expect(isAsExpected("exit 0\nanything", "Fix it")).toBe(true);
  });

  test("is more than lines one by one where all of them are told", () => {
    const request = "it should print\n\nMay: 1\nJune: 2";
    expect(isAsExpected("exit 0\nMay: 1\nJune: 2\n", request)).toBe(true);
    expect(isAsExpected("exit 0\nMay: 1\nMay: 3\nJune: 2\n", request)).toBe(false);
  });

  test.each([
    ["it always says Hours: 0 but it isn't", "Hours: 0", "Hours: 0.5"],
    ["it says No such file or directory. can you repair it", "a: No such file or directory", "a: 3"],
    ["I get 'not a number' since monday", "not a number", "3"],
    ["total.py gives the wrong total for 2024, it should be 138.27", "2024: 12.10", "2024: 138.27"],
    ["der durchschnitt kommt als NaN raus", "7b: NaN", "7b: 2.5"],
    [
      'it prints "May: 3 visits, 9 EUR", it should be "May: 3 visits, 7 EUR"',
      "May: 3 visits, 9 EUR",
      "May: 3 visits, 7 EUR",
    ],
    [
      "bash a.sh x\n→ a.sh: line 16: 08: value too great for base (it was 08)",
      "a.sh: line 17: 08: value too great for base",
      "7",
    ],
    ["it says -89750 kWh for november, that cant be", "2024-11 -89750 kWh", "2024-11 250 kWh"],
    ["das bricht mit einem KeyError ab", "KeyError", "gut"],
  ])("is not what is complained of: %s", (request, wrong, right) => {
    expect(isAsExpected(`exit 0\n${wrong}\n`, request)).toBe(false);
    expect(isAsExpected(`exit 0\n${right}\n`, request)).toBe(true);
  });
});

describe("what shouldn't be printed", () => {
  test("is still there in other letters, unless it's about these", () => {
    const request = "stock.py shows Sugar although there are 100";
    expect(isAsExpected("exit 0\nsugar: 100 left", request)).toBe(false);
    expect(isAsExpected("exit 0\nFlour: 9 left", request)).toBe(true);
    expect(isAsExpected("exit 0\nAnna", "who.py prints anna in small letters")).toBe(true);
  });

  test("is none of two that are to be one", () => {
    expect(isAsExpected("exit 0\nLake 3", "tally.sh prints Lake and lake as different places")).toBe(true);
  });
});

test("a script that goes on after an error isn't right", () => {
  expect(isAsExpected("exit 0\nsum.sh: line 4: 08: value too great for base\n3\n", "fix sum.sh")).toBe(false);
});

test("a program that checks something and ends with 1 is right once it no longer says what is complained of", () => {
  const request = 'check.js says "All is well." although a file is missing';
  const outcomes = ["exit 0\nAll is well.", "exit 1\nmissing: a.txt", "exit 1\nTypeError: x is undefined", "exit 1\n"];
  expect(outcomes.map((outcome) => isAsExpected(outcome, request))).toEqual([false, true, false, false]);
  expect(isAsExpected("exit 1\nmissing: a.txt", "fix check.js")).toBe(false);
});
