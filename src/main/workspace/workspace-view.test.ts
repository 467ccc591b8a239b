import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { openWorkspace } from "./open-workspace.ts";
import { viewWorkspace, type WorkspaceView } from "./workspace-view.ts";

let folder: TempFolder;
let view: WorkspaceView;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeEach(async () => {
  folder = await tempFolder({
    "a.md": "hello\n",
    "sub/trips.csv": "town,km\r\nOslo,5\r\n",
    "broken.json": "[{",
    "dist/out.js": "built",
    ".gitignore": "dist\n",
    "closed/id": "key",
    "token.key": "a,b\n1,2\n",
  });
  view = viewWorkspace(
    await openWorkspace(folder.path, { closed: [at("closed")], isPrivate: (file) => file.endsWith(".key") }),
  );
});
afterEach(() => folder.remove());

describe("one file", () => {
  test.each<[string, string, { path: string; size: number } | null]>([
    ["is told with its size", "a.md", { path: "a.md", size: 6 }],
    ["is told where it is ignored", "dist/out.js", { path: "dist/out.js", size: 5 }],
    ["is told by the path that it has", "./sub/../a.md", { path: "a.md", size: 6 }],
    ["that isn't there is none", "b.md", null],
    ["is no folder", "sub", null],
    ["that is closed is none", "closed/id", null],
    ["outside is none", "../a.md", null],
  ])("%s", async (_, file, entry) => {
    expect(await view.entry(file)).toEqual(entry);
  });
});

describe("a file's fingerprint", () => {
  test("is that of files with the same bytes", async () => {
    await writeFile(at("b.md"), "hello\n");
    expect(await view.fingerprint("b.md")).toBe(await view.fingerprint("a.md"));
    expect(await view.fingerprint("sub/trips.csv")).not.toBe(await view.fingerprint("a.md"));
  });

  test.each(["none.md", "sub", "closed/id", "token.key", "../a.md"])("isn't told of %s", async (file) => {
    expect(await view.fingerprint(file)).toBeNull();
  });
});

describe("a folder's history", () => {
  test("is there once git keeps it", async () => {
    expect(await view.isRepository()).toBe(false);
    spawnSync("git", ["init", "-q"], { cwd: folder.path });
    expect(await view.isRepository()).toBe(true);
  });

  test("is there in a second work tree, too", async () => {
    await writeFile(at(".git"), "gitdir: ../elsewhere/.git/worktrees/this\n");
    expect(await view.isRepository()).toBe(true);
  });

  test("isn't that of a folder in it", async () => {
    await mkdir(at("sub", ".git"));
    expect(await view.isRepository()).toBe(false);
  });
});

test("the records of a file are read, and none of what is no data", async () => {
  await writeFile(at("travel.json"), '{"return": {"coach": 12}}');
  expect(await view.records("travel.json")).toEqual([
    { above: [], key: "return", fields: [{ name: "coach", values: ["12"] }] },
  ]);
  for (const file of ["a.md", "broken.json", "b.json", "sub"]) expect(await view.records(file)).toEqual([]);
});

describe("the table of a file", () => {
  test("is read, whatever its line ends", async () => {
    expect(await view.table("sub/trips.csv")).toEqual({ columns: ["town", "km"], rows: [["Oslo", "5"]] });
  });

  test.each([["a.md"], ["broken.json"], ["b.csv"], ["sub"], ["token.key"]])("is none in %s", async (file) => {
    expect(await view.table(file)).toBeNull();
  });

  test("is none in a file of more than half a megabyte", async () => {
    await writeFile(at("big.csv"), `town,km\n${"Oslo,5\n".repeat(90_000)}`);
    expect(await view.table("big.csv")).toBeNull();
  });
});
