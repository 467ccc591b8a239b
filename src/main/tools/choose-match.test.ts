import { expect, test } from "vitest";
import { chooseMatches } from "./choose-match.ts";
import { findText } from "./find-text.ts";

function choose(text: string, oldText: string, options: { all?: boolean; line?: number; mayQuote?: boolean } = {}) {
  const { matches } = findText(text, oldText, "x");
  const { all = false, line, mayQuote = true } = options;
  return chooseMatches("a.md", text, matches, { oldText, all, line, mayQuote }).map((match) => match.start);
}

const message = (text: RegExp) =>
  expect.objectContaining({ code: "invalid-input", message: expect.stringMatching(text) });

test("one place is the one", () => {
  expect(choose("one\ntwo\n", "two")).toEqual([4]);
});

test("one place is the one, whatever line was guessed", () => {
  expect(choose("one\ntwo\n", "two", { line: 1 })).toEqual([4]);
});

test("of several, the line says which", () => {
  expect(choose("a\nb\na\n", "a", { line: 3 })).toEqual([4]);
});

test("of several in one line, the whole line is meant", () => {
  expect(choose("ab\na\nab\n", "a", { line: 2 })).toEqual([3]);
  expect(choose("aba\n", "aba")).toEqual([0]);
});

test("several without a line are told with their lines", () => {
  expect(() => choose("a\nb\na\n", "a")).toThrow(message(/2 times: in lines 1, 3\..*Say which with line/s));
  expect(() => choose("a\nb\na\n", "a", { line: 2 })).toThrow(message(/but not in line 2: in lines 1, 3/));
  expect(() => choose("aba\nc\n", "a", { line: 1 })).toThrow(message(/stands 2 times in line 1/));
});

test("all means all that don't overlap", () => {
  expect(choose("aaaa aa", "aa", { all: true })).toEqual([0, 2, 5]);
});

test("what isn't there is answered with the nearest lines, best first", () => {
  const text = "import a\nconst total = sum(items);\nconst totals = 3;\nreturn total;\n";
  expect(() => choose(text, "const totl = sum(item);")).toThrow(
    message(/^The text isn't in a\.md\. The nearest lines are:\nline 2: const total = sum\(items\);\nline 3: /),
  );
});

test("nothing of a private file is quoted", () => {
  expect(() => choose("KEY=123456\n", "KEY=123457", { mayQuote: false })).toThrow(
    message(/^The text isn't in a\.md\. View it first\.$/),
  );
});
