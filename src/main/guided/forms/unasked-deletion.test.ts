import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  deletesUnasked,
  removesForPart,
  startsUnasked,
  withLinesKept,
  withoutUnaskedDeletions,
} from "./unasked-deletion.ts";

test.each([
  ["rm slug.py", "write some tests for slug.py"],
  ["cd src && rm -rf old", "add a line to a.txt"],
  ["find . -name '*.bak' -delete", "which files are backups?"],
  ["find . -type f -mtime +14 -exec rm -f {} \\;", "backup.sh should keep 14 days, and leave out the Downloads folder"],
  ["find . -type f -execdir /bin/rm {} +", "how many old files are there?"],
  ["python3 -c \"import os; os.remove('a.txt')\"", "how long is a.txt?"],
  ["git checkout -- a.txt", "commit a.txt"],
  ["git reset --hard HEAD~1", "how many commits are there?"],
  ["ls *.tmp | xargs rm -f", "make a list of the files"],
  ["rm old.csv", "fix menu.py, but old.csv must go on working"],
  ["rm -rf out", "find out what has gone wrong in build.sh"],
  ["rm a.jpg", "the price can go up to 10"],
  ["git checkout main && git reset --hard 94c0155", "Nimmst du den letzten Commit mit einem neuen Commit zurück?"],
  ["git reset --hard HEAD~1", "undo the last commit with a new commit, the old one stays in the history"],
  ["git reset --hard HEAD~1", "revert the last commit"],
  ["git reset -q --hard HEAD", "change the message of the last commit to 'Tea'"],
  ["git branch -D draft", "rename the branch draft to attic"],
  ["git push --force", "push my commits, please"],
  ["git stash drop", "put my changes aside"],
  ["git reset --hard HEAD~1", "undo my changes"],
  ["git push origin main -f", "push my changes, please"],
  ["git reset --hard HEAD", "undo the last commit, but keep its changes"],
])("%s isn't asked for by: %s", (command, request) => {
  expect(deletesUnasked(command, request)).toBe(true);
});

test.each([
  ["rm slug.py", "delete slug.py"],
  ["rm -rf build", "räum bitte auf"],
  ["rm draft.md", "the drafts can go now"],
  ["rm draft.md", "I want those gone"],
  ["rm a.txt", "a.txtを消してください"],
  ["git checkout -- a.txt", "undo my changes to a.txt"],
  ["git reset --hard HEAD~1", "throw away the last commit and all that's in it"],
  ["git reset --hard", "discard everything I haven't committed"],
  ["git reset --hard HEAD", "put everything back to how it was in the last commit"],
  ["git reset --hard HEAD", "alles auf den Stand vom letzten Commit zurücksetzen"],
  ["git branch -D draft", "delete the branch draft, I don't need what's on it"],
  ["git reset --soft HEAD~1", "undo the last commit"],
  ["git checkout -- .", "undo my changes"],
  ["git checkout -- .", "mach meine Änderungen rückgängig"],
  ["git checkout -- .", "変更を元に戻してください"],
  ["git reset --hard HEAD", "revert everything I changed since the last commit"],
  ["git reset --hard HEAD~2", "roll back two commits"],
  ["git push --force", "overwrite the remote with my branch"],
  ["git push origin fix-f", "push my branch"],
  ["mv a.txt b.txt", "write a poem"],
  ["ls | grep rm", "what is here?"],
  ["git commit -m 'form rm'", "commit it"],
  ["git rm --cached codes.txt", "codes.txt shouldn't be in git"],
])("%s may be what is meant by: %s, or takes nothing away", (command, request) => {
  expect(deletesUnasked(command, request)).toBe(false);
});

test.each([
  "the folder out shouldnt be in git. take it out of git (but keep the files on my disk!) and commit",
  "Please remove codes.txt from the repo without deleting it on disk",
  "get .env out of git, but don't delete it",
  "nimm out bitte aus git, die Dateien sollen aber auf der Platte bleiben",
])("files that are only to be out of git aren't deleted: %s", (request) => {
  expect(deletesUnasked("rm -rf out/", request)).toBe(true);
  expect(deletesUnasked("git rm -r --cached out/", request)).toBe(false);
});

test.each([
  "tidy.sh keeps the wrong ones, can you fix it?",
  "tidy.sh takes too much when I run it, please mend it",
  "fix tidy.sh but don't run it on box/",
  "change tidy.sh so that it keeps 5",
  "don't run tidy.sh, just tell me what it does",
])("a program that deletes isn't started for: %s", (request) => {
  expect(startsUnasked("tidy.sh", request)).toBe(true);
});

test.each([
  "run tidy.sh on box",
  "fix tidy.sh and then run it",
  "clean up box with tidy.sh",
  "please clear the box, tidy.sh does it",
  "delete the old logs",
  "tidy.shで箱を片付けて",
])("it may be for: %s", (request) => {
  expect(startsUnasked("tidy.sh", request)).toBe(false);
});

const script = "#!/bin/bash\nmkdir -p out\ntar -czf out/all.tar.gz letters\n\n# Not needed any more\nrm -rf letters\n";

