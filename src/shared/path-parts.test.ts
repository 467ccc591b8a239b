import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { endingOf, pathFrom, stemOf, wayTo } from "./path-parts.ts";

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

test.each([
  ["lib/dates.js", "src/", "../lib/dates.js"],
  ["src/lib/dates.js", "src/", "lib/dates.js"],
  ["dates.js", "", "dates.js"],
  ["dates.js", "a/b/", "../../dates.js"],
])("the way to %j from %j is %j", (path, folder, way) => {
  expect(wayTo(path, folder)).toBe(way);
});

const names = fc.array(fc.stringMatching(/^[a-c]{1,2}$/), { maxLength: 4 });

property.prop([names, names])("a way leads to where it was made for", (folders, path) => {
  const folder = folders.map((name) => `${name}/`).join("");
  const file = [...path, "f"].join("/");
  expect(pathFrom(folder, wayTo(file, folder))).toBe(file);
});
