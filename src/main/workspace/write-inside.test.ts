import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, link, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTick } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { AppError } from "../../shared/error.ts";
import { confine } from "./confine.ts";
import type { Root } from "./place.ts";
import { hashOf } from "./read-text.ts";
import { writeInside } from "./write-inside.ts";

const signal = new AbortController().signal;
let folder: TempFolder;
let root: Root;
const at = (...names: string[]) => path.join(folder.path, ...names);
const text = (name: string) => readFile(at(name), "utf8");
const bytes = (content: string) => new TextEncoder().encode(content);
const hash = (content: string) => hashOf(bytes(content));

beforeEach(async () => {
  folder = await tempFolder({ "ws/a.md": "old", "outside/b.md": "outside" });
  root = { given: at("ws"), real: at("ws"), closed: [], foldsCase: false, isPrivate: () => false };
});
afterEach(() => folder.remove());

async function write(name: string, content: string, before: string | null, abort = signal): Promise<void> {
  await writeInside(root, await confine(root, name), bytes(content), before, abort);
}

test("a file is replaced, and nothing is left beside it", async () => {
  await write("a.md", "new", hash("old"));
  expect(await text("ws/a.md")).toBe("new");
  expect(await readdir(at("ws"))).toEqual(["a.md"]);
});

test("a replaced file keeps its rights, a new one gets the usual ones", async () => {
  await chmod(at("ws/a.md"), 0o751);
  await write("a.md", "new", hash("old"));
  expect((await stat(at("ws/a.md"))).mode & 0o7777).toBe(0o751);
  await write("b.md", "new", null);
  await writeFile(at("ws/usual"), "");
  expect((await stat(at("ws/b.md"))).mode).toBe((await stat(at("ws/usual"))).mode);
});

test("missing folders are made", async () => {
  await write("x/y/z.md", "new", null);
  expect(await text("ws/x/y/z.md")).toBe("new");
});

test("a file that changed since it was read is left alone", async () => {
  await writeFile(at("ws/a.md"), "somebody else's");
  await expect(write("a.md", "new", hash("old"))).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("changed since it was read"),
  });
  expect(await text("ws/a.md")).toBe("somebody else's");
  expect(await readdir(at("ws"))).toEqual(["a.md"]);
});

test("a file that went away since it was read isn't made anew", async () => {
  const place = await confine(root, "a.md");
  await rm(at("ws/a.md"));
  await expect(writeInside(root, place, bytes("new"), hash("old"), signal)).rejects.toMatchObject({ code: "conflict" });
  expect(await readdir(at("ws"))).toEqual([]);
});

test("a file that appeared where none was is left alone, and folders made for it go again", async () => {
  const place = await confine(root, "n/new.md");
  const other = await confine(root, "a.md");
  await expect(writeInside(root, other, bytes("new"), null, signal)).rejects.toMatchObject({ code: "conflict" });
  expect(await text("ws/a.md")).toBe("old");
  await mkdir(at("ws/n"));
  await writeFile(at("ws/n/new.md"), "somebody else's");
  await expect(writeInside(root, place, bytes("new"), null, signal)).rejects.toMatchObject({ code: "conflict" });
  expect(await text("ws/n/new.md")).toBe("somebody else's");
});

test("a hard link is cut: the other name keeps what it had", async () => {
  await link(at("outside/b.md"), at("ws/b.md"));
  await write("b.md", "new", hash("outside"));
  expect(await text("outside/b.md")).toBe("outside");
  expect(await text("ws/b.md")).toBe("new");
});

test("a write-protected file stays as it is", async () => {
  await chmod(at("ws/a.md"), 0o444);
  await expect(write("a.md", "new", hash("old"))).rejects.toMatchObject({ code: "permission-denied" });
  expect(await text("ws/a.md")).toBe("old");
});

test("after a cancel nothing has changed", async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(write("x/b.md", "new", null, controller.signal)).rejects.toMatchObject({ name: "AbortError" });
  expect(await readdir(at("ws"))).toEqual(["a.md"]);
});

test("a failure takes the folders that were made for it away again", async () => {
  const controller = new AbortController();
  const writing = write("x/y/b.md", "n".repeat(8_000_000), null, controller.signal);
  await nextTick();
  controller.abort();
  await expect(writing).rejects.toThrow();
  expect(await readdir(at("ws"))).toEqual(["a.md"]);
});

test("a link that was put in the place of a file is not written through", async () => {
  const place = await confine(root, "a.md");
  await rm(at("ws/a.md"));
  await symlink(at("outside/b.md"), at("ws/a.md"));
  await expect(writeInside(root, place, bytes("new"), hash("outside"), signal)).rejects.toBeInstanceOf(AppError);
  expect(await text("outside/b.md")).toBe("outside");
});

/** Puts a link to `outside` in the place of `sub` and the folder back, as fast as it can, until it is killed. */
const swap = `
  const { renameSync, rmSync, symlinkSync, unlinkSync } = require("node:fs");
  // whoever writes may make the folder anew in between
  const attempt = (what) => { try { what(); } catch {} };
  console.log("begun");
  for (;;) {
    attempt(() => renameSync("ws/sub", "ws/kept"));
    attempt(() => symlinkSync("../outside", "ws/sub"));
    attempt(() => unlinkSync("ws/sub"));
    attempt(() => renameSync("ws/kept", "ws/sub"));
    attempt(() => rmSync("ws/kept", { recursive: true, force: true }));
  }
`;

test("a folder that is swapped for a link again and again never lets a byte out", async () => {
  await mkdir(at("ws/sub"));
  const swapping = spawn(process.execPath, ["-e", swap], { cwd: folder.path, stdio: ["ignore", "pipe", "inherit"] });
  await once(swapping.stdout, "data");
  for (let attempt = 0; attempt < 600; attempt++) {
    await write(`sub/f${attempt}.md`, "new", null).catch((cause: unknown) => expect(cause).toBeInstanceOf(AppError));
  }
  swapping.kill("SIGKILL");
  await once(swapping, "exit");
  expect(await readdir(at("outside"))).toEqual(["b.md"]);
});
