import { expect, test } from "vitest";
import { checkPath } from "./check-path.ts";

test.each(["a.md", "src/deep/x.ts", "./a", "~notes", "~$report.docx", "日本.txt", "a b", "-rf", ".git", "x\\y"])(
  "%j may be a path",
  (path) => {
    expect(() => checkPath(path, "linux")).not.toThrow();
  },
);

test.each([
  "",
  "a\0b",
  "a\nb",
  "a\rb",
  "\u001b[2Ja",
  "a\u0085",
  "a\u2028b",
  "\ud800",
  "~",
  "~/.ssh/id_rsa",
  "~\\x",
  "x".repeat(5_000),
])("%j is refused", (path) => {
  expect(() => checkPath(path, "linux")).toThrow(expect.objectContaining({ code: "invalid-input" }));
});

test.each([
  "a.txt:stream",
  "NUL",
  "con.txt",
  "src/COM1",
  "\\\\server\\share",
  "//server/share",
  "\\\\?\\C:\\x",
  "a.",
  "a ",
  "x|y",
])("%j is refused on Windows", (path) => {
  expect(() => checkPath(path, "win32")).toThrow(expect.objectContaining({ code: "invalid-input" }));
});

test.each(["C:\\work\\a.txt", "c:/work/a.txt", "src\\a.ts", "..", "./a", "console.log"])(
  "%j may be a path on Windows",
  (path) => {
    expect(() => checkPath(path, "win32")).not.toThrow();
  },
);
