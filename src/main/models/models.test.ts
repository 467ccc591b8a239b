import { link, lstat, mkdir, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { makeModelsPlace, type ModelsPlace, tiny } from "../../../test/support/models-place.ts";
import { startOllamaServer } from "../../../test/support/ollama-server.ts";
import type { Models } from "./models.ts";

const signal = new AbortController().signal;
let place: ModelsPlace;

beforeEach(async () => {
  place = await makeModelsPlace();
});
afterEach(() => place.remove());

describe("the list", () => {
  test("has what is here first, the best of it at the top, and then what can be fetched", async () => {
    await place.put("better-not.gguf");
    await place.put("own.gguf");
    await place.put("larger.gguf", fakeGguf({ tensorBytes: 5000 }));
    place.server = await startOllamaServer({ models: [{ name: "qwen3", parameterSize: "8B", bytes: 5000 }] });
    expect(await place.ids(place.open())).toEqual([
      "larger.gguf",
      "own.gguf",
      "ollama/qwen3",
      "better-not",
      "(good)",
      "(far)",
    ]);
    await place.put("good.gguf");
    expect((await place.ids(place.open()))[0]).toBe("good");
  });

  test("tells all of an entry", async () => {
    const file = await place.put("good.gguf");
    place.server = await startOllamaServer({ models: [{ name: "qwen3", parameterSize: "8B", bytes: 5000 }] });
    expect((await place.open().list(signal)).slice(0, 2)).toEqual([
      {
        id: "good",
        name: "Good",
        engine: "gguf",
        path: file,
        installed: true,
        bytes: tiny.length,
        note: "A model. MIT.",
        dialect: "guided-text",
        quantisation: "Q4_K_M",
        trainedContext: 4_096,
        fit: {
          verdict: "fits",
          neededBytes: 300_000_000 + tiny.length,
          memoryBytes: 16e9,
          contextSize: null,
          longBytes: null,
        },
        freesBytes: tiny.length,
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
        digest: "d7372fd828518e4d38b1eb196c673c31a85f2ed302b3d1e406c4c2d1b64a0668",
        fit: { verdict: "fits", neededBytes: 300_005_000, memoryBytes: 16e9, contextSize: null, longBytes: null },
      },
    ]);
  });

  test("leaves out what is no model by itself", async () => {
    for (const name of ["mmproj-x.gguf", "big-00002-of-00003.gguf", "x.gguf.partial", "notes.txt"])
      await place.put(name);
    await place.put("big-00001-of-00003.gguf");
    await place.put("big-00003-of-00003.gguf");
    await symlink(path.join(place.root, "gone.gguf"), path.join(place.folder, "gone.gguf"));
    await mkdir(path.join(place.folder, "folder.gguf"));
    expect((await place.ids(place.open())).filter((id) => !id.startsWith("("))).toEqual(["big-00001-of-00003.gguf"]);
  });

  test("doesn't take another file for a known model because of its name", async () => {
    await place.put("good.gguf", fakeGguf({ tensorBytes: 64 }));
    expect(await place.ids(place.open())).toContain("(good)");
  });

  test("comes without Ollama when its server isn't there, and when no folder is there", async () => {
    place.server = await startOllamaServer({ models: [] });
    await place.server.close();
    await rm(place.folder, { recursive: true });
    expect(await place.ids(place.open())).toEqual(["(good)", "(far)", "(better-not)"]);
    place.server = null;
  });

  test("follows the settings in how a model is made to act", async () => {
    await place.put("good.gguf");
    const [good] = await place.open({ models: { good: { dialect: "native" } } }).list(signal);
    expect(good?.dialect).toBe("native");
  });
});

describe("without a name", () => {
  test("the configured model is meant", async () => {
    await place.put("good.gguf");
    await place.put("own.gguf");
    expect(
      (
        await place
          .open({ model: { large: { id: "own.gguf" }, small: {}, embedding: {}, reranking: {} } })
          .resolve(null, signal)
      ).id,
    ).toBe("own.gguf");
  });

  test("else the best that is here", async () => {
    await place.put("better-not.gguf");
    await place.put("own.gguf");
    expect((await place.open().resolve(null, signal)).id).toBe("own.gguf");
  });

  test("else the default, which is yet to be fetched", async () => {
    expect(await place.open().resolve(null, signal)).toMatchObject({ id: "good", installed: false, path: null });
  });

  test("the list tells it too, and nobody is asked once more", async () => {
    place.server = await startOllamaServer({ models: [{ name: "qwen3", parameterSize: "8B", bytes: 5000 }] });
    const expectUsual = async (models: Models, id: string) => {
      const entries = await models.list(signal);
      const before = place.server?.requests.length;
      expect((await models.usual(entries, "large", signal)).id).toBe(id);
      expect(place.server?.requests.length).toBe(before);
      expect((await models.resolve(null, signal)).id).toBe(id);
    };
    await expectUsual(place.open(), "ollama/qwen3");
    await place.put("own.gguf");
    await expectUsual(place.open(), "own.gguf");
    await place.put("good.gguf");
    await expectUsual(place.open(), "good");
    await expectUsual(
      place.open({ model: { large: { id: "own.gguf" }, small: {}, embedding: {}, reranking: {} } }),
      "own.gguf",
    );
  });

  test("an agent of the small role has the small model, else the large one", async () => {
    await place.put("own.gguf");
    await place.put("good.gguf");
    const usual = async (settings: Record<string, unknown>) => {
      const models = place.open(settings);
      return (await models.usual(await models.list(signal), "small", signal)).id;
    };
    const [large, small] = [{ id: "good" }, { id: "own.gguf" }];
    expect(await usual({ model: { large, small } })).toBe("own.gguf");
    expect(await usual({ model: { large: small } })).toBe("own.gguf");
    expect(await usual({})).toBe("good");
  });

  test("a configured model that nobody knows is an error, not a silent other one", async () => {
    await place.put("good.gguf");
    await expect(
      place.open({ model: { large: { id: "goood" }, small: {}, embedding: {}, reranking: {} } }).resolve(null, signal),
    ).rejects.toMatchObject({
      code: "not-found",
      message: 'There is no model "goood". Did you mean good? See: hearth models list',
    });
  });
});

describe("a name", () => {
  test("finds a model, in any letters", async () => {
    const file = await place.put("good.gguf");
    expect(await place.open().resolve("GOOD", signal)).toMatchObject({ id: "good", path: file });
  });

  test("may be a file anywhere; its path is then its id, and means it again", async () => {
    const file = path.join(place.root, "elsewhere.gguf");
    await writeFile(file, tiny);
    const entry = await place.open().resolve(path.relative(process.cwd(), file), signal);
    expect(entry).toMatchObject({ id: file, name: "Tiny", path: file, installed: true, dialect: "guided-text" });
    expect(await place.open().resolve(entry.id, signal)).toEqual(entry);
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
    const inFolder = await place.put("own.gguf", bytes);
    for (const wanted of [inFolder, "own.gguf", null]) {
      await expect(place.open().resolve(wanted, signal)).rejects.toMatchObject({
        code: "invalid-input",
        message: expect.stringMatching(problem),
      });
    }
  });

  test("of a file that was spoiled since it was last used is refused", async () => {
    const file = await place.put("own.gguf");
    const models = place.open();
    await models.resolve("own.gguf", signal);
    await writeFile(file, tiny.subarray(0, -1));
    await expect(models.resolve("own.gguf", signal)).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("of a file that isn't there is refused", async () => {
    await expect(place.open().resolve("./nothing.gguf", signal)).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("There is no file"),
    });
  });

  test("of a model of Ollama's finds it, or says what is there", async () => {
    place.server = await startOllamaServer({ models: [{ name: "qwen3" }] });
    expect(await place.open().resolve("ollama/qwen3:latest", signal)).toMatchObject({
      id: "ollama/qwen3",
      engine: "ollama",
    });
    const models = place.open();
    place.server.requests.length = 0;
    await models.resolve("ollama/qwen3", signal);
    await models.resolve("ollama/qwen3", signal);
    expect(place.server.requests.map((request) => request.path)).toEqual(["/api/tags"]);
    await expect(models.resolve("ollama/llama9", signal)).rejects.toMatchObject({
      code: "not-found",
      message: 'Ollama has no model "llama9". It has: ollama/qwen3. Get it with: hearth models pull ollama/llama9',
    });
  });

  test("of a model of Ollama's says so where Ollama doesn't run, or is switched off", async () => {
    await expect(place.open().resolve("ollama/qwen3", signal)).rejects.toThrow("switched off in the settings");
    place.server = await startOllamaServer({ models: [] });
    await place.server.close();
    await expect(place.open().resolve("ollama/qwen3", signal)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("isn't running"),
    });
    place.server = null;
  });
});

