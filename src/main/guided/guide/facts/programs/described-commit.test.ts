import { expect, test } from "vitest";
import { describedCommand } from "./described-commit.ts";

const listing = `exit 0
## main
branch main, last commit 2025-04-27 Kim Osei: Brownies
branch catering, last commit 2025-04-20 Noor Aziz: Catering, first try
branch lena-hours, last commit 2025-04-25 Lena Hoff: Summer hours
6a25ef3 2025-03-09 Kim Osei: Say what was done
979ea62 2025-03-04 Hana Novak: README: umlauts are fine
f10a570 2025-03-01 Piotr Zielinski: New rates for trekking and e-bikes
6e0acdc 2025-02-11 Hana Novak: Fix the umlauts in the export
`;

test.each([
  [
    "please merge Lena's branch into main, the summer hours are done. The catering one isn't ready.",
    "git merge --no-edit lena-hours",
  ],
  [
    "put the tag v2.1.1 on Hana's commit that mended the umlauts in the export, not on the newest commit",
    "git tag v2.1.1 6e0acdc",
  ],
  [
    'Please put the tag shown-2025 on the commit we showed, it\'s the one called "Say what was done". And tell me who made it.',
    "git tag shown-2025 6a25ef3",
  ],
  ["piotrs commit with the new rates was a mistake, undo it pls with a new commit", "git revert --no-edit f10a570"],
  ["revert the commit with the new rates", "git revert --no-edit f10a570"],
  ["The commit with the new rates has to go, please take it back", "git revert --no-edit f10a570"],
  [
    'the commit "Say what was done" came too early. please take just that one back, as a new commit. everything after it has to stay',
    "git revert --no-edit 6a25ef3",
  ],
  [
    'the commit "Fix the umlauts in the export" was a mistake. please undo it with a new commit, everything that came after it has to stay',
    "git revert --no-edit 6e0acdc",
  ],
  [
    "revert piotr's commit with the new rates please, but keep everything that was done since",
    "git revert --no-edit f10a570",
  ],
  ["revert the commit with the new rates, the other commits have to stay as they are", "git revert --no-edit f10a570"],
  [
    "der Commit „Say what was done“ war ein Fehler, mach ihn mit einem neuen rückgängig, alles andere bleibt",
    "git revert --no-edit 6a25ef3",
  ],
  [
    "Der Commit „Say what was done“ war ein Versehen, bitte nimm ihn mit einem neuen Commit wieder zurück. Alles, was danach kam, soll so bleiben",
    "git revert --no-edit 6a25ef3",
  ],
  [
    'The commit "Say what was done" got in by accident. Please take it back with a new commit. Whatever came after that stays as it is.',
    "git revert --no-edit 6a25ef3",
  ],
  [
    "the commit with the new rates was an accident, revert it. everything since then should stay",
    "git revert --no-edit f10a570",
  ],
  [
    "Der Commit mit den „New rates for trekking and e-bikes“ kam aus Versehen rein, mach ihn bitte mit einem neuen rückgängig",
    "git revert --no-edit f10a570",
  ],
  [
    "「Say what was done」というコミットは間違いでした。新しいコミットで取り消してください。その後の変更はそのままにしてください。",
    "git revert --no-edit 6a25ef3",
  ],
])("%s", (request, command) => {
  expect(describedCommand(request, listing)).toBe(command);
});

test("a message that is quoted in full tells a commit from one that goes on", () => {
  const more = listing.replace("6e0acdc", "1111111 2025-02-12 Piotr Zielinski: Say what was done, draft\n6e0acdc");
  const request = 'put the tag spring_fair on the commit "Say what was done"';
  expect(describedCommand(request, more)).toBe("git tag spring_fair 6a25ef3");
});

test("what isn't merged into yet is switched to first", () => {
  const elsewhere = listing.replace("## main", "## catering");
  expect(describedCommand("merge Lena's branch into main", elsewhere)).toBe(
    "git switch main && git merge --no-edit lena-hours",
  );
});

test.each([
  ["several may be meant", "put the tag v1.0 on Hana's commit"],
  ["no name is said", "put the tag on the commit with the new rates"],
  ["none fits", "revert the commit with the flowers"],
  ["only the commit is to be undone", "undo the commit with the new rates, but keep the changes"],
  ["the work is to stay", "undo the commit with the new rates, what it changed has to stay in the files"],
  ["it is to stay", "the commit with the new rates was a mistake, but don't undo it, it has to stay"],
  ["it isn't to be undone", "don't undo Piotr's commit. Add the new rates to a.md"],
  ["it was only a slip", 'the commit "Say what was done" was an accident, but it can stay'],
  ["what it changed stays", 'the commit "Say what was done" was an accident, take it back, but keep my changes'],
  ["it is asked how", "please explain how to revert the commit with the new rates"],
  ["something is asked", "who made the commit with the new rates?"],
])("the model decides where %s", (_, request) => {
  expect(describedCommand(request, listing)).toBeNull();
});
