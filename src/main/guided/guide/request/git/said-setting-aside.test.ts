import { expect, test } from "vitest";
import { saidSettingAside } from "./said-setting-aside.ts";

test.each([
  "i made a mess of a.txt today. keep what's in it now as a-try.txt, then put a.txt back to how it was at the last commit. my changes in b.txt are fine, dont lose those",
  "save the current a.txt as a-try.txt and then restore a.txt from git",
  "copy a.txt to a-try.txt, then discard my changes in a.txt",
  "Please keep a copy of a.txt as a-try.txt and put a.txt back to how it was in the last commit",
  "Speicher den jetzigen Stand von a.txt als a-try.txt und setz a.txt dann auf den Stand vom letzten Commit zurück",
  "今の a.txt を a-try.txt として残して、a.txt を最後のコミットの状態に戻して",
])("a file is kept under another name, and is as before: %s", (request) => {
  expect(saidSettingAside(request, ["a.txt", "b.txt"], ["a-try.txt"])).toEqual({
    deed: "set aside",
    file: "a.txt",
    to: "a-try.txt",
  });
});

test.each([
  "copy a.txt to a-try.txt",
  "put a.txt back to how it was at the last commit",
  "keep the first part of a.txt as a-try.txt, then put a.txt back to how it was at the last commit",
  "copy a.txt to a-try.txt, then discard my changes in a.txt and commit it",
  "save a.txt as a-try.txt, then change the soup in a.txt",
  "keep what's in it now as a-try.txt, then put a.txt back to how it was two commits ago",
  "should I keep a.txt as a-try.txt and then restore a.txt from git?",
])("is something else: %s", (request) => {
  expect(saidSettingAside(request, ["a.txt"], ["a-try.txt"])).toBeNull();
});
