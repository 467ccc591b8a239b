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
  ["Please stash all I have here, the new file as well, as 'half done'", "git stash push -u -m"],
  ["v1.2 was right before the commit 'New logo', could you set the tag there", "git tag NAME HASH^"],
  ["put a tag may-2025 on the commit 'Newsletter May'", "git tag NAME HASH"],
  ["the message of my last commit has a typo, it should be 'Menu'", "git commit --amend --only -m"],
  [
    "直前のコミットのメッセージを「メニュー更薪」と打ち間違えてしまいました。直したいです",
    "git commit --amend --only -m",
  ],
  ["Stell die preise.csv bitte so her, wie sie vor diesem Commit war", "git checkout HASH^ -- FILE"],
  [
    "I deleted a.md, bring it back",
    'git checkout HEAD -- a.md || git checkout "$(git rev-list -n 1 HEAD -- a.md)^" -- a.md',
  ],
])("%s: %s", (request, words) => {
  expect(gitHint(request, () => false)).toContain(words);
});

test("nothing is told of what any model knows", () => {
  expect(gitHint("commit a.md", () => false)).toBe("");
  expect(gitHint("commit it with the message 'Fix a typo'", () => false)).toBe("");
  expect(gitHint("git stash pop", () => false)).toBe("");
  expect(gitHint("bring back the lines that I deleted in a.md", () => true)).toBe("");
});