test.each<[string, string, string]>([
  ["pack.sh", "write pack.sh, which packs letters", "#!/bin/bash\nmkdir -p out\ntar -czf out/all.tar.gz letters\n\n"],
  ["pack.sh", "write pack.sh, which packs letters and then removes them", script],
  ["pack.md", "write pack.md, which tells how to pack letters", script],
])("a new %s for %j", (path, request, content) => {
  expect(withoutUnaskedDeletions(script, path, request)).toBe(content);
});

test("what a script made itself it may take away", () => {
  const own = '#!/bin/bash\nrm -f "$list"\nrm -rf tmp/pack\n';
  expect(withoutUnaskedDeletions(own, "pack.sh", "write pack.sh")).toBe(own);
});

const wantsPart = (file: string) => [
  `Some people are in ${file} twice. Can you remove the duplicates but keep the order?`,
  `remove the duplicates in ${file}`,
  `please get rid of the doubles in ${file}`,
  `${file} has doubles, please delete them`,
  `take Anna out of ${file}`,
  `delete the last line of ${file}`,
  `remove the heading from ${file}, thanks`,
  `Lösch die doppelten Einträge aus ${file}`,
  `nimm Anna aus ${file} raus`,
  `in ${file} stehen manche doppelt, bitte die Dubletten löschen`,
  `${file}から重複を削除して`,
  `${file} の最後の行を削除してください`,
];
const wantsWhole = (file: string) => [
  `delete ${file}`,
  `please remove the old file ${file}`,
  `remove ${file} from the folder old`,
  `get rid of ${file} and of other.csv`,
  `copy what is in ${file} to all.csv, then delete ${file}`,
  `lösch bitte ${file}`,
  `${file} kann weg`,
  `${file}を削除してください`,
];
const removals = (file: string) => [
  `rm ${file}`,
  `rm -f "./${file}"`,
  `cat ${file} && rm -rv -- '${file}'`,
  `git rm -f ${file}`,
  `truncate -s 0 ${file}`,
  `rm other.csv ${file}`,
];
const fileNames = fc
  .tuple(
    fc.constantFrom("", "lists/", "a/b/"),
    fc.stringMatching(/^[a-z][a-z0-9_-]{2,8}$/),
    fc.constantFrom(".txt", ".csv", ".md", ".json"),
  )
  .map((parts) => parts.join(""))
  .filter((name) => !name.endsWith("other.csv") && !name.endsWith("all.csv"));

property.prop([fileNames, fc.nat(), fc.nat()])(
  "a file of which only a part is to go is never taken away, whatever it is called",
  (file, one, two) => {
    const requests = wantsPart(file);
    const commands = removals(file);
    const request = requests[one % requests.length] ?? "";
    expect(removesForPart(commands[two % commands.length] ?? "", request)).toBe(file);
  },
);

property.prop([fileNames, fc.nat(), fc.nat()])(
  "a file that is to go may be taken away, whatever it is called",
  (file, one, two) => {
    const requests = wantsWhole(file);
    const commands = removals(file);
    const request = requests[one % requests.length] ?? "";
    expect(removesForPart(commands[two % commands.length] ?? "", request)).toBeNull();
  },
);

test.each([
  ["awk '!seen[$0]++' guests.txt > t && rm guests.txt && mv t guests.txt", "remove the duplicates in guests.txt"],
  ["rm t.txt", "remove the duplicates in guests.txt"],
  ["rm -rf old/*", "delete the files in old"],
  ["rm -r old", "delete everything in old"],
  ["rm old/guests.txt", "delete the copy of guests.txt in old"],
  ["rm guests.txt", "put what is in guests.txt into all.txt and delete the original"],
  ["rm a.txt", "a.txt and b.txt are duplicates, remove one of them"],
  ["rm a.txt b.txt", "remove the files that are listed in list.txt"],
  ["git rm --cached codes.txt", "take codes.txt out of git"],
  ["rm paris.jpg", "delete the photos from paris"],
])("%s isn't held back for: %s", (command, request) => {
  expect(removesForPart(command, request)).toBeNull();
});

test.each([
  ["rm *.txt", "remove the duplicates in guests.txt", "guests.txt"],
  ["rm plan.md", "delete the copy of plan.md", "plan.md"],
  ["rm list.txt", "remove the files that are listed in list.txt", "list.txt"],
  ["rm guest-list.txt", "take Anna off the guest list", "guest-list.txt"],
])("%s is held back for: %s", (command, request, path) => {
  expect(removesForPart(command, request)).toBe(path);
});

test("an edit takes out no line that is only to be a comment, and any that is to go", () => {
  const edit = { path: "jobs", old_text: "# thumbs\n*/30 * * * * thumbs.sh", new_text: "" };
  expect(withLinesKept(edit, "please comment out the thumbs")).toEqual({ ...edit, new_text: edit.old_text });
  expect(withLinesKept(edit, "comment out the backup and delete the thumbs")).toEqual(edit);
  expect(withLinesKept(edit, "the thumbs aren't wanted")).toEqual(edit);
  const comment = { ...edit, new_text: "# thumbs\n# */30 * * * * thumbs.sh" };
  expect(withLinesKept(comment, "please comment out the thumbs")).toEqual(comment);
});

test("what a script is run by stays", () => {
  const edit = { old_text: "#!/bin/bash", new_text: "echo hello" };
  expect(withLinesKept(edit, "fix the total in tours.sh")).toEqual({ ...edit, new_text: edit.old_text });
});
