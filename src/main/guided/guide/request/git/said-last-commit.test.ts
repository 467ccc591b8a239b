import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { saidOfLastCommit } from "./said-last-commit.ts";

describe("another message for the last commit", () => {
  test.each([
    [
      'oops, my last commit says "Fix teh stairs". make that "Fix the stairs" please, but without committing anything else',
      "Fix the stairs",
      "Fix teh stairs",
    ],
    ['change the message of my last commit to "Add green tea"', "Add green tea", null],
    ["Please reword the last commit: the message should be 'Open on Sundays'", "Open on Sundays", null],
    [
      'The message of the latest commit has a typo, "Opne on Sundays". It should say "Open on Sundays"',
      "Open on Sundays",
      "Opne on Sundays",
    ],
    ['my last commit message is "wip", change it to "Plan the harvest"', "Plan the harvest", "wip"],
    ['amend the last commit message to "New prices" instead of "New pricse"', "New prices", "New pricse"],
    ['fix the message in my last commit, it should be "New prices"', "New prices", null],
    ['the commit I just made is called "wip", change that to "Prices"', "Prices", "wip"],
    ['Ändere die Nachricht des letzten Commits in "Tee ergänzt"', "Tee ergänzt", null],
    [
      "Der letzte Commit heißt „Preise anpasen“. Korrigiere das bitte zu „Preise anpassen“",
      "Preise anpassen",
      "Preise anpasen",
    ],
    ["最後のコミットのメッセージを「お茶を追加」に変更してください", "お茶を追加", null],
  ])("%s", (request, message, before) => {
    expect(saidOfLastCommit(request)).toEqual({ deed: "reword", message, before });
  });
});

describe("a new commit that undoes the last one", () => {
  test.each([
    "Der letzte Commit war ein Versehen. Nimmst du ihn bitte mit einem neuen Commit zurück? Der alte soll in der Historie stehen bleiben",
    "revert the last commit",
    "revert the last commit with another commit, but keep the old one in the history",
    "revert my last commit with a new commit please",
    "The latest commit was a mistake. Undo it with another commit, the old one should stay in the history",
    "take the last commit back by a new commit, don't rewrite the history",
    "could you undo my last commit through a new commit? Don't push it",
    "Mach den letzten Commit durch einen neuen Commit rückgängig",
    "最後のコミットを新しいコミットで取り消してください",
  ])("%s", (request) => {
    expect(saidOfLastCommit(request)).toEqual({ deed: "revert last" });
  });
});

test.each([
  "undo the last commit but keep the changes",
  "Mach den letzten Commit rückgängig, die Änderungen sollen bleiben",
  "undo the last commit",
  "revert to the last commit",
  "revert the last two commits",
  "revert the commit before the last commit",
  "revert the last commit and push it",
  "how do I revert the last commit?",
  "don't revert the last commit",
  "Mach den letzten Commit nicht durch einen neuen Commit rückgängig",
  "最後のコミットを新しいコミットで取り消さないでください",
  "git revert the last commit fails with a conflict, help",
  "revert the last commit, no new commit please",
  "revert the last commit with git reset --hard",
  "revert the last commit, but only what it did to the prices",
  "revert the last commit that touched the prices",
  "revert the last commit by Anna",
  "Revertiere den letzten Commit von Anna",
  "価格を変えた最後のコミットをリバートして",
  "can I revert the last commit?",
  'in the last commit I broke the page title, set it to "Garden club"',
  'the login message is wrong since my last commit: it should say "Welcome back"',
  'the last commit changed the title of the page. Please correct the title back to "Garden club"',
  'my last commit message is "wip", change it to "X" and also change the title in the readme',
  'my last commit put "Open" on the sign, but the message should be "Closed"',
  `don't change the message of my last commit to "Tea"`,
  'what does the message "Add tea" of the last commit mean?',
  'change the word "teh" in the message of my last commit to "the"',
  'commit plan.md with the message "Plan", like the last commit',
  'the last commit says "A", "B" and "C", change it',
  'put "seeds.md" into the last commit',
  "what is the message of the last commit?",
  'change "14 steps" to "15 steps"',
  'the label says "Open". Make that "Closed"',
])("leaves what is more, less or else to others: %s", (request) => {
  expect(saidOfLastCommit(request)).toBeNull();
});

property.prop([fc.string()])("any message is taken as it is said", (text) => {
  fc.pre(/^[^"'`„“”「」\n]{3,40}$/u.test(text) && text.trim() === text);
  expect(saidOfLastCommit(`change the message of the last commit to "${text}"`)).toEqual({
    deed: "reword",
    message: text,
    before: null,
  });
});
