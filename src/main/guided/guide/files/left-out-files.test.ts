import { expect, test } from "vitest";
import { leftOutFiles, openFiles, staysSomewhere } from "./left-out-files.ts";

const files = [
  "index.html",
  "contact.html",
  "honours.md",
  "chronik.md",
  "archive/2023.md",
  "lessons/old/volcano.md",
  "lessons/boats.md",
  "flyer.txt",
].map((path) => ({ path, size: 1 }));

test.each([
  ["take the link out of the pages. on contact.html it should stay", ["contact.html"]],
  ["take him out of all lists, only in honours.md he stays", ["honours.md"]],
  ["bitte überall anpassen, nur in der Chronik nicht", ["chronik.md"]],
  ["change her name in all the files, just not in the archive folder", ["archive/2023.md"]],
  ["call it Tools in the lessons, and leave lessons/old alone", ["lessons/old/volcano.md"]],
  ["switch it off everywhere except in the archive", ["archive/2023.md"]],
  ["change the price, flyer.txt is only a souvenir, leave that one", ["flyer.txt"]],
])("a change isn't meant where it is left out: %s", (request, out) => {
  expect(leftOutFiles(request, files)).toEqual(out);
  expect(openFiles(request, files).map(({ path }) => path)).not.toContain(out[0]);
});

test.each(["change the price everywhere, the tour stays at 12", "the lesson on boats is on Monday, not on Tuesday"])(
  "what stays in them leaves no file out: %s",
  (request) => {
    expect(leftOutFiles(request, files)).toEqual([]);
  },
);

test.each([
  "delete the line from all files, but keep it in honours.md",
  "delete the line from all files and leave it in honours.md",
  "delete the line everywhere. It should stay in honours.md",
  "lösche die Zeile überall, in honours.md soll sie bleiben",
  "lösche die Zeile überall, aber behalte sie in honours.md",
  "lösche die Zeile überall, nur lass sie in honours.md stehen",
  "すべてのファイルからこの行を消して。honours.mdには残して",
])("what goes elsewhere stays in a file: %s", (request) => {
  expect(leftOutFiles(request, files)).toEqual(["honours.md"]);
  expect(staysSomewhere(request, files)).toBe(false);
});

test("what is to be kept in a file while nothing goes leaves it in", () => {
  expect(leftOutFiles("sort the names, but keep them in honours.md", files)).toEqual([]);
});

test("where something stays in a file that isn't known, that is open", () => {
  expect(staysSomewhere("delete the line from all files, but keep it in one of them", files)).toBe(true);
  expect(staysSomewhere("delete the line from all files, the rest stays", files)).toBe(false);
});
