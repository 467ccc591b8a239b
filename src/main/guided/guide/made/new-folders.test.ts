import { expect, test } from "vitest";
import { newFolderCalls } from "./new-folders.ts";

const files = [{ path: "docs/a.md", size: 1 }];
const commandFor = (request: string) => newFolderCalls(request, files)[0]?.input["command"] ?? null;

test("folders are made by their names, and none in the place of another", () => {
  expect(commandFor("please create a folder for invoices")).toBe("mkdir -pv -- invoices");
  expect(commandFor("make two folders: Tax papers and old")).toBe("mkdir -pv -- 'Tax papers' old");
  expect(commandFor("create a folder called docs")).toBeNull();
  expect(commandFor("create a folder Docs")).toBeNull();
});
