import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isPullLocked, takePullLock } from "./pull-lock.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lock-"));
  file = path.join(folder, "x.gguf");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("a lock is held until it is let go, and leaves nothing", async () => {
  const letGo = await takePullLock(file);
  expect(await isPullLocked(file)).toBe(true);
  await letGo();
  expect(await isPullLocked(file)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

test("who comes while this process is letting go gets it then", async () => {
  const letGo = await takePullLock(file);
  const next = takePullLock(file);
  await letGo();
  await (
    await next
  )();
  expect(await readdir(folder)).toEqual([]);
});

test("another living process's lock isn't taken", async () => {
  await writeFile(`${file}.lock`, String(process.ppid));
  await expect(takePullLock(file)).rejects.toMatchObject({ code: "busy" });
  expect(await readFile(`${file}.lock`, "utf8")).toBe(String(process.ppid));
});

test.each([
  ["a folder", (lock: string) => mkdir(lock)],
  ["a link that leads nowhere", (lock: string) => symlink(path.join(folder, "gone"), lock)],
])("a lock that is %s isn't looked at for ever", async (_name, make) => {
  await make(`${file}.lock`);
  await expect(takePullLock(file, 100)).rejects.toMatchObject({
    code: "busy",
    message: expect.stringMatching(/x\.gguf\.lock can't be read \(.*Delete it if nobody fetches the model/),
  });
});

test(
  "of many processes that find a dead owner's lock at once, one gets it at a time",
  { timeout: 60_000 },
  async () => {
    await writeFile(`${file}.lock`, "4194305");
    const program = `
    import { takePullLock } from ${JSON.stringify(path.join(import.meta.dirname, "pull-lock.ts"))};
    import { rmdir, mkdir } from "node:fs/promises";
    try {
      const letGo = await takePullLock(process.argv[1]);
      await mkdir(process.argv[1] + ".held"); // fails where another one holds it
      await new Promise((resolve) => setTimeout(resolve, 100));
      await rmdir(process.argv[1] + ".held");
      await letGo();
      console.log("held");
    } catch (cause) {
      console.log(cause.code);
    }`;
    const run = promisify(execFile);
    const tsx = ["--import", "tsx", "--input-type=module", "--eval", program, file];
    const ends = await Promise.all(Array.from({ length: 6 }, () => run(process.execPath, tsx)));
    const said = ends.map(({ stdout }) => stdout.trim());
    expect(said).toContain("held");
    expect(said.filter((word) => word !== "held" && word !== "busy")).toEqual([]);
  },
);
