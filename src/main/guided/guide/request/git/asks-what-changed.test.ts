import { expect, test } from "vitest";
import { asksWhatChanged } from "./asks-what-changed.ts";

test.each([
  ["what changed since v1?", { of: "since", name: "v1" }],
  ["what has changed since the tag v1.2?", { of: "since", name: "v1.2" }],
  ["which files are different since the tag summer?", { of: "since", name: "summer" }],
  ["Was hat sich seit v2.0 geändert?", { of: "since", name: "v2.0" }],
  ["v1.0以降、何が変わりましたか", { of: "since", name: "v1.0" }],
  ["what did i change in plan.ini between the tags v1.1 and v1.2?", { of: "between", from: "v1.1", to: "v1.2" }],
  ["what's the difference between v1 and v2?", { of: "between", from: "v1", to: "v2" }],
  ["which files differ between the branches main and draft?", { of: "between", from: "main", to: "draft" }],
  ["what is new from version 1.2 to 1.3?", { of: "between", from: "1.2", to: "1.3" }],
  ["Was hat sich zwischen den Tags v1.0 und v1.1 geändert?", { of: "between", from: "v1.0", to: "v1.1" }],
  ["v1.0とv1.1の違いは何ですか", { of: "between", from: "v1.0", to: "v1.1" }],
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
  "what is different between the plan and the list?",
  "what's the difference between git and svn?",
  "did the price change from 4 euros to 5 euros?",
  "what has changed since the new rule?",
  "change the price that is new since v1 to 4",
  "how many commits are there since v1?",
  "what is in the last commit message?",
])("isn't asked in: %s", (request) => {
  expect(asksWhatChanged(request)).toBeNull();
});
