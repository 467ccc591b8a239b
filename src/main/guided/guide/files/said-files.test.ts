import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { missingFiles, namedFiles } from "./named-files.ts";
import { saidFiles, spokenFiles } from "./said-files.ts";

const filesOf = (paths: readonly string[]) => paths.map((path) => ({ path, size: 1 }));

test("are those whose names a request says, in capitals or not", () => {
  const files = filesOf(["docs/Read Me.md", "src/app.ts", "app.ts.bak", "LICENSE"]);
  expect(saidFiles("Put app.ts and the license into read me.MD", files)).toEqual(
    filesOf(["docs/Read Me.md", "src/app.ts", "LICENSE"]),
  );
});

test("are found anew for another request", () => {
  const files = filesOf(["a.md", "b.md"]);
  expect([saidFiles("a.md", files), saidFiles("b.md", files)]).toEqual([filesOf(["a.md"]), filesOf(["b.md"])]);
});

const name = fc.constantFrom("a.md", "B.md", "b.md", "notes 2.txt", "README", ".env", "x.test.ts", "日記.md");
const path = fc
  .array(fc.constantFrom("src", "Docs", "写真"), { maxLength: 2 })
  .chain((folders) => name.map((last) => [...folders, last].join("/")));
const word = fc.oneof(name, path, fc.constantFrom("show", "`my list.txt`", "other.md", "and", "を見て", "."));
const request = fc.array(fc.tuple(word, fc.constantFrom(" ", "", ", ", "."))).map((words) => words.flat().join(""));

property.prop([fc.uniqueArray(path, { maxLength: 12 }), request])(
  "are all that decides what a request names, and what is missing",
  (paths, said) => {
    const files = filesOf(paths);
    expect(namedFiles(said, saidFiles(said, files))).toEqual(namedFiles(said, files));
    expect(missingFiles(said, saidFiles(said, files))).toEqual(missingFiles(said, files));
  },
);

describe("a file that is called by its name and its folder", () => {
  const files = [
    "recipes/curry.md",
    "recipes/dal.md",
    "レシピ/カレー.md",
    "invoices/march.csv",
    "invoices/april.csv",
  ].map((path) => ({ path, size: 1 }));

  test.each([
    ["how hot is the oven for the curry recipe", ["recipes/curry.md"]],
    ["the recipe for the dal needs more salt", ["recipes/dal.md"]],
    ["カレーのレシピの材料を教えて", ["レシピ/カレー.md"]],
    ["compare the March and April invoices", ["invoices/march.csv", "invoices/april.csv"]],
  ])("%s", (request, paths) => {
    expect(spokenFiles(request, files).map(({ path }) => path)).toEqual(paths);
  });

  test("isn't meant where its name stands behind another folder", () => {
    const notes = [{ path: "notes/2024/06-june.md", size: 1 }];
    expect(namedFiles("write a new notes/2025/06-june.md", notes)).toEqual([]);
    expect(namedFiles("add it to 2024/06-june.md", notes)).toEqual(notes);
    expect(namedFiles("see /home/mo/notes/2024/06-june.md", notes)).toEqual(notes);
  });

  test.each(["add curry to the recipes list", "in March we had no recipes", "write a new invoice for March"])(
    "isn't: %s",
    (request) => {
      expect(spokenFiles(request, files)).toEqual([]);
    },
  );
});
