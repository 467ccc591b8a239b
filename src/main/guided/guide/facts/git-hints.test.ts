import { expect, test } from "vitest";
import { deletedFile, gitHint } from "./git-hints.ts";

test.each([
  ["I deleted sourdough.md some time ago, can you bring it back the way it was last?", "sourdough.md"],
  ["notes/a.txt is gone, restore it please", "notes/a.txt"],
  ["ich hab plan.md gelöscht, hol sie bitte zurück", "plan.md"],
  ["bring a.txt back to how it was yesterday", null],
  ["restore what I deleted", null],
  ["delete a.txt", null],
])("%s: %j", (request, file) => {
  expect(deletedFile(request)).toBe(file);
});

test.each([
  ["undo the last commit", "git revert"],
  ["i committed too early, undo my last commit but keep everything i changed in the files", "git reset --soft HEAD~1"],
  ["undo my last commit but dont lose what i wrote!! want to split it in two later", "git reset --soft HEAD~1"],
  ["mach den letzten commit rückgängig, die Änderungen sollen bleiben", "git reset --soft HEAD~1"],
  [
    "I deleted a.md, bring it back",
    'git checkout HEAD -- a.md || git checkout "$(git rev-list -n 1 HEAD -- a.md)^" -- a.md',
  ],
])("%s: %s", (request, words) => {
  expect(gitHint(request, () => false)).toContain(words);
});

test("nothing is told of what any model knows", () => {
  expect(gitHint("commit a.md", () => false)).toBe("");
  expect(gitHint("bring back the lines that I deleted in a.md", () => true)).toBe("");
});
