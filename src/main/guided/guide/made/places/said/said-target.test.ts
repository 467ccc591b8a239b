import { expect, test } from "vitest";
import { saidTarget } from "./said-target.ts";

test.each([
  ["make a folder old and put notes.txt into it", "old"],
  ["mach einen neuen Ordner Alt, da kommt notes.txt rein", "Alt"],
  ["create a folder for the bills, put them in there", null],
  ["make a folder structure, put notes.txt into it", null],
])("the folder that files go to: %s", (request, folder) => {
  expect(saidTarget(request, [{ path: "notes.txt", size: 1 }])).toBe(folder);
});
