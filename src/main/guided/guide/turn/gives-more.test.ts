import { expect, test } from "vitest";
import { givesMore } from "./gives-more.ts";

test.each<[string, boolean]>([
  ["set retries to   and the colour to red", true],
  ["change Ann  , Dan moves to Yoga", true],
  ["set retries to  , and the cache off", true],
  ["set retries to  , it is too slow", false],
  ["set retries to   and move old.txt to archive", false],
])("%s: %s", (rest, is) => {
  expect(givesMore(rest)).toBe(is);
});
