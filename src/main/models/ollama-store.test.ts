import { afterEach, expect, test, vi } from "vitest";
import { type OllamaServer, type ScriptedPull, startOllamaServer } from "../../../test/support/ollama-server.ts";
import { listOllamaModels } from "./ollama-client.ts";
import { embedWithOllama } from "./ollama-embed.ts";
import { pullFromOllama, removeFromOllama } from "./ollama-store.ts";

let server: OllamaServer;
const { signal } = new AbortController();

afterEach(() => server.close());

async function serve(qwen: ScriptedPull): Promise<{ url: string; fetch: typeof fetch }> {
  server = await startOllamaServer({ models: [{ name: "scripted" }], library: { qwen } });
  return { url: server.url, fetch };
}

async function readAll(pulling: AsyncIterable<{ stage: string; received: number; total: number }>): Promise<string[]> {
  const told: string[] = [];
  for await (const { stage, received, total } of pulling) told.push(`${stage} ${received}/${total}`);
  return told;
}

const layer = (digest: string, total: number, completed?: number) => ({
  status: `pulling ${digest}`,
  digest,
  total,
  ...(completed === undefined ? {} : { completed }),
});
const begun = [{ status: "pulling manifest" }, layer("a", 100), layer("a", 100, 60)];
const ended = [layer("a", 100, 100), layer("b", 20, 20), { status: "verifying sha256 digest" }, { status: "success" }];

test("Ollama fetches a model, and says how far all of it is", async () => {
  const place = await serve({ lines: [...begun, ...ended] });
  expect(await readAll(pullFromOllama(place, "qwen", signal))).toEqual([
    "searching 0/0",
    "downloading 0/100",
    "downloading 60/100",
    "downloading 100/100",
    "downloading 120/120",
    "checking 120/120",
    "done 120/120",
  ]);
  expect((await listOllamaModels(place, signal)).map(({ name }) => name)).toEqual(["scripted", "qwen"]);
});

test("stopping stops Ollama too", async () => {
  const place = await serve({ lines: begun, ending: "stall" });
  const stop = new AbortController();
  const reading = (async () => {
    for await (const { received } of pullFromOllama(place, "qwen", stop.signal)) if (received === 60) stop.abort();
  })();
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("a model that its library hasn't got is named", async () => {
  const place = await serve({ lines: [] });
  await expect(readAll(pullFromOllama(place, "gwen", signal))).rejects.toMatchObject({
    code: "not-found",
    message: expect.stringContaining('no model "gwen"'),
  });
});

test("a library that can't be reached isn't said to lack the model", async () => {
  const reason =
    'pull model manifest: Get "https://registry.ollama.ai/v2/library/qwen": dial tcp: lookup: no such host';
  const place = await serve({ lines: [{ status: "pulling manifest" }, { error: reason }] });
  await expect(readAll(pullFromOllama(place, "qwen", signal))).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("no such host"),
    retryable: true,
  });
});

test.each([
  ["done", "broke off"],
  ["cut", "broke off"],
  ["stall", "said nothing for"],
] as const)("a download that ends before its end (%s) is an error, never a model", async (ending, message) => {
  const place = await serve({ lines: begun, ending });
  const patience = { firstMs: 20_000, nextMs: ending === "stall" ? 50 : 20_000 };
  await expect(readAll(pullFromOllama(place, "qwen", signal, patience))).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining(message),
    retryable: true,
  });
});

test("a model is removed, once", async () => {
  const place = await serve({ lines: [] });
  await removeFromOllama(place, "scripted", signal);
  expect(await listOllamaModels(place, signal)).toEqual([]);
  await expect(removeFromOllama(place, "scripted", signal)).rejects.toMatchObject({ code: "model-unavailable" });
});

test("texts become vectors, in their order, and too long a text isn't cut", async () => {
  const place = await serve({ lines: [] });
  const texts = ["tea", "coffee"];
  expect(await embedWithOllama(place, { model: "scripted", texts, keepAlive: "10m" }, signal)).toEqual([
    [3, 1],
    [6, 1],
  ]);
  expect(server.requests.at(-1)?.body).toMatchObject({ truncate: false, keep_alive: "10m" });
  expect(await embedWithOllama(place, { model: "scripted", texts: [] }, signal)).toEqual([]);
  await expect(embedWithOllama(place, { model: "none", texts }, signal)).rejects.toThrow('has no model "none"');
});
