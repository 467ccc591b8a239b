import { expect, test } from "vitest";
import { withoutUnaskedDeletions, deletesUnasked, startsUnasked } from "./unasked-deletion.ts";

test.each([
  ["rm slug.py", "write some tests for slug.py"],
  ["cd src && rm -rf old", "add a line to a.txt"],
  ["find . -name '*.bak' -delete", "which files are backups?"],
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
