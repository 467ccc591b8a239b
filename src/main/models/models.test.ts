import { lstat, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { type OllamaServer, startOllamaServer } from "../../../test/support/ollama-server.ts";
import { settingsSchema } from "../../shared/settings.ts";
import { createModels, type Models } from "./models.ts";

const tiny = fakeGguf({ name: "Tiny" });
const signal = new AbortController().signal;

let root: string;
let folder: string;
let server: OllamaServer | null = null;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "models-")));
  folder = path.join(root, "models");
  await mkdir(folder);
  const model = { licence: "MIT", note: "A model.", sha256: "0".repeat(64), canAct: true, sources: {} };
  const models = [
    { ...model, id: "good", name: "Good", file: "good.gguf", bytes: tiny.length },
    { ...model, id: "better-not", name: "Better not", file: "better-not.gguf", bytes: tiny.length, canAct: false },
    { ...model, id: "far", name: "Far", file: "far.gguf", bytes: 9 },
  ];
  await writeFile(path.join(root, "models.json"), JSON.stringify({ default: "good", models }));
});

afterEach(async () => {
  await server?.close();
  server = null;
  await rm(root, { recursive: true, force: true });
});

function open(settings: Record<string, unknown> = {}): Models {
  const ollama = server ? { url: server.url } : { enabled: false };
  return createModels({
    paths: { models: folder, resources: root },
    settings: settingsSchema.parse({ ollama, ...settings }),
  });
}

async function put(name: string, bytes = tiny): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

const ids = async (models: Models) =>
  (await models.list(signal)).map(({ id, installed }) => (installed ? id : `(${id})`));

describe("the list", () => {
  test("has what is here first, the best of it at the top, and then what can be fetched", async () => {
    await put("better-not.gguf");
    await put("own.gguf");
    await put("larger.gguf", fakeGguf({ tensorBytes: 5000 }));
    server = await startOllamaServer({ models: [{ name: "qwen3", parameterSize: "8B", bytes: 5000 }] });
    expect(await ids(open())).toEqual(["larger.gguf", "own.gguf", "ollama/qwen3", "better-not", "(good)", "(far)"]);
    await put("good.gguf");
    expect((await ids(open()))[0]).toBe("good");
  });

  test("tells all of an entry", async () => {
    const file = await put("good.gguf");
    server = await startOllamaServer({ models: [{ name: "qwen3", parameterSize: "8B", bytes: 5000 }] });
    expect((await open().list(signal)).slice(0, 2)).toEqual([
      {
        id: "good",
        name: "Good",
        engine: "gguf",
        path: file,
        installed: true,
        bytes: tiny.length,
        note: "A model. MIT.",
        dialect: "guided-text",
      },
      {
        id: "ollama/qwen3",
        name: "qwen3",
        engine: "ollama",
        path: null,
        installed: true,
        bytes: 5000,
        note: "8B parameters, in Ollama.",
        dialect: "native",
      },
    ]);
  });

  test("leaves out what is no model by itself", async () => {
    for (const name of ["mmproj-x.gguf", "big-00002-of-00003.gguf", "x.gguf.partial", "notes.txt"]) await put(name);
    await put("big-00001-of-00003.gguf");
    await symlink(path.join(root, "gone.gguf"), path.join(folder, "gone.gguf"));
    await mkdir(path.join(folder, "folder.gguf"));
    expect((await ids(open())).filter((id) => !id.startsWith("("))).toEqual(["big-00001-of-00003.gguf"]);
  });

  test("doesn't take another file for a known model because of its name", async () => {
    await put("good.gguf", fakeGguf({ tensorBytes: 64 }));
    expect(await ids(open())).toContain("(good)");
  });

  test("comes without Ollama when its server isn't there, and when no folder is there", async () => {
    server = await startOllamaServer({ models: [] });
    await server.close();
    await rm(folder, { recursive: true });
    expect(await ids(open())).toEqual(["(good)", "(far)", "(better-not)"]);
    server = null;
  });

  test("follows the settings in how a model is made to act", async () => {
    await put("good.gguf");
    const [good] = await open({ models: { good: { dialect: "native" } } }).list(signal);
    expect(good?.dialect).toBe("native");
  });
});

describe("without a name", () => {
  test("the configured model is meant", async () => {
    await put("good.gguf");
    await put("own.gguf");
    expect((await open({ model: "own.gguf" }).resolve(null, signal)).id).toBe("own.gguf");
  });

  test("else the best that is here", async () => {
    await put("better-not.gguf");
    await put("own.gguf");
    expect((await open().resolve(null, signal)).id).toBe("own.gguf");
  });

  test("else the default, which is yet to be fetched", async () => {
    expect(await open().resolve(null, signal)).toMatchObject({ id: "good", installed: false, path: null });
  });

  test("a configured model that nobody knows is an error, not a silent other one", async () => {
    await put("good.gguf");
    await expect(open({ model: "goood" }).resolve(null, signal)).rejects.toMatchObject({
      code: "not-found",
      message: 'There is no model "goood". Did you mean good? See: hearth models list',
    });
  });
});

