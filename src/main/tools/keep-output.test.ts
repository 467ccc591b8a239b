import { readdir, readFile, stat, truncate, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { keepOutput } from "./keep-output.ts";

let folder: TempFolder;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeEach(async () => {
  folder = await tempFolder();
});
afterEach(() => folder.remove());

async function keep(pieces: readonly (string | Buffer)[], into = at("outputs")) {
  const kept = keepOutput(into, "call/../1");
  let shown = "";
  for (const piece of pieces) shown += await kept.add(Buffer.from(piece));
  const { rest, summary } = await kept.end();
  return { shown: shown + rest, summary };
}

test("a short output is given whole, and no file is made", async () => {
  const { shown, summary } = await keep(["one\n", "two"]);
  expect(shown).toBe("one\ntwo");
  expect(summary).toEqual({ text: "one\ntwo", isCut: false, bytes: 7, file: null, problem: "" });
  expect(await readdir(folder.path)).toEqual([]);
});

test("of a long one the model gets the beginning and the end, and a file has all", async () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `line ${index + 1}\n`);
  const { shown, summary } = await keep(lines);
  expect(shown).toBe(lines.join(""));
  expect(summary.isCut).toBe(true);
  expect(summary.text.length).toBeLessThan(4_000);
  const [head = "", tail = ""] = summary.text.split(/\n\[… .* left out …\]\n/);
  expect(shown.startsWith(`${head}\n`)).toBe(true);
  expect(shown.endsWith(tail)).toBe(true);
  const missing = Number(/\[… ([\d,]+) lines left out …\]/.exec(summary.text)?.[1]?.replaceAll(",", ""));
  expect(head.split("\n").length + missing + tail.trimEnd().split("\n").length).toBe(2_000);
  expect(await readFile(summary.file ?? "", "utf8")).toBe(lines.join(""));
  expect(path.dirname(summary.file ?? "")).toBe(at("outputs"));
  expect((await stat(summary.file ?? "")).mode & 0o777).toBe(0o600);
});

test("one line without an end is cut in the middle", async () => {
  const { summary } = await keep(["x".repeat(50_000)]);
  expect(summary.text).toMatch(/^x{1400}\n\[… the middle left out …\]\nx{2400}$/);
});

test("what was long only by what steers a terminal is short after all", async () => {
  const { summary } = await keep(Array.from({ length: 500 }, (_, index) => `\rworking ${index}`));
  expect(summary).toMatchObject({ text: "working 499", isCut: false, file: null });
  expect(await readdir(at("outputs"))).toEqual([]);
});

test("bytes that are no text are replaced, and characters that come in pieces are not", async () => {
  expect((await keep([Buffer.from([0xff, 0x41, 0xe6]), Buffer.from([0x97, 0xa5])])).shown).toBe("\ufffdA日");
});

test("where no file can be made, the output still comes, and it is said", async () => {
  await writeFile(at("file"), "");
  const { shown, summary } = await keep(["x\n".repeat(5_000)], at("file"));
  expect(shown.length).toBe(10_000);
  expect(summary).toMatchObject({ isCut: true, file: null, problem: expect.stringContaining("could not be kept") });
});

test("of all outputs the oldest make room for new ones", async () => {
  const first = await keep(["a\n".repeat(5_000)]);
  await writeFile(at("outputs/old.txt"), "");
  await truncate(at("outputs/old.txt"), 600 * 1024 * 1024);
  await utimes(at("outputs/old.txt"), 1, 1);
  const second = await keep(["b\n".repeat(5_000)]);
  const left = (await readdir(at("outputs"))).map((name) => at("outputs", name));
  expect(new Set(left)).toEqual(new Set([first.summary.file, second.summary.file]));
});
