import { expect, test } from "vitest";
import { hubName, hubUrl } from "./hub-url.ts";

test.each([
  [undefined, "Hugging Face"],
  ["https://huggingface.co/", "Hugging Face"],
  ["HTTPS://HuggingFace.co", "Hugging Face"],
  ["https://huggingface.co.example.org", "huggingface.co.example.org"],
  ["https://huggingface.co@example.org", "example.org"],
  ["http://huggingface.co", "huggingface.co"],
  ["https://mirror.example:8080/hub", "mirror.example:8080"],
])("the mirror %s is called %s", (mirror, name) => {
  expect(hubName(mirror, {})).toBe(name);
});

test.each(["mirror", "ftp://mirror", "https://mirror/?x=1", ""])("%j is no address of a mirror", (mirror) => {
  expect(() => hubUrl(mirror, {})).toThrow("isn't the address of a mirror");
});
