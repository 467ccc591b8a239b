import { expect, test } from "vitest";
import { commitsRuledOut } from "./ruled-out-files.ts";

const request = 'stop tracking codes.txt and commit that as "No codes". my notes.md isnt ready, not in the commit';

test.each([
  ["git add notes.md && git commit -m 'No codes'", request, "notes.md"],
  ["git add -A && git commit -m 'No codes'", request, "notes.md"],
  ["git commit -am 'No codes'", request, "notes.md"],
  ["git add .gitignore && git commit -m 'No codes'", request, null],
  ["git add notes.md", "add a line to notes.md, don't change other.md", null],
  ["git add a.md", "commit a.md. b.md isn't ready, a.md isn't either but it has to go in", null],
  ["cat notes.md", request, null],
  ["git add a.md", "commit a.md, not b.md", null],
  ["git add a.md b.md", "commit b.md. don't forget a.md", null],
  [
    "git add attic.md cellar.md stairs.md && git commit -m 'Fix the stairs'",
    'my last commit says "Fix teh stairs". make that "Fix the stairs", but without committing anything else',
    "attic.md",
  ],
  ["git add -A && git commit -m x", "commit plan.md and nothing else", "what else was changed"],
  ["git add plan.md b.md && git commit -m x", "commit plan.md, sonst nichts", "b.md"],
  ["git add other.md && git commit -m x", "commit a.md, but don't commit other.md. ok?", null],
  ["git add other.md && git commit -m x", "commit a.md. But don't commit other.md", "other.md"],
  ["git add plan.md && git commit -m x", "commit the plan and nothing else", null],
  ["git add -A && git commit -m Tidy", "Committe alles mit der Nachricht „Tidy“, sonst nichts", null],
  ["git add a.md b.md && git commit -m x", "commit everything, nothing else", null],
  ["git add plan.md && git commit -m x", "Translate the letter, commit it, and don't change anything else", null],
  ["git add plan.md && git commit -m x", "Translate the letter, commit it and don't commit anything else", null],
  ["git add b.md && git commit -m x", "commit plan.md as 'Plan', nothing else", "b.md"],
  ["git add b.md && git commit -m x", "commit plan.md, and don't put anything else in the commit", "b.md"],
  ["git add b.md && git commit -m x", "change the title, nothing else, and commit plan.md and my notes", null],
  ["git add a.md b.md && git commit -m x", "commit my changes", null],
  ["git add 案.md && git commit -m x", "全部コミットして。案.md は入れないでください。", "案.md"],
])("%s for %s: %s", (command, said, file) => {
  expect(commitsRuledOut(command, said)).toBe(file);
});
