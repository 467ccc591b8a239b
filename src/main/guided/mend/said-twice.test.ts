import { expect, test } from "vitest";
import { doubledChanges, printedOnce, saysTwice } from "./said-twice.ts";

test.each([
  ["list.js prints every name twice, fix it", true],
  ["jeder Name kommt doppelt", true],
  ["同じ行が2回表示されます", true],
  ["the names are duplicated", true],
  ["it prints twice as much as it should", false],
  ["it should print each line twice", false],
  ["the price is double the right one", false],
  ["it prints 2 names", false],
])("%s: %s", (request, is) => {
  expect(saysTwice(request)).toBe(is);
});

test.each([
  ["exit 0\nAnn\nAnn\nBob\nBob\n", "exit 0\nAnn\nBob\n"],
  ["exit 0\nAnn\nBob\nAnn\nBob", "exit 0\nAnn\nBob"],
  ["exit 0\nAnn\nAnn\nBob", null],
  ["exit 0\nAnn\nBob", null],
  ["exit 0\n", null],
])("%j is %j once", (printed, once) => {
  expect(printedOnce(printed)).toBe(once);
});

test("what does the same again is left out", () => {
  const lines = ["for n in names:", "    print(n)", "    print(n)", "main()", "x = 1", "main()"];
  const [first, second, third, fourth] = doubledChanges(lines);
  expect([first?.old, first?.fresh, second?.fresh]).toEqual([
    "    print(n)\n    print(n)",
    "    print(n)",
    "    print(n)",
  ]);
  expect([third?.fresh, fourth?.fresh]).toEqual(["main()\nx = 1", "x = 1\nmain()"]);
});
