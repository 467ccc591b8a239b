import { link, lstat, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { startModelServer } from "../../../test/support/model-server.ts";
import { plainNetwork } from "../../../test/support/plain-network.ts";
import { type HubServer, startHubServer } from "../../../test/support/hub-server.ts";
import { type OllamaServer, startOllamaServer } from "../../../test/support/ollama-server.ts";
import { someModel } from "../../../test/support/some-model.ts";
import type { Memory } from "../../shared/memory-need.ts";
import { settingsSchema } from "../../shared/settings.ts";
import { createModels, type Models } from "./models.ts";

const tiny = fakeGguf({ name: "Tiny" });
const signal = new AbortController().signal;

let root: string;
let folder: string;
let server: OllamaServer | null = null;
let hub: HubServer | null = null;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "models-")));
  folder = path.join(root, "models");
  await mkdir(folder);
  const models = [
    someModel({ id: "good", name: "Good", bytes: tiny.length }),
    someModel({ id: "better-not", name: "Better not", bytes: tiny.length, canAct: false }),
    someModel({ id: "far", name: "Far", sources: { huggingface: { repo: "someone/far", file: "far.gguf" } } }),
  ];
  await writeFile(path.join(root, "models.json"), JSON.stringify({ default: "good", models }));
});

afterEach(async () => {
  await server?.close();
  server = null;
  await hub?.close();
  hub = null;
  await rm(root, { recursive: true, force: true });
});

const roomy: Memory = { total: 16e9, free: 8e9, gpu: null };

