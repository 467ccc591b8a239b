import { spawnSync } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { openWorkspace, type Workspace } from "./open-workspace.ts";
import type { Match, SearchQuery } from "./search-files.ts";
import { viewWorkspace } from "./workspace-view.ts";

const signal = new AbortController().signal;
const bwrap = "/usr/bin/bwrap";
let folder: TempFolder;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeEach(async () => {
  folder = await tempFolder({
    "a.md": "# Notes\nbuy Tea\nbuy milk\n",
    "src/x.ts": "export const tea = 1;\n",
    "src/y.ts": "export const coffee = 2;\n",
    "dist/out.js": "tea\n",
    "node_modules/pkg/index.js": "tea\n",
    ".gitignore": "dist\n",
    ".github/flow.yml": "on: push # tea\n",
    ".env": "TEA=secret\n",
    ".ssh/id": "tea key\n",
    "server.key": "tea key\n",
    "logo.bin": Buffer.from([0, 1, 2, 0x74, 0x65, 0x61]),
  });
});
afterEach(() => folder.remove());

const open = () => openWorkspace(folder.path, { closed: [at(".ssh")], isPrivate: (file) => file.endsWith(".key") });
const names = async (workspace: Workspace) => (await workspace.files(signal)).files.map((file) => file.path);

async function search(workspace: Workspace, query: Partial<SearchQuery> & { patterns: string[] }): Promise<Match[]> {
  const found: Match[] = [];
  const whole = { isRegex: false, ignoresCase: true, within: ".", ...query };
  for await (const match of workspace.search(whole, signal)) found.push(match);
  return found;
}

describe("opening", () => {
  test("a folder that is missing, or is a file, is refused with what to do", async () => {
    await expect(openWorkspace(at("nowhere"))).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("choose another"),
    });
    await expect(openWorkspace(at("a.md"))).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining("not a folder"),
    });
  });

  test("links are resolved once", async () => {
    await symlink(at("src"), at("alias"));
    expect((await openWorkspace(at("alias"))).root).toBe(at("src"));
  });

  test("a closed place, and what is in it, is no workspace", async () => {
    await expect(openWorkspace(at(".ssh"), { closed: [at(".ssh")] })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await expect(openWorkspace(at("src"), { closed: [folder.path] })).rejects.toMatchObject({
      code: "permission-denied",
    });
  });

  // as root, only a drive that can't be written is one; bubblewrap makes one
  test.skipIf(spawnSync(bwrap, ["--ro-bind", "/", "/", "true"]).status !== 0)(
    "a folder that can't be written can be looked at",
    async () => {
      const script = `
      import { openWorkspace } from ${JSON.stringify(path.join(import.meta.dirname, "open-workspace.ts"))};
      const workspace = await openWorkspace(${JSON.stringify(folder.path)});
      const signal = new AbortController().signal;
      const { text } = await workspace.read(await workspace.find("a.md"), signal);
      const refusal = await workspace.write(await workspace.find("b.md"), new Uint8Array(), null, signal).catch((cause) => cause);
      console.log(JSON.stringify([workspace.isWritable, text.split("\\n")[0], refusal.code, refusal.message]));
    `;
      const argv = [
        "--ro-bind",
        "/",
        "/",
        "--dev",
        "/dev",
        "--proc",
        "/proc",
        process.execPath,
        "--import",
        "tsx",
        "--input-type=module",
        "-e",
        script,
      ];
      const { stdout, stderr } = spawnSync(bwrap, argv, { encoding: "utf8", cwd: process.cwd() });
      expect(JSON.parse(stdout || JSON.stringify(stderr))).toEqual([
        false,
        "# Notes",
        "permission-denied",
        expect.stringContaining("can only be looked at"),
      ]);
    },
  );
});

describe("the list of files", () => {
  test("has what people work on, by name, with sizes", async () => {
    const workspace = await open();
    const { files, isComplete } = await workspace.files(signal);
    expect(isComplete).toBe(true);
    expect(files).toEqual([
      { path: "a.md", size: 25 },
      { path: "logo.bin", size: 6 },
      { path: "server.key", size: 8 },
      { path: "src/x.ts", size: 22 },
      { path: "src/y.ts", size: 25 },
      { path: ".github/flow.yml", size: 15 },
      { path: ".gitignore", size: 5 },
    ]);
  });

  test("knows of a file that was just written, and of what a command did when it is told", async () => {
    const workspace = await open();
    expect(await names(workspace)).not.toContain("new.md");
    await workspace.write(await workspace.find("new.md"), new Uint8Array(), null, signal);
    expect(await names(workspace)).toContain("new.md");
    await writeFile(at("made.md"), "");
    workspace.touch();
    expect(await names(workspace)).toContain("made.md");
  });

  test("names with line ends and quotes are no trouble", async () => {
    await writeFile(at("odd\nname.md"), "");
    await writeFile(at(`it's "odd" [x].md`), "");
    const found = await names(await open());
    expect(found).toContain(`it's "odd" [x].md`);
    expect(found.some((name) => name.includes("\n"))).toBe(false);
  });

  test("a closed folder with signs of a pattern in its name stays shut", async () => {
    const other = await tempFolder({ "a[1]*/key.txt": "tea", "b.txt": "tea" });
    const workspace = await openWorkspace(other.path, { closed: [path.join(other.path, "a[1]*")] });
    expect(await names(workspace)).toEqual(["b.txt"]);
    expect((await search(workspace, { patterns: ["tea"] })).map((match) => match.path)).toEqual(["b.txt"]);
    await other.remove();
  });

  test("an ignore file in a folder above has nothing to say", async () => {
    await writeFile(at(".gitignore"), "*\n");
    expect(await names(await openWorkspace(at("src")))).toEqual(["x.ts", "y.ts"]);
  });

  test("whoever stops waiting doesn't stop the others", async () => {
    const workspace = await open();
    const controller = new AbortController();
    const [gone, stays] = [workspace.files(controller.signal), workspace.files(signal)];
    controller.abort();
    await expect(gone).rejects.toMatchObject({ code: "cancelled" });
    expect((await stays).files.length).toBeGreaterThan(0);
  });
});

