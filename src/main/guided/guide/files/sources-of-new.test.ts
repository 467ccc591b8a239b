import { expect, test } from "vitest";
import { sourcesOfNew } from "./sources-of-new.ts";

const files = ["lease.md", "plan.txt", "mieter.csv", "契約.md", "notes/todo.md"].map((path) => ({ path, size: 1 }));

test.each([
  ["write a letter and save it as letter.txt. Her name is in lease.md, put it in", ["lease.md"]],
  ["write letter.txt. Put her name and our number in, they're in lease.md", ["lease.md"]],
  ["make letter.txt, take the address from lease.md and the date from plan.txt", ["lease.md", "plan.txt"]],
  ["Schreib brief.txt, die Nummer steht in lease.md, trag sie ein", ["lease.md"]],
  ["Erstelle aushang.txt mit den Namen aus mieter.csv", ["mieter.csv"]],
  ["「手紙.txt」を作って。契約.mdにある番号を入れて", ["契約.md"]],
  ["make a packing.md, what we need is listed in todo.md", ["notes/todo.md"]],
])("what a new file is only made of is its source: %s", (request, sources) => {
  expect(sourcesOfNew(request, files)).toEqual(sources);
});

test.each([
  "make done.md from todo.md and remove what is done from todo.md",
  "write letter.txt and put her name in lease.md",
  "Make a summary.md from plan.txt and add a link to it in lease.md",
  "write help.txt, and put a line about it at the end of lease.md",
  "the typo is in lease.md, fix it",
  "Erstelle alt.md aus todo.md und lösch die alten in todo.md",
])("what may be meant to change is none: %s", (request) => {
  expect(sourcesOfNew(request, files).filter((path) => path !== "plan.txt")).toEqual([]);
});
