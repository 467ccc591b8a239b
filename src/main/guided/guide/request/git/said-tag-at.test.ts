import { expect, test } from "vitest";
import { withoutCommitTold } from "./commit-told.ts";
import { saidTagAt } from "./said-tag-at.ts";

const paths = ["VERSION", "notes.md", "app/package.json"];
const at = { file: "VERSION", text: "1.4.0" };

test.each([
  "we forgot a tag: please put v1.4.0 on the commit where VERSION was set to 1.4.0 (not on the newest one, that is 1.4.1 already)",
  "tag the commit that set VERSION to 1.4.0 as v1.4.0",
  "please put the tag v1.4.0 on the commit in which VERSION went to 1.4.0, not on the last one",
  "Give the commit where VERSION became 1.4.0 the tag v1.4.0",
  "Setz bitte das Tag v1.4.0 auf den Commit, in dem VERSION auf 1.4.0 gesetzt wurde",
  "Tagge den Commit, mit dem VERSION auf 1.4.0 geändert wurde, als v1.4.0".replace(", als", " als"),
  "VERSION が 1.4.0 になったコミットに v1.4.0 のタグを付けてください",
])("a tag on the commit that gave a file its value: %s", (request) => {
  expect(saidTagAt(request, paths)).toEqual({ deed: "tag", name: "v1.4.0", message: null, at });
});

test.each([
  "tag the newest commit as v1.4.0",
  "put v1.4.0 on the commit before VERSION was set to 1.4.0",
  "put the tag v1.4.0 on the commit after the one where VERSION was set to 1.4.0",
  "set VERSION to 1.4.0, commit it and tag the commit v1.4.0",
  "which tag has the commit where VERSION was set to 1.4.0?",
  "put the tag v1.4.0 on the commit where VERSION was set to 1.4.0 and push it",
  "put the tag v1.4.0 on the commit where VERSION was set to 1.4.0. then delete the branch next",
  "put the tag v1.4.0 on the commit where the version was set to 1.4.0",
  "put the tag v1.4.0 on the commit where VERSION went from 1.3.0 to 1.4.0 or 1.4.1",
])("is another commit, or more: %s", (request) => {
  expect(saidTagAt(request, paths)).toBeNull();
});

test("what tells of a commit is no wish", () => {
  expect(withoutCommitTold("put v2.0 on the commit where VERSION was set to 2.0. Thanks")).toBe(
    "put v2.0 on  . Thanks",
  );
  expect(withoutCommitTold("commit VERSION, set to 2.0")).toBe("commit VERSION, set to 2.0");
});
