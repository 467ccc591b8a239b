import { expect, test } from "vitest";
import { saidUnstaging } from "./said-staging.ts";

test.each([
  "unstage plan.md",
  "please unstage plan.md, I'm not done with it",
  "take plan.md out of the staging area, i don't want to commit it yet",
  "remove plan.md from the index but keep the file",
  "could you unstage plan.md?",
  "take plan.md out of the next commit",
  "Nimm plan.md bitte aus dem Index",
  "plan.md をステージから外してください",
])("a file that isn't to be committed next: %s", (request) => {
  expect(saidUnstaging(request, ["plan.md"])).toEqual({ deed: "unstage", files: ["plan.md"] });
});

test.each(["unstage everything", "please unstage all my changes", "Nimm alles aus dem Index"])(
  "all of them: %s",
  (request) => {
    expect(saidUnstaging(request, [])).toEqual({ deed: "unstage", files: "all" });
  },
);

test.each([
  "how do I unstage plan.md?",
  "unstage plan.md and throw away what I changed",
  "unstage everything except plan.md",
  "take plan.md out of the archive folder",
  "remove milk from plan.md",
  "don't unstage plan.md",
  "ステージから外さないでください: plan.md",
  "show me the unstaged changes in plan.md",
  "commit the unstaged changes in plan.md",
  "Remove plan.md from the index page too",
  "remove the line about plan.md from the index",
  "commit notes.md and unstage plan.md",
  "is plan.md out of the index?",
])("is nothing of the kind, or more: %s", (request) => {
  expect(saidUnstaging(request, ["plan.md"])).toBeNull();
});

test.each([
  "commit all my unstaged changes",
  "stage all unstaged files",
  "show all unstaged changes",
  "don't unstage everything",
  "Remove everything about seeds from the index",
])("is no order to unstage all: %s", (request) => {
  expect(saidUnstaging(request, [])).toBeNull();
});
