import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { commandOf } from "./git-deed.ts";
import { saidBranching } from "./said-branching.ts";

test.each([
  ["Make a new branch called summer-sale and switch to it, please.", "git checkout -b summer-sale"],
  ["create a branch fix/prices", "git checkout -b fix/prices"],
  ["switch to the branch spring", "git switch spring"],
  ["please go back to main", "git switch main"],
  [
    "Please merge the branch new-menu into main and delete the branch afterwards. Not new-menu-winter, that one isn't finished.",
    "git switch main && git merge --no-edit new-menu && git branch -d new-menu",
  ],
  ["merge spring into main", "git switch main && git merge --no-edit spring"],
  ["delete the branch old-menu", "git branch -d old-menu"],
  ["lösche den Branch herbst bitte", "git branch -d herbst"],
  [
    "merge the branch spring into main please. where the two clash take what spring says, but keep everything else that changed on main",
    "git switch main && git merge --no-edit -X theirs spring",
  ],
  ["merge the branch spring. in case of conflicts keep main", "git merge --no-edit -X ours spring"],
  [
    "rename the branch draft to attic",
    "git show-ref --verify refs/heads/draft && { git branch -m draft attic || ! git show-ref --verify refs/heads/draft; }",
  ],
  [
    "rename the draft branch to attic, please",
    "git show-ref --verify refs/heads/draft && { git branch -m draft attic || ! git show-ref --verify refs/heads/draft; }",
  ],
  [
    "please rename this branch to winter-hours",
    'git branch -m winter-hours || [ "$(git branch --show-current)" = winter-hours ]',
  ],
  [
    "Benenne den Branch draft in attic um",
    "git show-ref --verify refs/heads/draft && { git branch -m draft attic || ! git show-ref --verify refs/heads/draft; }",
  ],
  [
    "draft ブランチの名前を attic に変更してください",
    "git show-ref --verify refs/heads/draft && { git branch -m draft attic || ! git show-ref --verify refs/heads/draft; }",
  ],
  ["tag the current state as v1.2", "git tag v1.2"],
  ["hanako ブランチを main にマージしてください。", "git switch main && git merge --no-edit hanako"],
  [
    "festival ブランチを main に取り込んで、終わったら festival ブランチは消してください",
    "git switch main && git merge --no-edit festival && git branch -d festival",
  ],
  [
    "Kannst du bitte den Branch herbst in main mergen und ihn danach löschen? Der Branch herbst-ideen ist noch nicht so weit, der soll bleiben wie er ist.",
    "git switch main && git merge --no-edit herbst && git branch -d herbst",
  ],
  ["Bitte den Branch neue-preise mergen", "git merge --no-edit neue-preise"],
  [
    "the poster is ready: merge the branch poster into main and delete the branch after that, please",
    "git switch main && git merge --no-edit poster && git branch -d poster",
  ],
  ["The work on the login page is finally done. Merge login into main", "git switch main && git merge --no-edit login"],
  ["ok, autumn is finished now, so merge autumn into main", "git switch main && git merge --no-edit autumn"],
  ["Der Flyer ist fertig. Bitte den Branch flyer in main mergen", "git switch main && git merge --no-edit flyer"],
  [
    "表紙の作業が終わったので、cover ブランチを main にマージしてください。",
    "git switch main && git merge --no-edit cover",
  ],
  [
    "Könntest du den Branch plakat in main mergen und dann den Branch plakat-alt löschen?",
    "git switch main && git merge --no-edit plakat && git branch -d plakat-alt",
  ],
  ["Kannst du bitte auf den Branch herbst wechseln?", "git switch herbst"],
  [
    "fix-a ブランチを main に取り込んで、取り込んだら fix-a は削除してください。fix-a-title はまだ途中なので残してね。最後に、いまあるブランチの名前を教えて",
    "git switch main && git merge --no-edit fix-a && git branch -d fix-a && git branch --format='%(refname:short)' | paste -s -d ' ' -",
  ],
  [
    "merge the branch spring into main, delete it and tell me which branches are left",
    "git switch main && git merge --no-edit spring && git branch -d spring && git branch --format='%(refname:short)' | paste -s -d ' ' -",
  ],
  ["switch to main, merge spring, then tag it v2.0", "git switch main && git merge --no-edit spring && git tag v2.0"],
])("%s", (request, command) => {
  expect(commandOf(saidBranching(request) ?? [])).toBe(command);
});

test.each([
  "make a branch winter-hours and change saturday in hours.html there",
  "merge the two lists into one",
  "tell me which branches there are",
  "merge the branch spring into main and list the prices",
  "merge the branch spring into main, tell me which branches are left and then rename them",
  "spring ブランチは残して autumn ブランチを main に取り込んで。メニューも直して",
  "merge guests.csv into list.csv",
  "delete the branch",
  "Soll ich den Branch herbst in main mergen?",
  "Kannst du in main die Liste löschen?",
  "Kannst du den Branch herbst in main mergen und ihn danach umbauen?",
  "Den Branch herbst nicht mergen",
  "When spring is finished, merge the branch spring into main",
  "Wait until the page is done: merge the branch page into main",
  "the spring branch is finished, isn't it?",
  "Kannst du herbst mit winter mergen und die alten Preise löschen?",
  "merge the branch spring into main, in conflicts take ours",
  "switch to the new prices",
  "new branch please, from main",
  "make a branch old-prices from v1.0",
  "which branch am i on?",
  "tag the photos with the place",
  "delete it",
  "rename the branch to something shorter",
  "rename branch.md to attic.md",
  "change a.md and commit it, then make a branch winter-1",
  "go to the archive folder",
])("is left to the model in %s", (request) => {
  expect(saidBranching(request)).toBeNull();
});

property.prop([fc.stringMatching(/^[a-z]{2,8}-[a-z0-9]{2,8}$/), fc.string()])(
  "deletes just the branch that is named, and takes no text for a command",
  (name, noise) => {
    expect(commandOf(saidBranching(`delete the branch ${name}`) ?? [])).toBe(`git branch -d ${name}`);
    const command = commandOf(saidBranching(`switch to the branch ${noise}`) ?? []);
    expect(command).toMatch(/^(?:git switch [\w./-]+(?: && git [\w ./-]+)*)?$/);
  },
);
