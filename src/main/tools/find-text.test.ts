import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { findText, type TextMatch } from "./find-text.ts";

function replaced(text: string, oldText: string, newText: string): { closeness: string; results: string[] } {
  const { closeness, matches } = findText(text, oldText, newText);
  return { closeness, results: matches.map((match) => apply(text, match)) };
}

function apply(text: string, { start, end, replacement }: TextMatch): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

describe("to the letter", () => {
  test("every place is found, overlapping ones too, with its line", () => {
    const { matches } = findText("aa\nbaaa\n", "aa", "x");
    expect(matches.map(({ start, line, isWhole }) => ({ start, line, isWhole }))).toEqual([
      { start: 0, line: 1, isWhole: true },
      { start: 4, line: 2, isWhole: false },
      { start: 5, line: 2, isWhole: false },
    ]);
  });

  test("a file with CRLF is edited with text that has LF, and stays CRLF", () => {
    expect(replaced("one\r\ntwo\r\nthree\r\n", "one\ntwo", "1\n2\n3")).toEqual({
      closeness: "exact",
      results: ["1\r\n2\r\n3\r\nthree\r\n"],
    });
    expect(replaced("one\r\ntwo\r\n", "two\n", "")).toEqual({ closeness: "exact", results: ["one\r\n"] });
    expect(replaced("one\r\ntwo\r\n", "\ntwo", "")).toEqual({ closeness: "exact", results: ["one\r\n"] });
  });

  test("text that has CRLF fits a file that has LF", () => {
    expect(replaced("one\ntwo\n", "one\r\ntwo", "1\r\n2")).toEqual({ closeness: "exact", results: ["1\n2\n"] });
  });

  test("in a file that mixes line ends, new lines get those of their neighbours", () => {
    const text = "a\nb\nc\r\nd\r\n";
    expect(replaced(text, "a", "a\nx").results).toEqual(["a\nx\nb\nc\r\nd\r\n"]);
    expect(replaced(text, "d", "d\nx").results).toEqual(["a\nb\nc\r\nd\r\nx\r\n"]);
    expect(replaced("a\r\nb", "b", "b\nc").results).toEqual(["a\r\nb\r\nc"]);
  });

  test("old line ends of one return each are kept", () => {
    expect(replaced("one\rtwo\r", "two", "2\n3").results).toEqual(["one\r2\r3\r"]);
  });
});

describe("without regard to blanks at line ends", () => {
  test("whole lines are found", () => {
    expect(replaced("a  \nb\t\nc\n", "a\nb", "x")).toEqual({ closeness: "blanks", results: ["x\nc\n"] });
    expect(replaced("a\nb\nc\n", "a \nb  \n", "x\n")).toEqual({ closeness: "blanks", results: ["x\nc\n"] });
  });

  test("a last line without an end doesn't get one", () => {
    expect(replaced("a\nb", "b\n", "x\n")).toEqual({ closeness: "blanks", results: ["a\nx"] });
  });
});

describe("with another indentation", () => {
  test("the new text is indented as the old one was", () => {
    const text = "class A {\n    run() {\n        go();\n    }\n}\n";
    expect(replaced(text, "run() {\n    go();\n}", "run() {\n    stop();\n    go();\n}")).toEqual({
      closeness: "indentation",
      results: ["class A {\n    run() {\n        stop();\n        go();\n    }\n}\n"],
    });
  });

  test("tabs stand for blanks where the old lines say so", () => {
    expect(replaced("if a:\n\tif b:\n\t\tc()\n", "  if b:\n    c()", "  if b:\n    d()\n  e()").results).toEqual([
      "if a:\n\tif b:\n\t\td()\n\te()\n",
    ]);
  });

  test("lines that lie further out than any old one move by the same amount", () => {
    expect(replaced("    a\n    b\n", "  a\n  b", "x\n  a").results).toEqual(["  x\n    a\n"]);
    expect(replaced("  a\n  b\n", "    a\n    b", "x\n    a").results).toEqual(["x\n  a\n"]);
  });

  test("a text that would fit amid the blanks of a deeper indentation is taken by whole lines", () => {
    expect(replaced("    a\n    b\n", "  a", "  x\n  a")).toEqual({
      closeness: "indentation",
      results: ["    x\n    a\n    b\n"],
    });
    expect(replaced("   a b\n", "  a", "x").results).toEqual([" x b\n"]);
  });

  test("lines that are indented in no one way aren't taken for the same", () => {
    expect(replaced("  a\n      b\n", "a\nb", "x").results).toEqual([]);
  });
});

