import { execFileSync } from "node:child_process";
import { open, symlink, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import iconv from "iconv-lite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import type { Place } from "./place.ts";
import { readLines } from "./read-lines.ts";
import { readText } from "./read-text.ts";

const twoGigabytes = 2 * 1024 ** 3;
const signal = new AbortController().signal;
let folder: TempFolder;

beforeEach(async () => {
  folder = await tempFolder();
});
afterEach(() => folder.remove());

async function file(name: string, content: string | Uint8Array, size?: number): Promise<Place> {
  const real = path.join(folder.path, name);
  await writeFile(real, content);
  if (size !== undefined) await truncate(real, size);
  return { path: name, real, kind: "file", size: size ?? Buffer.byteLength(content) };
}

const lines = (from: number, count: number, longestLine = 100) => ({ from, count, longestLine });

test("a small file is given line by line, without line ends", async () => {
  const place = await file("a.txt", "one\r\ntwo\r\n\r\nfour");
  expect(await readLines(place, lines(1, 10), signal)).toEqual({
    lines: ["one", "two", "", "four"],
    total: 4,
    reachesEnd: true,
    size: 16,
  });
  expect(await readLines(place, lines(2, 1), signal)).toEqual({
    lines: ["two"],
    total: 4,
    reachesEnd: false,
    size: 16,
  });
  expect(await readLines(place, lines(9, 1), signal)).toEqual({ lines: [], total: 4, reachesEnd: true, size: 16 });
});

test("old line ends of one return each are line ends too", async () => {
  const place = await file("a.txt", "one\rtwo\r");
  expect((await readLines(place, lines(1, 10), signal)).lines).toEqual(["one", "two"]);
});

test("Shift-JIS is read as text, in small files and large", async () => {
  const text = "日本語のテキストを一行ずつ読みます。\n";
  const bytes = iconv.encode(text, "shift_jis");
  const small = await file("small.txt", Buffer.concat([bytes, bytes]));
  expect((await readLines(small, lines(2, 1), signal)).lines).toEqual([text.trim()]);
  const large = await file("large.txt", Buffer.concat(Array.from({ length: 400_000 }, () => bytes)));
  expect(large.size).toBeGreaterThan(10 * 1024 * 1024);
  expect(await readLines(large, lines(399_999, 5), signal)).toEqual({
    lines: [text.trim(), text.trim()],
    total: 400_000,
    reachesEnd: true,
    size: large.size,
  });
});

test("of a text of 2 GB the first lines come without reading the rest", async () => {
  const place = await file("big.log", "a line of the log\n".repeat(10_000), twoGigabytes);
  const part = await readLines(place, lines(3, 2), signal);
  expect(part).toEqual({
    lines: ["a line of the log", "a line of the log"],
    total: null,
    reachesEnd: false,
    size: twoGigabytes,
  });
  // the rest is one line without an end, which isn't text
  const rest = await readLines(place, lines(10_001, 3), signal);
  expect(rest).toMatchObject({
    lines: [expect.stringMatching(/^\[[\d,]+ bytes of binary data\]$/)],
    reachesEnd: false,
  });
});

test("a line of 2 GB is cut", async () => {
  const real = path.join(folder.path, "line.txt");
  const handle = await open(real, "w");
  for (let megabyte = 0; megabyte < 12; megabyte++) await handle.write("é".repeat(524_288));
  await handle.close();
  const place: Place = { path: "line.txt", real, kind: "file", size: 12 * 1024 * 1024 };
  const part = await readLines(place, lines(1, 200, 10), signal);
  expect(part.lines).toEqual([expect.stringMatching(/^é{10}… \[line goes on, [\d,]+ more bytes\]$/)]);
  expect(part.reachesEnd).toBe(false);
});

test("2 GB of nothing are called what they are", async () => {
  const place = await file("disk.img", "", twoGigabytes);
  await expect(readLines(place, lines(1, 200), signal)).rejects.toMatchObject({
    code: "invalid-input",
    message: "disk.img is binary data (2,147,483,648 bytes), not text.",
  });
  await expect(readText(place, signal)).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringContaining("2,147,483,648 bytes"),
  });
});

test("a binary file is called what it is", async () => {
  const place = await file("logo.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  await expect(readLines(place, lines(1, 200), signal)).rejects.toMatchObject({
    message: "logo.png is a PNG image (8 bytes), not text.",
  });
});

test("a pipe that nobody writes to doesn't hang the reader", async () => {
  const real = path.join(folder.path, "pipe");
  execFileSync("mkfifo", [real]);
  await expect(readText({ path: "pipe", real, kind: "file", size: 0 }, signal)).rejects.toMatchObject({
    code: "invalid-input",
  });
  await expect(readText({ path: "pipe", real, kind: "other", size: 0 }, signal)).rejects.toMatchObject({
    code: "invalid-input",
  });
});

test("a file that grew beyond the limit after it was found isn't read whole", async () => {
  const place = await file("growing.log", "x".repeat(11 * 1024 * 1024));
  await expect(readText({ ...place, size: 10 }, signal)).rejects.toMatchObject({ code: "too-large" });
});

test("a file that became a link meanwhile isn't followed", async () => {
  const place = await file("outside.txt", "secret");
  const real = path.join(folder.path, "a.txt");
  await symlink(place.real, real);
  await expect(readText({ path: "a.txt", real, kind: "file", size: 6 }, signal)).rejects.toMatchObject({
    name: "AppError",
  });
});

test("a folder on the way that became a link meanwhile isn't followed", async () => {
  const other = await tempFolder({ "a.txt": "secret" });
  await symlink(other.path, path.join(folder.path, "sub"));
  const place: Place = { path: "sub/a.txt", real: path.join(folder.path, "sub/a.txt"), kind: "file", size: 6 };
  await expect(readText(place, signal)).rejects.toMatchObject({ code: "conflict" });
  await other.remove();
});

test("reading stops when it is cancelled", async () => {
  const place = await file("big.log", "text\n", twoGigabytes);
  const controller = new AbortController();
  const reading = readLines(place, lines(2_000_000_000, 1), controller.signal);
  controller.abort();
  await expect(reading).rejects.toMatchObject({ code: "cancelled" });
});