describe("a name", () => {
  test("finds a model, in any letters", async () => {
    const file = await put("good.gguf");
    expect(await open().resolve("GOOD", signal)).toMatchObject({ id: "good", path: file });
  });

  test("may be a file anywhere; its path is then its id, and means it again", async () => {
    const file = path.join(root, "elsewhere.gguf");
    await writeFile(file, tiny);
    const entry = await open().resolve(path.relative(process.cwd(), file), signal);
    expect(entry).toMatchObject({ id: file, name: "Tiny", path: file, installed: true, dialect: "guided-text" });
    expect(await open().resolve(entry.id, signal)).toEqual(entry);
  });

  test.each([
    [
      "no GGUF",
      new TextEncoder().encode("<html></html>"),
      /isn't a whole GGUF model: it doesn't begin with the letters GGUF/,
    ],
    ["half of one", tiny.subarray(0, -100), /isn't a whole GGUF model: it is cut off: 100 bytes are missing/],
    ["empty", new Uint8Array(), /isn't a whole GGUF model/],
  ])("of a file that is %s is refused, wherever it lies", async (_name, bytes, problem) => {
    const inFolder = await put("own.gguf", bytes);
    for (const wanted of [inFolder, "own.gguf", null]) {
      await expect(open().resolve(wanted, signal)).rejects.toMatchObject({
        code: "invalid-input",
        message: expect.stringMatching(problem),
      });
    }
  });

  test("of a file that was spoiled since it was last used is refused", async () => {
    const file = await put("own.gguf");
    const models = open();
    await models.resolve("own.gguf", signal);
    await writeFile(file, tiny.subarray(0, -1));
    await expect(models.resolve("own.gguf", signal)).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("of a file that isn't there is refused", async () => {
    await expect(open().resolve("./nothing.gguf", signal)).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("There is no file"),
    });
  });

  test("of a model of Ollama's finds it, or says what is there", async () => {
    server = await startOllamaServer({ models: [{ name: "qwen3" }] });
    expect(await open().resolve("ollama/qwen3:latest", signal)).toMatchObject({ id: "ollama/qwen3", engine: "ollama" });
    await expect(open().resolve("ollama/llama9", signal)).rejects.toMatchObject({
      code: "not-found",
      message: 'Ollama has no model "llama9". It has: ollama/qwen3. Get it with: ollama pull llama9',
    });
  });

  test("of a model of Ollama's says so where Ollama doesn't run, or is switched off", async () => {
    await expect(open().resolve("ollama/qwen3", signal)).rejects.toThrow("switched off in the settings");
    server = await startOllamaServer({ models: [] });
    await server.close();
    await expect(open().resolve("ollama/qwen3", signal)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("isn't running"),
    });
    server = null;
  });
});

describe("adding a file", () => {
  test("links it, and removing it removes only the link", async () => {
    const file = path.join(root, "mine.gguf");
    await writeFile(file, tiny);
    const models = open();
    const entry = await models.add(file);
    expect(entry).toMatchObject({ id: "mine.gguf", installed: true, note: `Linked to ${file}.` });
    expect((await lstat(path.join(folder, "mine.gguf"))).isSymbolicLink()).toBe(true);
    expect(await models.add(file)).toEqual(entry);
    expect(await models.remove("mine.gguf")).toEqual({ freedBytes: 0 });
    expect((await stat(file)).size).toBe(tiny.length);
    expect(await readdir(folder)).toEqual([]);
  });

  test("refuses half of one, and leaves nothing behind", async () => {
    const file = path.join(root, "half.gguf");
    await writeFile(file, tiny.subarray(0, -1));
    await expect(open().add(file)).rejects.toMatchObject({ code: "invalid-input" });
    expect(await readdir(folder)).toEqual([]);
  });

  test("refuses another model of the same name", async () => {
    await put("mine.gguf");
    const file = path.join(root, "mine.gguf");
    await writeFile(file, tiny);
    await expect(open().add(file)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("removing", () => {
  test("frees what it says, unfinished downloads included", async () => {
    await put("good.gguf");
    await put("good.gguf.partial", tiny.subarray(0, 100));
    expect(await open().remove("good")).toEqual({ freedBytes: tiny.length + 100 });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ["far", "isn't on this computer"],
    ["nonsense", 'There is no model "nonsense"'],
    ["../models.json", "There is no model"],
    ["ollama/qwen3", "ollama rm qwen3"],
  ])("%s is refused with a reason", async (id, reason) => {
    await expect(open().remove(id)).rejects.toThrow(reason);
  });
});

test("what Hearth can't fetch is refused with what it can", async () => {
  await expect(open().pull("gpt-oss", signal).next()).rejects.toMatchObject({
    code: "not-found",
    message: expect.stringContaining("It can get: good, better-not, far."),
  });
});
