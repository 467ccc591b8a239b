import { expect, test } from "vitest";
import { argumentHint } from "./argument-hint.ts";

test.each([
  ["mean.py", "a script mean.py that gets such a csv file as argument", "sys.argv"],
  ["late.py", "`python3 late.py loans.csv 2024-11-15` should print the names", "sys.argv"],
  ["top.mjs", "node top.mjs scores.csv prints the best five", "process.argv"],
  ["pack.sh", "write pack.sh, the folder is given on the command line", '"$1"'],
  ["zahl.py", "zahl.py, die Datei kommt als Argument", "sys.argv"],
  ["平均.py", "CSVファイルを引数に取る平均.pyを書いて", "sys.argv"],
  ["rota.py", "`python3 rota.py friday` should print who cooks", "sys.argv[1] is friday"],
])("%s is told where it finds what it is given", (path, request, source) => {
  expect(argumentHint(path, request)).toContain(source);
});

test.each([
  ["mean.py", "a script mean.py that prints the average of may.csv"],
  ["mean.py", "python3 mean.py should print 12.5"],
  ["mean.py", "python3 mean.py prints the average of may.csv"],
  ["mean.py", "start it with python3 mean.py, without a file as an argument, it reads may.csv"],
  ["mean.py", "a function with the list as an argument in mean.py"],
  ["copy.sh", "./copy.sh makes a backup of notes"],
  ["平均.py", "引数なしで平均.pyを動かす"],
  ["notes.md", "notes.md, with the argument of both sides as a list"],
])("%s isn't where nothing is given: %s", (path, request) => {
  expect(argumentHint(path, request)).toBe("");
});

test.each([
  [
    "rota.js",
    "`node rota.js members.txt 2025-04` prints a line a day",
    "process.argv[2] is members.txt, process.argv[3] is 2025-04;",
  ],
  ["mean.py", "python3 mean.py may.csv should print the mean", "sys.argv[1] is may.csv;"],
  ["count.sh", "`bash count.sh notes.txt` counts words", '"$1" is notes.txt;'],
])("of %s it says where each stands", (path, request, told) => {
  expect(argumentHint(path, request, ["members.txt", "may.csv", "notes.txt"])).toContain(told);
});

test("what a program isn't given it opens by itself", () => {
  const request = "`python3 rota.py friday` should print who cooks, it's in rota.json";
  expect(argumentHint("rota.py", request, ["rota.json"])).toContain("it opens rota.json by name");
});
