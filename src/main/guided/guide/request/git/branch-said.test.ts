import { expect, test } from "vitest";
import { branchSaid } from "./branch-said.ts";

test.each<[string, string, boolean]>([
  ["make a new branch spring-fair", "spring-fair", true],
  ["it belongs on a branch of its own called fair, which doesn't exist yet", "fair", true],
  ["put it on a separate branch. call it spring-fair", "spring-fair", true],
  ["commit it on the spring-fair branch", "spring-fair", false],
  ["leg einen neuen Branch namens messe an", "messe", true],
  ["spring-fairという新しいブランチを作って", "spring-fair", true],
])("%s", (request, name, isNew) => {
  expect(branchSaid(request)).toEqual({ name, isNew });
});

test.each([
  "make a branch please",
  "commit it on main, not on a branch",
  "merge branch a-1 into branch b-1",
  "the list",
])("none, or several: %s", (request) => {
  expect(branchSaid(request)).toBeNull();
});
