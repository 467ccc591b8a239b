import { expect, test } from "vitest";
import { isLimited } from "./is-limited.ts";

test.each([
  "switch it off until Monday",
  "we close at 7 in summer",
  "ab Juni um 9",
  "next Saturday we open at 10",
  "set it to 5 if it is still 3",
  "sobald das Geld da ist",
  "来週だけ10時に",
])("%s: only then", (request) => {
  expect(isLimited(request)).toBe(true);
});

test.each(["open until 3 on Saturdays", "change it if you can", "from now on at 9", "wenn möglich auf 5 setzen"])(
  "%s: for good",
  (request) => {
    expect(isLimited(request)).toBe(false);
  },
);
