import { expect, test } from "vitest";
import { fillingLimits, infillParts, wholeLines } from "./infill.ts";

const gap = {
  path: "sum.py",
  before: "def total(prices):\n",
  after: "    return sum\n",
  beside: [{ path: "test_sum.py", text: "assert total([1]) == 1\n" }],
  attempt: 1,
  changes: () => [],
};
const marks = { prefix: "<pre>", suffix: "<suf>", middle: "<mid>", file: "<file>" };

test("a place is shown between what stands before and behind it, behind the other files", () => {
  expect(infillParts(marks, gap)).toEqual([
    { type: "control", text: "<file>" },
    { type: "text", text: "test_sum.py\nassert total([1]) == 1\n" },
    { type: "control", text: "<file>" },
    { type: "text", text: "sum.py\n" },
    { type: "control", text: "<pre>" },
    { type: "text", text: "def total(prices):\n" },
    { type: "control", text: "<suf>" },
    { type: "text", text: "\n    return sum\n" },
    { type: "control", text: "<mid>" },
  ]);
  expect(infillParts({ ...marks, file: null }, gap).filter(({ type }) => type === "control")).toHaveLength(3);
});

test("it is filled in when the line behind it comes, where that says enough", () => {
  expect(fillingLimits(gap).end).toBe("\n    return sum");
  expect(fillingLimits({ after: "}\nfoo();" }).end).toBe("turn");
  expect(fillingLimits({ after: "" }).end).toBe("turn");
});

test.each([
  ["what was finished", "  a = 1\n  b = 2\n", "end", "  a = 1\n  b = 2"],
  ["the whole lines of what was broken off", "  a = 1\n  b = ", "length", "  a = 1"],
  ["nothing of half a line", "  a = ", "length", ""],
  ["nothing that is said about it", "print(1)\n```\nThis prints 1.", "end", "print(1)"],
] as const)("%s is taken", (_, text, stop, expected) => {
  expect(wholeLines({ text, stop })).toBe(expected);
});