describe("searching", () => {
  test("finds lines by file and line, and leaves out what is closed, private, ignored or binary", async () => {
    const found = await search(await open(), { patterns: ["tea"] });
    expect(found).toEqual([
      { path: "a.md", line: 2, text: "buy Tea" },
      { path: "src/x.ts", line: 1, text: "export const tea = 1;" },
      { path: ".github/flow.yml", line: 1, text: "on: push # tea" },
    ]);
  });

  test("what is named is looked into, also where a list leaves it out", async () => {
    const workspace = await open();
    expect(await search(workspace, { patterns: ["tea"], within: "dist" })).toHaveLength(1);
    expect(await search(workspace, { patterns: ["tea"], within: "node_modules" })).toHaveLength(1);
    expect(await search(workspace, { patterns: ["tea"], within: "server.key" })).toHaveLength(1);
    expect(await search(workspace, { patterns: ["tea"], within: ".ssh" })).toHaveLength(0);
  });

  test("a pattern that begins with a dash is a pattern", async () => {
    await writeFile(at("flags.md"), "--pre=rm\n");
    expect(await search(await open(), { patterns: ["--pre=rm"] })).toEqual([
      { path: "flags.md", line: 1, text: "--pre=rm" },
    ]);
  });

  test("what is no regular expression is told", async () => {
    await expect(search(await open(), { patterns: ["tea("], isRegex: true })).rejects.toMatchObject({
      code: "invalid-input",
    });
  });

  test("a very long line is cut", async () => {
    await writeFile(at("long.md"), `needle ${"x".repeat(5_000_000)}\n`);
    const [match] = await search(await open(), { patterns: ["needle"] });
    expect(match?.text.length).toBeLessThan(600);
  });

  test("whoever has enough can leave", async () => {
    const workspace = await open();
    for await (const match of workspace.search(
      { patterns: ["e"], isRegex: false, ignoresCase: true, within: "." },
      signal,
    )) {
      expect(match.path).toBe("a.md");
      break;
    }
  });
});

describe("the view for guided steps", () => {
  test("text comes with plain line ends, and is null for what can't be chosen from", async () => {
    await writeFile(at("crlf.txt"), "\ufeffone\r\ntwo\r\n");
    const view = viewWorkspace(await open());
    expect(await view.text("crlf.txt")).toBe("one\ntwo\n");
    for (const path of ["logo.bin", "nowhere.md", "../x", "src", ".ssh/id", "server.key", ""])
      expect(await view.text(path)).toBeNull();
  });

  test("each word has its share of lines", async () => {
    await writeFile(at("many.md"), `${"common word\n".repeat(50)}rare word\n`);
    const view = viewWorkspace(await open());
    const found = await view.search(["Common", "RARE"], 3);
    expect(found.filter((match) => match.text.includes("common"))).toHaveLength(3);
    expect(found.filter((match) => match.text.includes("rare"))).toEqual([
      { path: "many.md", line: 51, text: "rare word" },
    ]);
    expect(await view.search(["", " "], 3)).toEqual([]);
    expect(await view.search([], 3)).toEqual([]);
  });
});

test("a folder is listed with what is in it, folders first", async () => {
  await symlink("/etc", at("way-out"));
  await symlink("a.md", at("way-in"));
  const workspace = await open();
  const { entries, total } = await workspace.list(await workspace.find("."), 100, signal);
  expect(entries.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    "folder .github",
    "other .ssh",
    "folder dist",
    "folder node_modules",
    "folder src",
    "file .env",
    "file .gitignore",
    "file a.md",
    "file logo.bin",
    "file server.key",
    "file way-in",
    "leads-out way-out",
  ]);
  expect(total).toBe(12);
  await expect(workspace.list(await workspace.find("a.md"), 100, signal)).rejects.toMatchObject({
    code: "invalid-input",
  });
});
