import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { hubReferenceText, readHubReference } from "./hub-reference.ts";

test.each([
  ["hf:Qwen/Qwen3-4B-GGUF:Q8_0", { repo: "Qwen/Qwen3-4B-GGUF", type: "quantisation", quantisation: "Q8_0" }],
  ["hf:Qwen/Qwen3-4B-GGUF", { repo: "Qwen/Qwen3-4B-GGUF", type: "quantisation", quantisation: "Q4_K_M" }],
  ["hf:a/b/c.gguf", { repo: "a/b", type: "file", path: "c.gguf" }],
  ["hf:a/b/Q4/c-00001-of-00002.gguf", { repo: "a/b", type: "file", path: "Q4/c-00001-of-00002.gguf" }],
])("%s is understood", (text, reference) => {
  expect(readHubReference(text)).toEqual(reference);
});

test.each(["qwen3-4b", "ollama/hf:x", "./hf.gguf"])("%s is none", (text) => {
  expect(readHubReference(text)).toBeNull();
});

test.each([
  "hf:",
  "hf:a",
  "hf:a/b/c.txt",
  "hf:a/b/../c.gguf",
  "hf:../b/c.gguf",
  "hf:a/b/.gguf",
  "hf:a/b/c.gguf:Q4",
  "hf:a/b:Q4/x",
  "hf:a/b?x=c.gguf",
  "hf:a//c.gguf",
  String.raw`hf:a/b/c\d.gguf`,
])("%s is refused", (text) => {
  expect(() => readHubReference(text)).toThrow(/names no model on Hugging Face/);
});

property.prop([fc.string()])("nothing that is accepted leads to another place, and it reads the same again", (text) => {
  let reference;
  try {
    reference = readHubReference(`hf:${text}`);
  } catch {
    return;
  }
  if (reference === null) throw new Error("it begins with hf:");
  const again = hubReferenceText(reference);
  expect(new URL(again.slice(3), "http://host/").pathname).toBe(`/${again.slice(3)}`);
  expect(readHubReference(again)).toEqual(reference);
});
