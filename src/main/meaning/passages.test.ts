import { expect, test } from "vitest";
import { notesOf } from "./memory-notes.ts";
import { passagesOf } from "./passages.ts";

test("a short text is one passage", () => {
  expect(passagesOf("  The heating bill came.\n")).toEqual(["The heating bill came."]);
});

test("a long one is cut where it pauses, and nothing of it is lost", () => {
  const paragraph = "This sentence is about the garden and the fence around it. ".repeat(10).trim();
  const text = [paragraph, paragraph, paragraph].join("\n\n");
  expect(passagesOf(text)).toEqual([paragraph, paragraph, paragraph]);
  const sentences = passagesOf("One more sentence is here. ".repeat(100));
  expect(sentences.every((passage) => passage.endsWith(".") && passage.length <= 900)).toBe(true);
  expect(sentences.join(" ")).toBe("One more sentence is here. ".repeat(100).trim());
  const unspaced = passagesOf("東".repeat(2_000));
  expect(unspaced.map((passage) => passage.length)).toEqual([900, 900, 200]);
});

test("of a very long one, only the beginning", () => {
  expect(passagesOf("word ".repeat(100_000))).toHaveLength(12);
});

test("a secret is no part of a passage, nor of a note", () => {
  const secret = "password=hunter2secret99";
  expect(passagesOf(`It is ${secret} here.`).join()).not.toContain("hunter2");
  expect(notesOf([`- the wifi has ${secret}`]).join()).not.toContain("hunter2");
});

test("notes are lines that say something, each once", () => {
  const lines = ["# Memory", "- likes tea", "", "likes tea", "---", "* 12", "lives in Köln"];
  expect(notesOf(lines)).toEqual(["likes tea", "lives in Köln"]);
});
