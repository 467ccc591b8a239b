import { expect, test } from "vitest";
import { isForSome } from "./is-for-some.ts";

test.each<[string, boolean]>([
  ["raise the limit for admins", true],
  ["hide the banner on phones", true],
  ["no express to Norway", true],
  ["raise the limit for /upload to 64m", false],
  ["turn it off in the shop settings", false],
  ["free shipping only from 60 euros on", false],
])("%s: %s", (clause, is) => {
  expect(isForSome(clause, ["upload", "limit"])).toBe(is);
});
