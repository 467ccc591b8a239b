import { mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { startModelServer } from "../../../test/support/model-server.ts";
import { makeModelsPlace, type ModelsPlace, tiny } from "../../../test/support/models-place.ts";
import { startOllamaServer } from "../../../test/support/ollama-server.ts";

const signal = new AbortController().signal;
let place: ModelsPlace;

beforeEach(async () => {
  place = await makeModelsPlace();
});
afterEach(() => place.remove());

test("Ollama fetches and removes its own models", async () => {
  place.server = await startOllamaServer({ models: [], library: { qwen3: { lines: [{ status: "success" }] } } });
  const models = place.open();
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
  await expect(place.open().pull(id, { isForced: false }, signal).next()).rejects.toMatchObject({
    code: "not-found",
    message: expect.stringContaining(help),
  });
});

test("Ollama fetches nothing where it is switched off", async () => {
  await expect(place.open().pull("ollama/qwen3", { isForced: false }, signal).next()).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("Ollama is switched off in the settings"),
  });
});

describe("providers' models", () => {
  const providers = { mine: { kind: "openai", models: ["big", "far/one"] } };

  test("aren't there while the cloud is off, and say how it is switched on", async () => {
    const models = place.open({ cloud: { providers } });
    expect((await place.ids(models)).join()).not.toContain("mine");
    await expect(models.resolve("mine/big", signal)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("switch the cloud on"),
    });
  });

  test("are listed last and never taken without being named", async () => {
    const models = place.open({ cloud: { enabled: true, providers } });
    expect((await place.ids(models)).slice(-2)).toEqual(["mine/big", "mine/far/one"]);
    expect((await models.resolve(null, signal)).id).toBe("good");
    expect(await models.resolve("mine/other", signal)).toMatchObject({ id: "mine/other", engine: "cloud" });
    await expect(models.resolve("other/big", signal)).rejects.toMatchObject({ code: "not-found" });
    await expect(models.remove("mine/big")).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("a role stands for its model", async () => {
    await place.put("own.gguf");
    const models = place.open({ model: { small: { id: "own.gguf" } } });
    expect((await models.resolve("small", signal)).id).toBe("own.gguf");
    expect((await models.resolve(null, signal)).id).toBe("own.gguf");
  });
});

describe("models of other programs", () => {
  const digest = "a".repeat(64);

  beforeEach(async () => {
    const manifests = path.join(place.root, "ollama/manifests/registry.ollama.ai");
    const layers = [
      { mediaType: "application/vnd.ollama.image.license", digest: `sha256:${"b".repeat(64)}`, size: 3 },
      { mediaType: "application/vnd.ollama.image.model", digest: `sha256:${digest}`, size: tiny.length },
    ];
    const bad = { layers: [{ ...layers[1], digest: "sha256:../../../etc/passwd" }] };
    await write(path.join(manifests, "library/llama3.2/3b"), JSON.stringify({ layers }));
    await write(path.join(manifests, "ada/own/latest"), JSON.stringify({ layers }));
    await write(path.join(manifests, "library/bad/latest"), JSON.stringify(bad));
    await write(path.join(manifests, "library/spoiled/latest"), "{");
    await write(path.join(place.root, `ollama/blobs/sha256-${digest}`), tiny);
    await write(path.join(place.root, "lm/ada/tiny-GGUF/tiny-Q4_K_M.gguf"), tiny);
    await write(path.join(place.root, "lm/ada/tiny-GGUF/mmproj-tiny.gguf"), tiny);
    await write(path.join(place.root, "hub/models--ada--tiny/blobs/xyz"), tiny);
    await write(path.join(place.root, "hub/datasets--ada--data/snapshots/rev/table.gguf"), tiny);
    const snapshot = path.join(place.root, "hub/models--ada--tiny/snapshots/rev");
    await mkdir(snapshot, { recursive: true });
    await symlink("../../blobs/xyz", path.join(snapshot, "tiny-Q8_0.gguf"));
  });

  async function write(file: string, content: string | Uint8Array) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  test("are listed as theirs, and can be used where they are", async () => {
    const models = place.open();
    const found = (await models.list(signal)).filter(({ keeper }) => keeper !== undefined);
    expect(found.map(({ id, keeper, bytes }) => [id, keeper, bytes])).toEqual([
      ["hf-cache/ada/tiny/tiny-Q8_0.gguf", "the Hugging Face cache", tiny.length],
      ["lmstudio/ada/tiny-GGUF/tiny-Q4_K_M.gguf", "LM Studio", tiny.length],
      ["ollama-file/ada/own", "Ollama", tiny.length],
      ["ollama-file/llama3.2:3b", "Ollama", tiny.length],
    ]);
    for (const { id, path: file } of found) expect(await models.resolve(id, signal)).toMatchObject({ id, path: file });
    expect(await readdir(place.folder)).toEqual([]);
  });

  test("do when there is no other, so that nothing needs to be fetched", async () => {
    expect((await place.open().resolve(null, signal)).keeper).toBe("the Hugging Face cache");
    await place.put("own.gguf");
    expect((await place.open().resolve(null, signal)).id).toBe("own.gguf");
  });

  test("are never removed", async () => {
    await expect(place.open().remove("ollama-file/llama3.2:3b")).rejects.toThrow(
      "Ollama keeps this model. Remove it there.",
    );
    await expect(place.open().remove("lmstudio/ada/nothing.gguf")).rejects.toThrow("There is no model");
    expect((await stat(path.join(place.root, `ollama/blobs/sha256-${digest}`))).size).toBe(tiny.length);
  });

  test("stand beside those of a server that is called as the program is", async () => {
    const box = await startModelServer({ kind: "openai", models: ["ada/tiny"] });
    onTestFinished(() => box.close());
    const models = place.open({ server: { lmstudio: { url: box.url, kind: "openai" } } });
    expect(await models.resolve("lmstudio/ada/tiny", signal)).toMatchObject({ engine: "server" });
    expect(await models.resolve("lmstudio/ada/tiny-GGUF/tiny-Q4_K_M.gguf", signal)).toMatchObject({ engine: "gguf" });
    await expect(models.remove("lmstudio/ada/tiny")).rejects.toThrow("lies on a server");
    await expect(models.remove("lmstudio/ada/tiny-GGUF/tiny-Q4_K_M.gguf")).rejects.toThrow("LM Studio keeps");
  });
});
