import { link, mkdir, readFile, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { AppError } from "../../shared/error.ts";
import { confine } from "./confine.ts";
import { isInside } from "./is-inside.ts";
import type { Root } from "./place.ts";

let folder: TempFolder;
let root: Root;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeAll(async () => {
  folder = await tempFolder({
    "ws/a.md": "a",
    "ws/src/x.ts": "x",
    "ws/.ssh/id": "key",
    "ws-evil/secret.txt": "secret",
    "outside/secret.txt": "secret",
  });
  await symlink(at("outside"), at("ws/out"));
  await symlink(at("outside/secret.txt"), at("ws/secret-link"));
  await symlink("../outside/new.txt", at("ws/dangling"));
  await symlink("src", at("ws/in"));
  await symlink("loop-b", at("ws/loop-a"));
  await symlink("loop-a", at("ws/loop-b"));
  await symlink("../ws-evil", at("ws/src/deep"));
  await symlink(at("ws"), at("alias"));
  for (let hop = 0; hop < 30; hop++) await symlink(hop === 0 ? "../outside" : `hop${hop - 1}`, at(`ws/hop${hop}`));
  root = { given: at("alias"), real: at("ws"), closed: [at("ws/.ssh")], foldsCase: false, isPrivate: () => false };
});

afterAll(() => folder.remove());

test("a file, a folder and what isn't there yet are told apart", async () => {
  expect(await confine(root, "a.md")).toEqual({ path: "a.md", real: at("ws/a.md"), kind: "file", size: 1 });
  expect(await confine(root, "./src/")).toEqual({ path: "src", real: at("ws/src"), kind: "folder", size: 0 });
  expect(await confine(root, ".")).toEqual({ path: ".", real: at("ws"), kind: "folder", size: 0 });
  expect(await confine(root, "new/dir/b.md")).toEqual({
    path: "new/dir/b.md",
    real: at("ws/new/dir/b.md"),
    kind: "missing",
    size: 0,
  });
  expect(await confine(root, "src/../a.md")).toMatchObject({ path: "a.md", kind: "file" });
});

test("absolute paths inside are fine, also with the name that the person gave", async () => {
  expect(await confine(root, at("ws/a.md"))).toMatchObject({ path: "a.md" });
  expect(await confine(root, at("alias/src/x.ts"))).toMatchObject({ path: "src/x.ts", real: at("ws/src/x.ts") });
});

test("a link inside leads to where it points, and has its name", async () => {
  expect(await confine(root, "in/x.ts")).toMatchObject({ path: "src/x.ts", real: at("ws/src/x.ts"), kind: "file" });
  expect(await confine(root, "in/new.ts")).toMatchObject({ path: "src/new.ts", kind: "missing" });
});

test.each([
  "..",
  "../outside/secret.txt",
  "../ws-evil/secret.txt",
  "src/../../outside/secret.txt",
  "/etc/passwd",
  "/",
  "//etc/passwd",
  "/proc/self/root/etc/passwd",
  "/dev/stdin",
  "out/secret.txt",
  "out",
  "out/new.txt",
  "out/new/deep.txt",
  "secret-link",
  "dangling",
  "dangling/x",
  "loop-a",
  "loop-a/x",
  "src/deep/secret.txt",
  "in/deep/new.txt",
  "hop29/secret.txt",
  "in/../../outside/secret.txt",
])("%s is refused", async (written) => {
  await expect(confine(root, written)).rejects.toMatchObject({ name: "AppError", code: "invalid-input" });
});

test("a file on the way is no folder", async () => {
  await expect(confine(root, "a.md/b")).rejects.toMatchObject({
    code: "invalid-input",
    message: expect.stringContaining("not a folder"),
  });
});

test("a closed place stays shut, whether or not it is there", async () => {
  await expect(confine(root, ".ssh/id")).rejects.toMatchObject({ code: "permission-denied" });
  await expect(confine(root, ".ssh")).rejects.toMatchObject({ code: "permission-denied" });
  await expect(confine(root, ".ssh/new")).rejects.toMatchObject({ code: "permission-denied" });
  await expect(confine({ ...root, foldsCase: true }, ".SSH/new")).rejects.toMatchObject({ code: "permission-denied" });
});

test("a refusal names a path that would do", async () => {
  await expect(confine(root, "/home/somebody/notes.md")).rejects.toMatchObject({
    message: expect.stringContaining("such as notes.md"),
  });
});

test("a workspace that is gone is told as such", async () => {
  await mkdir(at("gone"));
  const other = { ...root, given: at("gone"), real: at("gone") };
  await rm(at("gone"), { recursive: true });
  await expect(confine(other, "a.md")).rejects.toMatchObject({
    code: "not-found",
    message: expect.stringContaining("no longer there"),
  });
});

test("a workspace whose folder became a link to elsewhere is not followed", async () => {
  await mkdir(at("moving"));
  const other = { ...root, given: at("moving"), real: at("moving") };
  await rename(at("moving"), at("moved"));
  await symlink(at("outside"), at("moving"));
  await expect(confine(other, "secret.txt")).rejects.toBeInstanceOf(AppError);
});

test("a hard link is a file like any other: replacing it leaves the other name alone", async () => {
  await writeFile(at("outside/shared.txt"), "shared");
  await link(at("outside/shared.txt"), at("ws/shared.txt"));
  expect(await confine(root, "shared.txt")).toMatchObject({ kind: "file" });
  expect(await readFile(at("outside/shared.txt"), "utf8")).toBe("shared");
});

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "..",
      ".",
      "",
      "a.md",
      "src",
      "x.ts",
      "out",
      "in",
      "deep",
      "dangling",
      "loop-a",
      "hop7",
      "ws",
      "ws-evil",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const written = fc.oneof(
  fc
    .tuple(fc.constantFrom("", "/", "//", "./", "../", "/proc/self/root/", "/tmp/"), fc.array(piece, { maxLength: 8 }))
    .map(([start, pieces]) => start + pieces.join("/")),
  fc.array(piece, { maxLength: 8 }).map((pieces) => path.join("/proc/self/cwd", ...pieces)),
  fc.string(),
);

property.prop([written], { numRuns: 1_500 })("whatever is written, it never leads out", async (text) => {
  for (const candidate of [text, at("ws", text), `${at("ws")}/${text}`]) {
    const place = await confine(root, candidate).catch((cause: unknown) => {
      expect(cause).toBeInstanceOf(AppError);
      return null;
    });
    if (place === null) continue;
    expect(isInside(at("ws"), place.real, false)).toBe(true);
    expect(path.resolve(at("ws"), place.path)).toBe(place.real);
    if (place.kind !== "missing") expect(await realpath(place.real)).toBe(place.real);
  }
});
