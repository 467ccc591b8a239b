import { describe, expect, test } from "vitest";
import { saidStart, startingAt } from "./said-start.ts";

describe("where a numbering begins and should begin", () => {
  test.each([
    [
      "python3 ranking.py bowling.csv を実行すると、順位が0位から始まってしまいます。1位から始まるように直してください",
      0,
      1,
    ],
    ["番号が0から始まっています。1から始めるようにしてください", 0, 1],
    ["the numbering in list.py starts at 0, it should start at 1", 0, 1],
    ["node songs.js begins with 0 instead of 1", 0, 1],
    ["songs.js starts counting at 0, make it start at 1 please", 0, 1],
    ["the places start at 0. fix it", 0, 1],
    ["it numbers the pages from 1, but must start at 7", 1, 7],
    ["list.py fängt bei 0 an, es soll bei 1 anfangen", 0, 1],
    ["die Nummerierung beginnt mit 0 statt mit 1", 0, 1],
    ["The list starts with number 0 and not 1", 0, 1],
  ])("%s", (request, from, to) => {
    expect(saidStart(request)).toEqual({ from, to });
  });

  test.each([
    "the table starts at row 5",
    "it should start at 1",
    "the meeting starts at 10:30, it should start at 11:00",
    "sum.py prints 0 instead of 14",
    "the numbering starts at 1",
    "the game starts with 3 lives, fix the crash",
    "1から始まります",
  ])("is open in: %s", (request) => {
    expect(saidStart(request)).toBeNull();
  });
});

describe("what is printed with another beginning", () => {
  const start = { from: 0, to: 1 };

  test.each([
    ["exit 0\n0位 鈴木 187点\n1位 佐藤 142点\n", "exit 0\n1位 鈴木 187点\n2位 佐藤 142点\n"],
    ["exit 0\nThe best:\n0. Ann (9)\n1. Bob (3)\n", "exit 0\nThe best:\n1. Ann (9)\n2. Bob (3)\n"],
    ["exit 0\nMonday\n 0: a\n 1: b\nFriday\n 0: c\n", "exit 0\nMonday\n 1: a\n 2: b\nFriday\n 1: c\n"],
    ["exit 0\n0 tea\n1 milk\n", "exit 0\n1 tea\n2 milk\n"],
    ["exit 0\nAnn 7 is no. 0\nBob 5 is no. 1\n", "exit 0\nAnn 7 is no. 1\nBob 5 is no. 2\n"],
  ])("%j", (printed, wanted) => {
    expect(startingAt(printed, start)).toBe(wanted);
  });

  test.each([
    "exit 0\n0. Ann\n5. Bob\n",
    "exit 0\n0 0\n1 1\n",
    "exit 0\nnothing\n",
    "exit 0\n0. Ann\n",
    "exit 0\n0 Ann\n1 Bob\n2 Cem\n3 people\n",
    "exit 0\n0 tea\n1 milk\n2 things\n",
    "exit 0\n0 Ann\n1 Bob\n2 Gäste\n",
    "exit 0\n0. Ann\n1. Bob\nTotal 2\n",
    "exit 0\n0 鈴木\n1 佐藤\n2人\n",
    "exit 0\n0. Ann\n1. Bob\nTogether 2 guests of 9\n7 are missing\n",
  ])("is open for %j", (printed) => {
    expect(startingAt(printed, start)).toBeNull();
  });
});