test("text of nothing but blanks is found to the letter or not at all", () => {
  expect(replaced("a\n\nb\n", "  \n", "x").results).toEqual([]);
});

const line = fc.stringMatching(/^[ab ]{0,4}$/);
const lineEnd = fc.constantFrom("\n", "\r\n");

property.prop([fc.string(), fc.string({ minLength: 1 }), fc.string(), fc.string()])(
  "a text that is there once is replaced, and nothing else changes",
  (before, wanted, after, fresh) => {
    const text = before + wanted + after;
    // return characters are line ends, which have rules of their own
    fc.pre(![text, fresh].some((each) => each.includes("\r") || each.includes("\n")));
    fc.pre(text.indexOf(wanted) === before.length && text.indexOf(wanted, before.length + 1) === -1);
    // amid the blanks at the beginning of a line it counts as another indentation
    fc.pre(before.trim() !== "" || before === "" || !/^\s/.test(wanted));
    expect(replaced(text, wanted, fresh)).toEqual({ closeness: "exact", results: [before + fresh + after] });
  },
);

property.prop([
  fc.array(line, { minLength: 1, maxLength: 8 }),
  lineEnd,
  fc.nat(7),
  fc.nat(7),
  fc.array(line, { maxLength: 3 }),
  fc.boolean(),
])(
  "lines are replaced by lines with the file's own ends, whatever ends they came with",
  (lines, end, from, length, fresh, hasLastEnd) => {
    const first = from % lines.length;
    const last = Math.min(lines.length, first + 1 + length);
    const wanted = lines.slice(first, last);
    fc.pre(wanted.some((each) => each.trim() !== ""));
    const text = lines.join(end) + (hasLastEnd ? end : "");
    fc.pre(end === "\n" || text.includes("\r\n"));
    const expected =
      [...lines.slice(0, first), fresh.join("\n").split("\n").join(end), ...lines.slice(last)].join(end) +
      (hasLastEnd ? end : "");
    const { closeness, results } = replaced(text, wanted.join("\n"), fresh.join("\n"));
    expect(closeness).toBe("exact");
    expect(results).toContain(expected);
  },
);

property.prop([
  fc.array(line, { minLength: 1, maxLength: 8 }),
  fc.array(line, { minLength: 1, maxLength: 3 }),
  fc.array(line, { maxLength: 3 }),
  lineEnd,
])("however a text was found, what stands before and after it stays to the letter", (lines, wanted, fresh, end) => {
  const text = lines.join(end);
  for (const match of findText(text, wanted.join("\n"), fresh.join("\n")).matches) {
    expect(match.start).toBeLessThanOrEqual(match.end);
    const result = apply(text, match);
    expect(result.startsWith(text.slice(0, match.start))).toBe(true);
    expect(result.endsWith(text.slice(match.end))).toBe(true);
    // no line end is ever cut in two
    expect(/\r(?!\n)/.test(result)).toBe(false);
    expect(end === "\n" && result.includes("\r")).toBe(false);
    const taken = text
      .slice(match.start, match.end)
      .split(/\r?\n/)
      .map((each) => each.trim());
    expect(taken.join("\n").trim()).toBe(
      wanted
        .map((each) => each.trim())
        .join("\n")
        .trim(),
    );
    expect(match.line).toBe(text.slice(0, match.start).split("\n").length);
  }
});
