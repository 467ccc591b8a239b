import { expect, test } from "vitest";
import { withCall } from "./with-call.ts";

const text = "tea 1\ntea 2\ntearoom\n";

test.each([
  ["the text in its line", { old_text: "tea", new_text: "ale", line: 2 }, "tea 1\nale 2\ntearoom\n"],
  ["the first one", { old_text: "tea", new_text: "ale" }, "ale 1\ntea 2\ntearoom\n"],
  [
    "all of it",
    { old_text: "tea", new_text: "ale", replace_all: true },
    "ale 1\nale 2\nalerom\n".replace("alerom", "aleroom"),
  ],
  ["whole words", { old_text: "tea", new_text: "$&", replace_all: true, whole_words: true }, "$& 1\n$& 2\ntearoom\n"],
])("%s becomes another", (_, input, result) => {
  expect(withCall(text, { tool: "edit", input: { path: "a.txt", ...input } })).toBe(result);
});

test("nothing comes of a text that isn't there, or another tool", () => {
  expect(withCall(text, { tool: "edit", input: { path: "a.txt", old_text: "ale", new_text: "tea" } })).toBeNull();
  expect(withCall(text, { tool: "bash", input: { command: "rm a.txt" } })).toBeNull();
});