describe("adding a file", () => {
  test("links it, and removing it removes only the link", async () => {
    const file = path.join(place.root, "mine.gguf");
    await writeFile(file, tiny);
    const models = place.open();
    const entry = await models.add(file);
    expect(entry).toMatchObject({ id: "mine.gguf", installed: true, note: `Linked to ${file}.` });
    expect((await lstat(path.join(place.folder, "mine.gguf"))).isSymbolicLink()).toBe(true);
    expect(await models.add(file)).toEqual(entry);
    expect(await models.remove("mine.gguf")).toEqual({ freedBytes: 0 });
    expect((await stat(file)).size).toBe(tiny.length);
    expect(await readdir(place.folder)).toEqual([]);
  });

  test("refuses half of one, and leaves nothing behind", async () => {
    const file = path.join(place.root, "half.gguf");
    await writeFile(file, tiny.subarray(0, -1));
    await expect(place.open().add(file)).rejects.toMatchObject({ code: "invalid-input" });
    expect(await readdir(place.folder)).toEqual([]);
  });

  test("refuses another model of the same name", async () => {
    await place.put("mine.gguf");
    const file = path.join(place.root, "mine.gguf");
    await writeFile(file, tiny);
    await expect(place.open().add(file)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("removing", () => {
  test("frees what it says, unfinished downloads included", async () => {
    await place.put("good.gguf");
    await place.put("good.gguf.partial", tiny.subarray(0, 100));
    const models = place.open();
    const freedBytes = tiny.length + 100;
    expect((await models.list(signal))[0]?.freesBytes).toBe(freedBytes);
    expect(await models.remove("good")).toEqual({ freedBytes });
    expect(await readdir(place.folder)).toEqual([]);
  });

  test("frees nothing where the file has another name elsewhere", async () => {
    await link(await place.put("own.gguf"), path.join(place.root, "elsewhere.gguf"));
    const models = place.open();
    expect((await models.list(signal)).find(({ id }) => id === "own.gguf")?.freesBytes).toBe(0);
    expect(await models.remove("own.gguf")).toEqual({ freedBytes: 0 });
    expect((await stat(path.join(place.root, "elsewhere.gguf"))).size).toBe(tiny.length);
  });

  test("leaves the file to another model that is a link to it", async () => {
    await symlink(await place.put("own.gguf"), path.join(place.folder, "second.gguf"));
    const models = place.open();
    expect(await models.remove("own.gguf")).toEqual({ freedBytes: 0 });
    expect((await lstat(path.join(place.folder, "second.gguf"))).isFile()).toBe(true);
    expect(await models.remove("second.gguf")).toEqual({ freedBytes: tiny.length });
    expect(await readdir(place.folder)).toEqual([]);
  });

  test("takes all parts of a split model", async () => {
    await place.put("big-00001-of-00002.gguf");
    await place.put("big-00002-of-00002.gguf", tiny.subarray(0, 50));
    const models = place.open();
    expect((await models.list(signal))[0]).toMatchObject({ id: "big-00001-of-00002.gguf", bytes: tiny.length + 50 });
    expect(await models.remove("big-00001-of-00002.gguf")).toEqual({ freedBytes: tiny.length + 50 });
    expect(await readdir(place.folder)).toEqual([]);
  });

  test("of an unfinished download leaves another file of that name alone", async () => {
    await place.put("far.gguf");
    await place.put("far.gguf.partial", tiny.subarray(0, 100));
    expect(await place.open().remove("far")).toEqual({ freedBytes: 100 });
    expect(await readdir(place.folder)).toEqual(["far.gguf"]);
  });

  test.each([
    ["far", "isn't on this computer"],
    ["nonsense", 'There is no model "nonsense"'],
    ["../models.json", "There is no model"],
  ])("%s is refused with a reason", async (id, reason) => {
    await expect(place.open().remove(id)).rejects.toThrow(reason);
  });
});