function open(settings: Record<string, unknown> = {}, memory: Memory = roomy): Models {
  const ollama = server ? { url: server.url } : { enabled: false };
  const places = {
    ollama: [path.join(root, "ollama")],
    lmStudio: [path.join(root, "lm")],
    huggingFace: [path.join(root, "hub")],
  };
  return createModels({
    paths: {
      home: path.join(root, "home"),
      models: folder,
      resources: root,
      servers: path.join(root, "servers.json"),
    },
    settings: settingsSchema.parse({ ollama, ...settings }),
    network: plainNetwork,
    computer: {
      env: { HF_ENDPOINT: hub?.url },
      memory: () => memory,
      lookForCards: async () => {},
      places,
      pip: { python: "no-python", options: [] },
    },
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
    for (const name of ["mmproj-x.gguf", "big-00002-of-00003.gguf", "x.gguf.partial", "notes.txt"]) await put(name);
    await put("big-00001-of-00003.gguf");
    await put("big-00003-of-00003.gguf");
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
    expect(
      (
        await open({ model: { large: { id: "own.gguf" }, small: {}, embedding: {}, reranking: {} } }).resolve(
          null,
          signal,
        )
      ).id,
    ).toBe("own.gguf");
  });

  test("else the best that is here", async () => {
    await put("better-not.gguf");
    await put("own.gguf");
    expect((await open().resolve(null, signal)).id).toBe("own.gguf");
  });

  test("else the default, which is yet to be fetched", async () => {
    expect(await open().resolve(null, signal)).toMatchObject({ id: "good", installed: false, path: null });
  });

  test("the list tells it too, and nobody is asked once more", async () => {
    server = await startOllamaServer({ models: [{ name: "qwen3", parameterSize: "8B", bytes: 5000 }] });
    const expectUsual = async (models: Models, id: string) => {
      const entries = await models.list(signal);
      const before = server?.requests.length;
      expect((await models.usual(entries, "large", signal)).id).toBe(id);
      expect(server?.requests.length).toBe(before);
      expect((await models.resolve(null, signal)).id).toBe(id);
    };
    await expectUsual(open(), "ollama/qwen3");
    await put("own.gguf");
    await expectUsual(open(), "own.gguf");
    await put("good.gguf");
    await expectUsual(open(), "good");
    await expectUsual(
      open({ model: { large: { id: "own.gguf" }, small: {}, embedding: {}, reranking: {} } }),
      "own.gguf",
    );
  });

  test("a configured model that nobody knows is an error, not a silent other one", async () => {
    await put("good.gguf");
    await expect(
      open({ model: { large: { id: "goood" }, small: {}, embedding: {}, reranking: {} } }).resolve(null, signal),
    ).rejects.toMatchObject({
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
    const models = open();
    server.requests.length = 0;
    await models.resolve("ollama/qwen3", signal);
    await models.resolve("ollama/qwen3", signal);
    expect(server.requests.map((request) => request.path)).toEqual(["/api/tags"]);
    await expect(models.resolve("ollama/llama9", signal)).rejects.toMatchObject({
      code: "not-found",
      message: 'Ollama has no model "llama9". It has: ollama/qwen3. Get it with: hearth models pull ollama/llama9',
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
    const models = open();
    const freedBytes = tiny.length + 100;
    expect((await models.list(signal))[0]?.freesBytes).toBe(freedBytes);
    expect(await models.remove("good")).toEqual({ freedBytes });
    expect(await readdir(folder)).toEqual([]);
  });

  test("frees nothing where the file has another name elsewhere", async () => {
    await link(await put("own.gguf"), path.join(root, "elsewhere.gguf"));
    const models = open();
    expect((await models.list(signal)).find(({ id }) => id === "own.gguf")?.freesBytes).toBe(0);
    expect(await models.remove("own.gguf")).toEqual({ freedBytes: 0 });
    expect((await stat(path.join(root, "elsewhere.gguf"))).size).toBe(tiny.length);
  });

  test("leaves the file to another model that is a link to it", async () => {
    await symlink(await put("own.gguf"), path.join(folder, "second.gguf"));
    const models = open();
    expect(await models.remove("own.gguf")).toEqual({ freedBytes: 0 });
    expect((await lstat(path.join(folder, "second.gguf"))).isFile()).toBe(true);
    expect(await models.remove("second.gguf")).toEqual({ freedBytes: tiny.length });
    expect(await readdir(folder)).toEqual([]);
  });

  test("takes all parts of a split model", async () => {
    await put("big-00001-of-00002.gguf");
    await put("big-00002-of-00002.gguf", tiny.subarray(0, 50));
    const models = open();
    expect((await models.list(signal))[0]).toMatchObject({ id: "big-00001-of-00002.gguf", bytes: tiny.length + 50 });
    expect(await models.remove("big-00001-of-00002.gguf")).toEqual({ freedBytes: tiny.length + 50 });
    expect(await readdir(folder)).toEqual([]);
  });

  test("of an unfinished download leaves another file of that name alone", async () => {
    await put("far.gguf");
    await put("far.gguf.partial", tiny.subarray(0, 100));
    expect(await open().remove("far")).toEqual({ freedBytes: 100 });
    expect(await readdir(folder)).toEqual(["far.gguf"]);
  });

  test.each([
    ["far", "isn't on this computer"],
    ["nonsense", 'There is no model "nonsense"'],
    ["../models.json", "There is no model"],
  ])("%s is refused with a reason", async (id, reason) => {
    await expect(open().remove(id)).rejects.toThrow(reason);
  });
});

test("Ollama fetches and removes its own models", async () => {
  server = await startOllamaServer({ models: [], library: { qwen3: { lines: [{ status: "success" }] } } });
  const models = open();
  const pulling = models.pull("ollama/qwen3", { isForced: false }, signal);
  const stages: string[] = [];
  let step = await pulling.next();
  for (; !step.done; step = await pulling.next()) stages.push(step.value.stage);
  expect(stages).toEqual(["done"]);
  expect(step.value).toMatchObject({ id: "ollama/qwen3", engine: "ollama", installed: true });
  expect(await models.remove("ollama/qwen3")).toEqual({ freedBytes: step.value.bytes });
  await expect(models.remove("ollama/qwen3")).rejects.toMatchObject({ code: "not-found" });
});

test.each([
  [
    "gpt-oss",
    "It can get: good, better-not, far, and what Ollama has in its library (ollama/NAME). For others: hearth models search gpt-oss",
  ],
  ["bett", "Did you mean better-not?"],
])("what Hearth can't fetch is refused with what it can: %s", async (id, help) => {
  await expect(open().pull(id, { isForced: false }, signal).next()).rejects.toMatchObject({
    code: "not-found",
    message: expect.stringContaining(help),
  });
});

test("Ollama fetches nothing where it is switched off", async () => {
  await expect(open().pull("ollama/qwen3", { isForced: false }, signal).next()).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("Ollama is switched off in the settings"),
  });
});

describe("providers' models", () => {
  const providers = { mine: { kind: "openai", models: ["big", "far/one"] } };

  test("aren't there while the cloud is off, and say how it is switched on", async () => {
    const models = open({ cloud: { providers } });
    expect((await ids(models)).join()).not.toContain("mine");
    await expect(models.resolve("mine/big", signal)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("switch the cloud on"),
    });
  });

  test("are listed last and never taken without being named", async () => {
    const models = open({ cloud: { enabled: true, providers } });
    expect((await ids(models)).slice(-2)).toEqual(["mine/big", "mine/far/one"]);
    expect((await models.resolve(null, signal)).id).toBe("good");
    expect(await models.resolve("mine/other", signal)).toMatchObject({ id: "mine/other", engine: "cloud" });
    await expect(models.resolve("other/big", signal)).rejects.toMatchObject({ code: "not-found" });
    await expect(models.remove("mine/big")).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("a role stands for its model", async () => {
    await put("own.gguf");
    const models = open({ model: { small: { id: "own.gguf" } } });
    expect((await models.resolve("small", signal)).id).toBe("own.gguf");
    expect((await models.resolve(null, signal)).id).toBe("own.gguf");
  });
});

describe("models of other programs", () => {
  const digest = "a".repeat(64);

  beforeEach(async () => {
    const manifests = path.join(root, "ollama/manifests/registry.ollama.ai");
    const layers = [
      { mediaType: "application/vnd.ollama.image.license", digest: `sha256:${"b".repeat(64)}`, size: 3 },
      { mediaType: "application/vnd.ollama.image.model", digest: `sha256:${digest}`, size: tiny.length },
    ];
    const bad = { layers: [{ ...layers[1], digest: "sha256:../../../etc/passwd" }] };
    await write(path.join(manifests, "library/llama3.2/3b"), JSON.stringify({ layers }));
    await write(path.join(manifests, "ada/own/latest"), JSON.stringify({ layers }));
    await write(path.join(manifests, "library/bad/latest"), JSON.stringify(bad));
    await write(path.join(manifests, "library/spoiled/latest"), "{");
    await write(path.join(root, `ollama/blobs/sha256-${digest}`), tiny);
    await write(path.join(root, "lm/ada/tiny-GGUF/tiny-Q4_K_M.gguf"), tiny);
    await write(path.join(root, "lm/ada/tiny-GGUF/mmproj-tiny.gguf"), tiny);
    await write(path.join(root, "hub/models--ada--tiny/blobs/xyz"), tiny);
    await write(path.join(root, "hub/datasets--ada--data/snapshots/rev/table.gguf"), tiny);
    const snapshot = path.join(root, "hub/models--ada--tiny/snapshots/rev");
    await mkdir(snapshot, { recursive: true });
    await symlink("../../blobs/xyz", path.join(snapshot, "tiny-Q8_0.gguf"));
  });

  async function write(file: string, content: string | Uint8Array) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  test("are listed as theirs, and can be used where they are", async () => {
    const models = open();
    const found = (await models.list(signal)).filter(({ keeper }) => keeper !== undefined);
    expect(found.map(({ id, keeper, bytes }) => [id, keeper, bytes])).toEqual([
      ["hf-cache/ada/tiny/tiny-Q8_0.gguf", "the Hugging Face cache", tiny.length],
      ["lmstudio/ada/tiny-GGUF/tiny-Q4_K_M.gguf", "LM Studio", tiny.length],
      ["ollama-file/ada/own", "Ollama", tiny.length],
      ["ollama-file/llama3.2:3b", "Ollama", tiny.length],
    ]);
    for (const { id, path: file } of found) expect(await models.resolve(id, signal)).toMatchObject({ id, path: file });
    expect(await readdir(folder)).toEqual([]);
  });

  test("do when there is no other, so that nothing needs to be fetched", async () => {
    expect((await open().resolve(null, signal)).keeper).toBe("the Hugging Face cache");
    await put("own.gguf");
    expect((await open().resolve(null, signal)).id).toBe("own.gguf");
  });

  test("are never removed", async () => {
    await expect(open().remove("ollama-file/llama3.2:3b")).rejects.toThrow("Ollama keeps this model. Remove it there.");
    await expect(open().remove("lmstudio/ada/nothing.gguf")).rejects.toThrow("There is no model");
    expect((await stat(path.join(root, `ollama/blobs/sha256-${digest}`))).size).toBe(tiny.length);
  });

  test("stand beside those of a server that is called as the program is", async () => {
    const box = await startModelServer({ kind: "openai", models: ["ada/tiny"] });
    onTestFinished(() => box.close());
    const models = open({ server: { lmstudio: { url: box.url, kind: "openai" } } });
    expect(await models.resolve("lmstudio/ada/tiny", signal)).toMatchObject({ engine: "server" });
    expect(await models.resolve("lmstudio/ada/tiny-GGUF/tiny-Q4_K_M.gguf", signal)).toMatchObject({ engine: "gguf" });
    await expect(models.remove("lmstudio/ada/tiny")).rejects.toThrow("lies on a server");
    await expect(models.remove("lmstudio/ada/tiny-GGUF/tiny-Q4_K_M.gguf")).rejects.toThrow("LM Studio keeps");
  });
});

describe("the hub", () => {
  const second = fakeGguf({ tensorBytes: 2000 });

  async function pull(models: Models, id: string, isForced = false) {
    const pulling = models.pull(id, { isForced }, signal);
    for (;;) {
      const step = await pulling.next();
      if (step.done) return step.value;
    }
  }

  beforeEach(async () => {
    hub = await startHubServer({
      "ada/tiny-GGUF": {
        downloads: 7,
        tags: ["gguf", "license:mit"],
        files: { "README.md": tiny, "tiny-Q4_K_M.gguf": tiny, "tiny-Q8_0.gguf": second, "mmproj-tiny.gguf": tiny },
      },
      "ada/split-tiny-GGUF": {
        downloads: 9,
        gated: "manual",
        files: { "F16/x-F16-00001-of-00002.gguf": tiny, "F16/x-F16-00002-of-00002.gguf": second },
      },
      "someone/far": { files: { "far-other-name-Q4_K_M.gguf": tiny } },
      "ada/plain": { files: { "x-Q4_K_M.gguf": tiny }, isPlain: true },
    });
  });

  test("is asked by nothing but a search or a download", async () => {
    const models = open();
    await models.list(signal);
    await models.resolve(null, signal);
    expect(hub?.requests).toEqual([]);
  });

  test("is searched by name, with licence and what a download takes", async () => {
    const models = open();
    expect(await models.search("tiny", signal)).toEqual([
      { repo: "ada/split-tiny-GGUF", downloads: 9, licence: null, isGated: true },
      { repo: "ada/tiny-GGUF", downloads: 7, licence: "mit", isGated: false },
    ]);
    expect(await models.choices("ada/tiny-GGUF", signal)).toMatchObject([
      {
        id: "hf:ada/tiny-GGUF/tiny-Q4_K_M.gguf",
        quantisation: "Q4_K_M",
        bytes: tiny.length,
        parts: 1,
        fit: { verdict: "fits" },
      },
      { id: "hf:ada/tiny-GGUF/tiny-Q8_0.gguf", quantisation: "Q8_0", bytes: second.length, parts: 1 },
    ]);
    expect(await models.choices("ada/split-tiny-GGUF", signal)).toMatchObject([
      { quantisation: "F16", bytes: tiny.length + second.length, parts: 2 },
    ]);
  });

  test.each(["../../x", "ada/tiny-GGUF?x=", "ada"])("is asked for no repository called %s", async (repo) => {
    await expect(open().choices(repo, signal)).rejects.toMatchObject({ code: "invalid-input" });
    expect(hub?.requests).toEqual([]);
  });

  test.each([
    ["hf:ada/tiny-GGUF:q8_0", "tiny-Q8_0.gguf"],
    ["hf:ada/tiny-GGUF/tiny-Q4_K_M.gguf", "tiny-Q4_K_M.gguf"],
    ["hf:ada/split-tiny-GGUF:F16", "x-F16-00001-of-00002.gguf"],
  ])("%s is fetched, checked by the hub's own sha256", async (id, name) => {
    const models = open();
    expect(await pull(models, id)).toMatchObject({ id: name, path: path.join(folder, name), installed: true });
    expect(await models.resolve(name, signal)).toMatchObject({ id: name });
  });

  test("tells the size and sha256 of a model of the catalogue that has none, also under another name there", async () => {
    const unsure = someModel({ id: "far", bytes: null, sha256: null });
    const models = [{ ...unsure, sources: { huggingface: { repo: "someone/far", file: "far.gguf" } } }];
    await writeFile(path.join(root, "models.json"), JSON.stringify({ default: "far", models }));
    expect((await open().list(signal))[0]).toMatchObject({ id: "far", isEstimate: true, bytes: 858 });
    expect(await pull(open(), "far")).toMatchObject({ id: "far", installed: true, bytes: tiny.length });
    expect(await readdir(folder)).toEqual(["far.gguf"]);
  });

  test.each([
    [
      "sha256",
      { bytes: null, sha256: "0".repeat(64) },
      /another file by now than the Far.*its sha256 is [\da-f]{64}, and/,
    ],
    ["size", { bytes: 5, sha256: null }, /another file by now than the Far.*it has \d+ bytes, and should have 5/],
  ])("isn't believed where the catalogue names another %s", async (_name, known, reason) => {
    const sources = { huggingface: { repo: "someone/far", file: "far-other-name-Q4_K_M.gguf" } };
    const models = [{ ...someModel({ id: "far", name: "Far" }), ...known, sources }];
    await writeFile(path.join(root, "models.json"), JSON.stringify({ default: "far", models }));
    await expect(pull(open(), "far")).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(reason),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ["hf:ada/tiny-GGUF:Q2_K", /has no Q2_K\. It has: hf:ada\/tiny-GGUF:Q4_K_M, hf:ada\/tiny-GGUF:Q8_0/],
    ["hf:ada/nothing:Q4_K_M", /has no such model, or gives it only to an account/],
    ["hf:ada/plain:Q4_K_M", /doesn't say the sha256/],
    ["hf:nonsense", /names no model on Hugging Face/],
  ])("%s is refused with a reason", async (id, reason) => {
    await expect(pull(open(), id)).rejects.toThrow(reason);
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  test("isn't asked for what is too large here, unless it is wanted all the same", async () => {
    const small: Memory = { total: 100_000_000, free: 1, gpu: null };
    await expect(pull(open({}, small), "far")).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(/Far needs about 300 MB of memory, and this computer has 100 MB.*--force/),
    });
    expect(hub?.requests).toEqual([]);
    await expect(pull(open({}, small), "hf:ada/tiny-GGUF:Q8_0")).rejects.toMatchObject({ code: "too-large" });
    expect(await pull(open({}, small), "hf:ada/tiny-GGUF:Q8_0", true)).toMatchObject({ id: "tiny-Q8_0.gguf" });
  });

  test("may be a mirror, of the settings before the environment", async () => {
    const { url = "" } = hub ?? {};
    const models = createModels({
      paths: {
        home: path.join(root, "home"),
        models: folder,
        resources: root,
        servers: path.join(root, "servers.json"),
      },
      settings: settingsSchema.parse({ ollama: { enabled: false }, store: { mirror: `${url}/` } }),
      network: plainNetwork,
      computer: {
        env: { HF_ENDPOINT: "http://nowhere.invalid" },
        memory: () => roomy,
        lookForCards: async () => {},
        places: { ollama: [], lmStudio: [], huggingFace: [] },
        pip: { python: "", options: [] },
      },
    });
    expect(models.hubName()).toBe(new URL(url).host);
    expect((await models.search("far", signal)).map(({ repo }) => repo)).toEqual(["someone/far"]);
  });

  test("that doesn't answer, or sends a page, is named", async () => {
    const { url = "" } = hub ?? {};
    const asking = (mirror: string) => open({ store: { mirror } }).search("x", signal);
    await expect(asking(`${url}/none`)).rejects.toMatchObject({ code: "not-found" });
    await hub?.close();
    await expect(asking(url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(/127\.0\.0\.1:\d+ can't be asked: it can't be reached \(ECONNREFUSED\)/),
    });
    hub = null;
  });

  test("a download that is paused can be gone on with at once, before it has wholly stopped", async () => {
    const models = open();
    const stop = new AbortController();
    hub?.stall();
    const paused = (async () => {
      for await (const { stage, received } of models.pull("hf:ada/tiny-GGUF:Q8_0", { isForced: false }, stop.signal)) {
        if (stage === "downloading" && received > 0) stop.abort();
      }
    })();
    const isOver = paused.catch(() => "stopped");
    await new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
    hub?.goOn();
    expect(await pull(models, "hf:ada/tiny-GGUF:Q8_0")).toMatchObject({ id: "tiny-Q8_0.gguf", installed: true });
    expect(await isOver).toBe("stopped");
    expect(await readdir(folder)).toEqual(["tiny-Q8_0.gguf"]);
  });

  test("several downloads at once all come", async () => {
    const models = open();
    const ids = ["hf:ada/tiny-GGUF:Q8_0", "hf:ada/tiny-GGUF:Q4_K_M", "hf:ada/split-tiny-GGUF:F16"];
    await Promise.all(ids.map((id) => pull(models, id)));
    expect((await readdir(folder)).toSorted()).toEqual([
      "tiny-Q4_K_M.gguf",
      "tiny-Q8_0.gguf",
      "x-F16-00001-of-00002.gguf",
      "x-F16-00002-of-00002.gguf",
    ]);
  });

  test("an unfinished download is listed with what is here of it, and can be freed", async () => {
    const state = {
      from: "hf:ada/tiny-GGUF:Q8_0",
      url: "",
      etag: null,
      bytes: 2000,
      sha256: "0",
      done: [
        [0, 60],
        [100, 140],
      ],
    };
    await put("tiny-Q8_0.gguf.partial", tiny.subarray(0, 140));
    await put("tiny-Q8_0.gguf.partial.json", new TextEncoder().encode(JSON.stringify(state)));
    const models = open();
    const entry = (await models.list(signal)).find(({ id }) => id === state.from);
    expect(entry).toMatchObject({ installed: false, keptBytes: 100, name: "tiny-Q8_0" });
    expect((await models.remove(state.from)).freedBytes).toBeGreaterThan(0);
    expect(await readdir(folder)).toEqual([]);
  });
});
