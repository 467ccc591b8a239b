import { execFileSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tempFolder } from "../../../test/support/temp-folder.ts";
import { openWorkspace, type Workspace } from "./open-workspace.ts";

const isLinux = process.platform === "linux";

describe.runIf(isLinux)("a text is read at once", () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  let workspace: Workspace;
  beforeAll(async () => {
    folder = await tempFolder({
      "in/a.txt": "tea\r\nrice\n",
      "in/b/c.txt": "käse",
      "in/secret.env": "PIN=1",
      "in/shut/d.txt": "d",
      "out.txt": "out",
    });
    const root = path.join(folder.path, "in");
    await symlink(path.join(folder.path, "out.txt"), path.join(root, "leads-out.txt"));
    await symlink("a.txt", path.join(root, "link.txt"));
    await symlink("b", path.join(root, "linked"));
    await writeFile(path.join(root, "latin.txt"), Buffer.from([0x6b, 0xe4, 0x73, 0x65]));
    await writeFile(path.join(root, "marked.txt"), "\uFEFFtea");
    await writeFile(path.join(root, "zero.txt"), "a\0b");
    await mkdir(path.join(root, "folder"));
    execFileSync("mkfifo", [path.join(root, "pipe")]);
    workspace = await openWorkspace(root, {
      closed: [path.join(root, "shut")],
      isPrivate: (absolute) => absolute.endsWith(".env"),
    });
  });
  afterAll(() => folder.remove());

  test.each([
    ["a.txt", "tea\r\nrice\n"],
    ["b/c.txt", "käse"],
    ["b/../a.txt", "tea\r\nrice\n"],
  ])("where it lies in the folder: %s", (name, text) => {
    expect(workspace.readPlain(name, 100)).toBe(text);
  });

  test.each([
    "missing.txt",
    "link.txt",
    "linked/c.txt",
    "leads-out.txt",
    "../out.txt",
    "/etc/hostname",
    "secret.env",
    "shut/d.txt",
    "latin.txt",
    "marked.txt",
    "zero.txt",
    "folder",
    "pipe",
    "a\nb",
    "",
  ])("not %j", (name) => {
    expect(workspace.readPlain(name, 100)).toBeNull();
  });

  test("nor what is larger than asked for", () => {
    expect(workspace.readPlain("a.txt", 9)).toBeNull();
    expect(workspace.readPlain("a.txt", 10)).toBe("tea\r\nrice\n");
  });
});
