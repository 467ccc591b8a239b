import { expect, test } from "vitest";
import { filesCalled } from "./files-called.ts";

const files = ["web/index.html", "web/next.json", "poster.txt", "plans/stunden.md"].map((path) => ({ path, size: 1 }));

test.each([
  ["the website", ["web/index.html"]],
  ["the web folder", ["web/index.html", "web/next.json"]],
  ["the poster", ["poster.txt"]],
  ["den Stundenplan", ["plans/stunden.md"]],
  ["the invoices", []],
])("a few words call files: %s", (words, called) => {
  expect(filesCalled(words, files).map(({ path }) => path)).toEqual(called);
});
