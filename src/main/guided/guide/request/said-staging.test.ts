import { expect, test } from "vitest";
import { saidUnstaging } from "./said-staging.ts";

test.each([
  "unstage plan.md",
  "please unstage plan.md, I'm not done with it",
  "take plan.md out of the staging area, i don't want to commit it yet",
  "remove plan.md from the index but keep the file",
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
])("is nothing of the kind, or more: %s", (request) => {
  expect(saidUnstaging(request, ["plan.md"])).toBeNull();
});
