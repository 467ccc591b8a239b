import { expect, test } from "vitest";
import { pairedCommits } from "./paired-commits.ts";

const named = ["a.md", "b.md", "docs/c.md", "a-old.md"];

test.each([
  'two commits please: a.md with the message "One" and b.md separately with "Two"',
  'commit a.md as "One" and b.md as "Two"',
  'two commits please: a.md with the message "One" and b.md with "Two". what I wrote in a-old.md is private, so not that one',
  "Mach bitte zwei getrennte Commits: a.md mit „One“ und b.md mit „Two“",
  'make one commit "One" of a.md and another one "Two" of b.md',
  "a.md を「One」、b.md を「Two」で別々にコミットしてください",
])("each file has a message of its own: %s", (request) => {
  expect(pairedCommits(request, named)).toEqual([
    { deed: "commit", files: ["a.md"], message: "One" },
    { deed: "commit", files: ["b.md"], message: "Two" },
  ]);
});

test("a message may be for several files", () => {
  expect(pairedCommits('commit a.md and docs/c.md with "One", b.md with "Two"', named)).toEqual([
    { deed: "commit", files: ["a.md", "docs/c.md"], message: "One" },
    { deed: "commit", files: ["b.md"], message: "Two" },
  ]);
});

test.each([
  "commit a.md and b.md separately",
  'two commits: one "One" and one "Two"',
  'commit a.md with "One", then change the title in b.md and commit it with "Two"',
  'commit a.md and b.md with "One" or "Two"',
  'three commits: a.md with "One", b.md with "Two"',
  'commit a.md with "One" and b.md with "Two" and push',
  'commit a.md with "One" and b.md with "Two" when the tests pass',
  'commit a.md with "One" and the rest with "Two"',
  'in a.md replace "One" with "Two", in b.md as well, and commit',
  'commit a.md with "One" and b.md with "Two". not a-old.md, but push the rest',
  'don\'t commit a.md with "One" and b.md with "Two"',
  'commit a.md with "One" and a.md with "Two"',
])("says more, or not which one has which: %s", (request) => {
  expect(pairedCommits(request, named)).toBeNull();
});
