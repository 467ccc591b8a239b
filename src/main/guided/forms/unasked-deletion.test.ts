import { expect, test } from "vitest";
import { deletesUnasked } from "./unasked-deletion.ts";

test.each([
  ["rm slug.py", "write some tests for slug.py"],
  ["cd src && rm -rf old", "add a line to a.txt"],
  ["find . -name '*.bak' -delete", "which files are backups?"],
  ["git checkout -- a.txt", "commit a.txt"],
  ["git reset --hard HEAD~1", "how many commits are there?"],
  ["ls *.tmp | xargs rm -f", "make a list of the files"],
])("%s isn't asked for by: %s", (command, request) => {
  expect(deletesUnasked(command, request)).toBe(true);
});

test.each([
  ["rm slug.py", "delete slug.py"],
  ["rm -rf build", "räum bitte auf"],
  ["rm a.txt", "a.txtを消してください"],
  ["git checkout -- a.txt", "undo my changes to a.txt"],
  ["mv a.txt b.txt", "write a poem"],
  ["ls | grep rm", "what is here?"],
  ["git commit -m 'form rm'", "commit it"],
  ["git rm --cached codes.txt", "codes.txt shouldn't be in git"],
])("%s may be what is meant by: %s, or takes nothing away", (command, request) => {
  expect(deletesUnasked(command, request)).toBe(false);
});
