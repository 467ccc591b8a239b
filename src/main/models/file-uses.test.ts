import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { type OllamaServer, startOllamaServer } from "../../../test/support/ollama-server.ts";
import { plainNetwork } from "../../../test/support/plain-network.ts";
import { someModel } from "../../../test/support/some-model.ts";
import { settingsSchema } from "../../shared/settings.ts";
import { createModels } from "./models.ts";

const signal = new AbortController().signal;
const talks = fakeGguf({ architecture: "llama" });
const embeds = fakeGguf({ architecture: "nomic-bert", pooling: 1, tensorBytes: 9_000 });
const judges = fakeGguf({ architecture: "bert", pooling: 4 });

let root: string;
let server: OllamaServer | null = null;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "uses-")));
  await mkdir(path.join(root, "models"));
  const models = [
    someModel({ id: "good" }),
    someModel({ id: "known", bytes: judges.length, use: "reranking", canAct: false }),
  ];
  await writeFile(path.join(root, "models.json"), JSON.stringify({ default: "good", models }));
});

afterEach(async () => {
  await server?.close();
  server = null;
  await rm(root, { recursive: true, force: true });
});

const put = (name: string, bytes: Uint8Array) => writeFile(path.join(root, "models", name), bytes);

function open(model: Record<string, unknown> = {}) {
  const none = path.join(root, "none");
  return createModels({
    paths: { home: none, models: path.join(root, "models"), resources: root, servers: path.join(root, "servers.json") },
    settings: settingsSchema.parse({ model, ollama: server ? { url: server.url } : { enabled: false } }),
    network: plainNetwork,
    computer: {
      env: {},
      memory: () => ({ total: 16e9, free: 8e9, gpu: null }),
      lookForCards: async () => {},
      places: { ollama: [none], lmStudio: [none], huggingFace: [none] },
      pip: { python: "no-python", options: [] },
    },
  });
}

test("a file for searching is listed as such, behind all that talk, and never taken to talk with", async () => {
  await put("embeds.gguf", embeds);
  const models = open();
  expect((await models.resolve(null, signal)).id).toBe("good");
  await put("talks.gguf", talks);
  const list = await models.list(signal);
  expect(list.filter(({ installed }) => installed).map(({ id, use }) => [id, use])).toEqual([
    ["talks.gguf", undefined],
    ["embeds.gguf", "embedding"],
  ]);
  expect((await models.resolve(null, signal)).id).toBe("talks.gguf");
  expect((await models.usual(list, "large", signal)).id).toBe("talks.gguf");
});

test("asked to talk, it is refused with what it is for", async () => {
  await put("embeds.gguf", embeds);
  await put("known.gguf", judges);
  for (const [id, words] of [
    ["embeds.gguf", "for search"],
    ["known", "for sorting"],
    [path.join(root, "models", "embeds.gguf"), "for search"],
  ] as const) {
    await expect(open().resolve(id, signal)).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining(words),
    });
  }
});

test("a search takes what is in the models folder for it, and nothing where there is none", async () => {
  expect([await open().forSearch("embedding", signal), await open().forSearch("reranking", signal)]).toEqual([
    null,
    null,
  ]);
  await put("talks.gguf", talks);
  await put("embeds.gguf", embeds);
  await put("known.gguf", judges);
  const found = await Promise.all([open().forSearch("embedding", signal), open().forSearch("reranking", signal)]);
  expect(found.map((entry) => entry?.id)).toEqual(["embeds.gguf", "known"]);
});

test("the one that the settings name goes before others; a wrong one is an error, and one that isn't here is none", async () => {
  await put("embeds.gguf", embeds);
  await put("other.gguf", fakeGguf({ architecture: "bert", fill: 1 }));
  await put("talks.gguf", talks);
  const named = (id: string) => open({ embedding: { id } }).forSearch("embedding", signal);
  expect((await named("other.gguf"))?.id).toBe("other.gguf");
  await expect(named("talks.gguf")).rejects.toMatchObject({ message: expect.stringContaining("[model.embedding]") });
  expect(await open({ reranking: { id: "known" } }).forSearch("reranking", signal)).toBeNull();
});

test("one of Ollama's is taken where it is named, and only then", async () => {
  server = await startOllamaServer({ models: [{ name: "nomic-embed-text" }] });
  expect(await open().forSearch("embedding", signal)).toBeNull();
  const entry = await open({ embedding: { id: "ollama/nomic-embed-text" } }).forSearch("embedding", signal);
  expect(entry).toMatchObject({ id: "ollama/nomic-embed-text", engine: "ollama", use: "embedding" });
  await expect(open().resolve("ollama/nomic-embed-text", signal)).rejects.toMatchObject({ code: "invalid-input" });
});
