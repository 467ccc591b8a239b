import { expect, test } from "vitest";
import { asksWhatChanged } from "./asks-what-changed.ts";

test.each([
  ["what changed since v1?", { of: "since", name: "v1" }],
  ["what has changed since the tag v1.2?", { of: "since", name: "v1.2" }],
  ["which files are different since the tag summer?", { of: "since", name: "summer" }],
  ["Was hat sich seit v2.0 geändert?", { of: "since", name: "v2.0" }],
  ["v1.0以降、何が変わりましたか", { of: "since", name: "v1.0" }],
  ["which files changed in the last commit?", { of: "last commit" }],
  ["what did my last commit change?", { of: "last commit" }],
  ["Welche Dateien wurden im letzten Commit geändert?", { of: "last commit" }],
  ["what did I change in plan.md since the last commit?", { of: "not committed" }],
  ["which files have changes that aren't committed yet?", { of: "not committed" }],
])("%s", (request, asked) => {
  expect(asksWhatChanged(request)).toEqual(asked);
});

test.each([
  "who changed plan.md since v1?",
  "what changed since 2019?",
  "what has changed since the new rule?",
  "change the price that is new since v1 to 4",
  "how many commits are there since v1?",
  "what is in the last commit message?",
])("isn't asked in: %s", (request) => {
  expect(asksWhatChanged(request)).toBeNull();
});
