import { expect, test } from "vitest";
import { filledBy, fillingLimits, infillParts, wholeLines } from "./infill.ts";

const gap = {
  path: "sum.py",
  before: "def total(prices):\n",
  after: "    return sum\n",
  beside: [{ path: "test_sum.py", text: "assert total([1]) == 1\n" }],
  attempt: 1,
  changes: () => [],
};
const edit = { tool: "edit", input: {} };
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

test.each([
  ["the line behind it comes, where that says enough", "    return sum\n", "\n    return sum"],
  ["lines behind it come up to one that says enough", "}\n\nfoo();\nbar();", "\n}\n\nfoo();"],
  ["the model says so where nothing is behind it", "", "turn"],
  ["the model says so where hardly anything is behind it", "}", "turn"],
])("it is filled in when %s", (_, after, end) => {
  expect(fillingLimits({ after }).end).toBe(end);
});

test.each([
  ["nothing where what is behind it comes first", "    return sum\n", "    return sum\n}", ""],
  ["all before a blank line", "  a = 1\n  b = 2\n\ndef", "", "  a = 1\n  b = 2"],
  ["nothing of what is said about it", "  a = 1\n```\n\nThis sets a.", "", "  a = 1"],
  ["not known before that", "  a = 1\n  b", "    return sum", null],
  ["not known where only the beginning of the next line came", "    return", "    return sum", null],
  ["not known where blank lines come first", "\n\n  a", "", null],
])("what is filled in is %s", (_, written, after, filled) => {
  expect(filledBy(written, { after, changes: () => [edit] })).toBe(filled);
});

test("nothing is written on where the line that stood there comes again", () => {
  const changes = (text: string) => (text === "  a = 1" ? [] : [edit]);
  expect(filledBy("  a = 1", { after: "", changes })).toBeNull();
  expect(filledBy("  a = 1\n", { after: "", changes })).toBe("  a = 1");
  expect(filledBy("  a = 12\n  b", { after: "", changes })).toBeNull();
});

test.each([
  ["what was finished", "  a = 1\n  b = 2\n", "end", "  a = 1\n  b = 2"],
  ["the whole lines of what was broken off", "  a = 1\n  b = ", "length", "  a = 1"],
  ["nothing of half a line", "  a = ", "length", ""],
  ["nothing that is said about it", "print(1)\n```\nThis prints 1.", "end", "print(1)"],
] as const)("%s is taken", (_, text, stop, expected) => {
  expect(wholeLines({ text, stop })).toBe(expected);
});
