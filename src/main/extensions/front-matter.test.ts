import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

const body = "\n---\nThe text.\n";

test.each([
  ["name: tidy-up", { name: "tidy-up" }],
  ["name: tidy-up # short", { name: "tidy-up" }],
  ['name: "a: b # c"', { name: "a: b # c" }],
  ["name: 'it''s'", { name: "it's" }],
  ["description: one\n  and two", { description: "one and two" }],
  ["description: >\n  one\n  two\n\n  three", { description: "one two\n\nthree" }],
  ["description: |\n  one\n  two", { description: "one\ntwo" }],
  ["tools:\n  - Read\n  - 'Write'", { tools: ["Read", "Write"] }],
  ["tools:\n- Read\n- Write", { tools: ["Read", "Write"] }],
  ['tools: [Read, "a, b"]', { tools: ["Read", "a, b"] }],
  [
    "metadata:\n  author: ada\n  version: '1.0'\ninline: true",
    { metadata: { author: "ada", version: "1.0" }, inline: "true" },
  ],
  ["# a comment\n\nempty:", { empty: "" }],
])("front matter is read as it is meant: %j", (written, fields) => {
  expect(readFrontMatter(`---\n${written}${body}`)).toEqual({ fields, body: "The text." });
});

test.each([
  ["---\nname: x\n", { line: 1, what: expect.stringContaining("no end") as string }],
  ["---\nname: x\njust words\n---\n", { line: 3, what: expect.stringContaining("just words") as string }],
  ["---\nname: x\nname: y\n---\n", { line: 3, what: expect.stringContaining("twice") as string }],
  ['---\nname: "x\n---\n', { line: 2, what: expect.stringContaining("name") as string }],
  ["---\nmap: {a: b}\n---\n", { line: 2, what: expect.stringContaining("map") as string }],
])("a mistake in it is told with its line: %j", (text, mistake) => {
  expect(readFrontMatter(text)).toEqual(mistake);
});

test("a text without front matter has none, and a key can't reach into objects", () => {
  expect(readFrontMatter("# Notes\n---\n")).toBeNull();
  expect(readFrontMatter(`---\n__proto__: x${body}`)).toEqual({
    fields: Object.assign(Object.create(null) as object, JSON.parse('{"__proto__":"x"}')) as object,
    body: "The text.",
  });
});
