import { expect, test } from "vitest";
import { leftOutFiles, openFiles } from "./left-out-files.ts";

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
