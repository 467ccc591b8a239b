import { expect, test } from "vitest";
import { endingOf, stemOf } from "./path-parts.ts";

test.each([
  ["a/b.txt", "b", ".txt"],
  ["b.tar.gz", "b.tar", ".gz"],
  ["a.d/b", "b", ""],
  ["a/.env", ".env", ""],
  [".env.local", ".env", ".local"],
  ["v1. first draft", "v1. first draft", ""],
  ["", "", ""],
])("%j is called %j and ends in %j", (path, stem, ending) => {
  expect([stemOf(path), endingOf(path)]).toEqual([stem, ending]);
});
