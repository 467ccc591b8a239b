import { expect, test } from "vitest";
import { outputHint } from "./output-hint.ts";

const alone = " It prints just what is asked for, with no words around it.";
const newest = " `ls -t inbox` lists the files of inbox by their time, the newest first.";

test.each([
  ["newest.sh", "i want a newest.sh that prints the name of the file in inbox that was changed last", newest + alone],
  ["neu.sh", "ein neu.sh, das den Namen der neuesten Datei in inbox ausgibt", newest + alone],
  ["new.sh", "inboxの最新のファイル名を表示する new.sh を作って", newest + alone],
  ["sum.py", "write sum.py, it prints the sum of all amounts", alone],
  ["count.js", "count.js prints how many lines there are", alone],
  [
    "old.sh",
    "a script old.sh that deletes the oldest file",
    " `ls -tr FOLDER` lists the files of FOLDER by their time, the oldest first.",
  ],
])("%s: %s", (path, request, told) => {
  expect(outputHint(path, request, "Files: inbox/bill.pdf 14 B, outbox/a.txt 4 B")).toBe(told);
});

test.each([
  ["newest.md", "newest.md prints the name of the newest file"],
  ["sum.py", 'it prints the sum as "Total: 5"'],
  ["hello.py", "hello.py prints a greeting"],
  ["week.py", "it prints the week as a table"],
  ["ends.sh", "it moves the newest and the oldest file to old/"],
  ["sort.py", "sorts the lines of a file"],
])("nothing is told of %s: %s", (path, request) => {
  expect(outputHint(path, request)).toBe("");
});
