import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { saidNewFolders } from "./said-new-folders.ts";

test.each([
  ["create a folder for invoices", ["invoices"]],
  ["make three folders: 2022, 2023 and 2024", ["2022", "2023", "2024"]],
  ["create a new folder called Tax papers", ["Tax papers"]],
  ["make the folders docs/old and docs/new", ["docs/old", "docs/new"]],
  ["leg einen Ordner Rechnungen an", ["Rechnungen"]],
  ["請求書というフォルダを作って", ["請求書"]],
])("%s", (command, names) => {
  expect(saidNewFolders(command)).toEqual(names);
});

test.each([
  "make a folder for each year",
  "create a folder for invoices and move all pdfs there",
  "make a folder with the photos of May",
  "create a folder ../other",
  "make a list of folders",
  "move the folder docs",
])("'%s' wants something else, or more", (command) => {
  expect(saidNewFolders(command)).toBeNull();
});

property.prop([fc.string({ unit: "grapheme" })])("no name leads out of the folder", (name) => {
  for (const each of saidNewFolders(`create a folder called ${name}`) ?? []) {
    expect(each.startsWith("/")).toBe(false);
    expect(each.split("/")).not.toContain("..");
  }
});
