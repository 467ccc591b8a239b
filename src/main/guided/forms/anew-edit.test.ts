import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { anewEdit } from "./anew-edit.ts";

/** The file as it is once the edit is made. */
function edited(before: string, written: string, request = "change it"): string | null {
  const edit = anewEdit("a.txt", before, written, request);
  if (!edit) return null;
  const { old_text: old, new_text: fresh, line } = edit;
  if (typeof old !== "string" || typeof fresh !== "string" || typeof line !== "number") throw new Error("no edit");
  const start =
    before
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length + (line > 1 ? 1 : 0);
  expect(before.slice(start, start + old.length)).toBe(old);
  return before.slice(0, start) + fresh + before.slice(start + old.length);
}

test("only the lines from the first that is different to the last are changed", () => {
  expect(anewEdit("a.txt", "a\nb\nc\nd\n", "a\nB\nc\nd", "B, please")).toEqual({
    path: "a.txt",
    old_text: "b",
    new_text: "B",
    line: 2,
  });
});

test.each([
  ["a line more at the end", "a\nb\n", "a\nb\nc", "a\nb\nc\n"],
  ["a line more at the beginning", "a\nb\n", "x\na\nb\n", "x\na\nb\n"],
  ["a line less", "a\nb\nc\n", "a\nc", "a\nc\n"],
  ["the first line less", "a\nb\nc\n", "b\nc", "b\nc\n"],
  ["no last line end", "a\nb", "a\nc\n", "a\nc"],
  ["line ends of Windows", "a\r\nb\r\nc\r\n", "a\nx\ny\nc", "a\r\nx\r\ny\r\nc\r\n"],
])("what isn't changed stays as it was: %s", (_, before, written, after) => {
  expect(edited(before, written)).toBe(after);
});

test("the comment behind a value stays, whatever became of it", () => {
  expect(edited("a = 1   # was 3\nb = 2\n", "a = 5 # corrected\nb = 2")).toBe("a = 5   # was 3\nb = 2\n");
});

test("blanks and comments stay also where there are fewer lines than before", () => {
  const before = "a: 1        # why\nb: 2   # as well\nold:\n  - x\n  - y\nend: 1\n";
  const written = "a: 1 # why\nb: 3 # as well\nend: 1";
  expect(edited(before, written)).toBe("a: 1        # why\nb: 3   # as well\nend: 1\n");
});

test.each([
  ["nothing is different", "a\nb\n", "a\nb\n"],
  ["nothing is written", "a\nb\n", "\n"],
  ["most of it is gone", "a\nb\nc\nd\ne\n", "a\nx"],
])("there is no edit where %s", (_, before, written) => {
  expect(anewEdit("a.txt", before, written, "change it")).toBe(null);
});

const line = fc.string({ unit: fc.constantFrom("a", "b", "="), maxLength: 4 });
const lines = fc.array(line, { minLength: 1, maxLength: 8 });

property.prop([lines, lines])(
  "the edit makes of any file what was written, but for its last line end",
  (old, fresh) => {
    fc.pre(fresh.join("").trim() !== "" && fresh.length * 2 >= old.length && fresh.at(-1) !== "" && old.at(-1) !== "");
    const before = `${old.join("\n")}\n`;
    expect(edited(before, fresh.join("\n")) ?? before).toBe(`${fresh.join("\n")}\n`);
  },
);

test("what is put in behind a blank line takes along a line that says something", () => {
  const edit = anewEdit(
    "a.md",
    "# Changes\n\n## 1.0\n- first\n",
    "# Changes\n\n## 1.1\n- more\n\n## 1.0\n- first\n",
    "add 1.1",
  );
  expect(edit).toEqual({
    path: "a.md",
    old_text: "# Changes\n",
    new_text: "# Changes\n\n## 1.1\n- more\n",
    line: 1,
  });
});
