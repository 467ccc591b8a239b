import { expect, test } from "vitest";
import { newBranch } from "./new-branch.ts";

test.each([
  ["make a branch winter-hours, change saturday in hours.html there", "winter-hours"],
  ["create a new branch called fix/typo and commit", "fix/typo"],
  ["erstelle einen neuen branch namens herbst und ändere den titel", "herbst"],
  ["Please make me a branch 'v2.1'.", "v2.1"],
  ["make a branch for the winter hours", null],
  ["make a branch from v1.0", null],
  ["make a branch old-prices from v1.0", null],
  ["on which branch am i?", null],
  ["commit it on the branch winter", null],
  ["make a branch and change the title", null],
  ["delete the branch winter", null],
  ["make a branch a..b", null],
  ["make a branch please and change the hours", null],
  ["create a new branch so that main stays clean", null],
  ["don't create a branch test-1, just change the hours", null],
  ["tell me how i create a branch called fix-1", null],
  ["create a branch winter-hours out of develop", null],
  ["make a branch called winter", "winter"],
])("%j: %j", (request, name) => {
  expect(newBranch(request)).toBe(name);
});
