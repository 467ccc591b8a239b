import type { LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import {
  callsTool,
  type OllamaServer,
  says,
  type ScriptedReply,
  type ServedModel,
  startOllamaServer,
} from "../../../test/support/ollama-server.ts";
import { listOllamaModels } from "./ollama-client.ts";
import { ollamaModel, type OllamaOptions } from "./ollama.ts";

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(replies: readonly ScriptedReply[], model: Partial<ServedModel> = {}): Promise<OllamaServer> {
  const server = await startOllamaServer({ models: [{ name: "scripted", ...model }], replies });
  closers.push(() => server.close());
  return server;
}

async function serveRaw(status: number, type: string, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, { "Content-Type": type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a TCP port
}

const prompt: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text: "Hello" }] }];
const view = {
  type: "function" as const,
  name: "view",
  description: "Shows a file.",
  inputSchema: { type: "object" as const, properties: { path: { type: "string" as const } } },
};

async function readAll(
  server: { url: string },
  call: Partial<LanguageModelV4CallOptions> = {},
  options: Partial<OllamaOptions> = {},
): Promise<LanguageModelV4StreamPart[]> {
  const model = ollamaModel({ url: server.url, fetch, model: "scripted", ...options });
  const { stream } = await model.doStream({ prompt, ...call });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

test("a reply streams as text, with what it cost", async () => {
  const server = await serve([says(["Good ", "day."], { usage: { promptTokens: 30, replyTokens: 4 } })]);
  expect(await readAll(server)).toEqual([
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "text" },
    { type: "text-delta", id: "text", delta: "Good " },
    { type: "text-delta", id: "text", delta: "day." },
    { type: "text-end", id: "text" },
    {
      type: "finish",
      finishReason: { unified: "stop", raw: "stop" },
      usage: expect.objectContaining({
        inputTokens: expect.objectContaining({ total: 30 }),
        outputTokens: expect.objectContaining({ total: 4 }),
      }),
    },
  ]);
});

test("thinking comes as reasoning, and calls come whole", async () => {
  const reply = {
    thinking: ["Look ", "first."],
    text: ["I look."],
    calls: [{ name: "view", arguments: { path: "a.md" } }],
  };
  const server = await serve([reply], { capabilities: ["completion", "tools", "thinking"] });
  const parts = await readAll(server, { tools: [view] });
  expect(parts.slice(1)).toMatchObject([
    { type: "reasoning-start" },
    { type: "reasoning-delta", delta: "Look " },
    { type: "reasoning-delta", delta: "first." },
    { type: "reasoning-end" },
    { type: "text-start" },
    { type: "text-delta", delta: "I look." },
    { type: "tool-call", toolCallId: "call-1", toolName: "view", input: '{"path":"a.md"}' },
    { type: "text-end" },
    { type: "finish", finishReason: { unified: "tool-calls" } },
  ]);
  expect(server.chats[0]).toMatchObject({ think: true, tools: [{ function: { name: "view" } }] });
});

test("a reply that was cut by length says so, also with a call in it", async () => {
  const server = await serve([callsTool("view", { path: "a" }, { doneReason: "length" })]);
  expect((await readAll(server)).at(-1)).toMatchObject({ finishReason: { unified: "length", raw: "length" } });
});

test("the whole conversation is sent in Ollama's own form", async () => {
  const server = await serve([says("Done.")]);
  await readAll(server, {
    prompt: [
      { role: "system", content: "Be brief." },
      ...prompt,
      {
        role: "assistant",
        content: [
          { type: "reasoning", text: "hm" },
          { type: "text", text: "I look." },
          { type: "tool-call", toolCallId: "1", toolName: "view", input: { path: "a.md" } },
        ],
      },
      {
        role: "tool",
        content: [{ type: "tool-result", toolCallId: "1", toolName: "view", output: { type: "text", value: "tea" } }],
      },
    ],
  });
  expect(server.chats[0]?.messages).toEqual([
    { role: "system", content: "Be brief." },
    { role: "user", content: "Hello" },
    {
      role: "assistant",
      content: "I look.",
      thinking: "hm",
      tool_calls: [{ function: { name: "view", arguments: { path: "a.md" } } }],
    },
    { role: "tool", tool_name: "view", content: "tea" },
  ]);
});

test.each([
  [{ contextLength: 32_768 }, {}, 8192],
  [{ contextLength: 4096 }, {}, 4096],
  [{ contextLength: 32_768 }, { contextSize: 16_384 }, 16_384],
])("the window is set to what the model and the settings allow: %o %o", async (served, options, expected) => {
  const server = await serve([says("Hi.")], served);
  await readAll(server, {}, options);
  expect(server.chats[0]?.options).toEqual({ num_ctx: expected, temperature: 0 });
  expect(server.chats[0]).toMatchObject({ truncate: false, shift: false });
});

test("a server that gives less than it was asked for is believed", async () => {
  const server = await startOllamaServer({
    models: [{ name: "scripted" }],
    replies: [says("Hi."), says("Hi.")],
    allottedContext: 4096,
  });
  closers.push(() => server.close());
  const model = ollamaModel({ url: server.url, fetch, model: "scripted", keepAlive: "30m" });
  expect(model.contextSize()).toBe(8192);
  for await (const _ of (await model.doStream({ prompt })).stream);
  expect(model.contextSize()).toBe(4096);
  for await (const _ of (await model.doStream({ prompt })).stream);
  expect(server.chats.map(({ options, keep_alive }) => [options?.["num_ctx"], keep_alive])).toEqual([
    [8192, "30m"],
    [4096, "30m"],
  ]);
  expect(server.requests.filter(({ path }) => path === "/api/ps")).toHaveLength(1);
});

test("a server that restarts is asked again, as long as it has said nothing", async () => {
  const server = await serve([{ status: 503, error: "server busy, please try again" }, says(["Good day."])]);
  const parts = await readAll(server, {}, { waits: [1] });
  expect(parts).toContainEqual({ type: "text-delta", id: "text", delta: "Good day." });
  expect(server.chats).toHaveLength(2);
});

test("a model without tools is asked without them, and the caller is told", async () => {
  const server = await serve([says("Hi.")], { capabilities: ["completion"] });
  const parts = await readAll(server, { tools: [view] });
  expect(parts[0]).toEqual({ type: "stream-start", warnings: [{ type: "unsupported", feature: "tools" }] });
  expect(server.chats[0]?.tools).toBeUndefined();
});

test("stopping in mid-answer closes the connection to the server", async () => {
  const server = await serve([says("one two three four five six", { pieceDelayMs: 30 })]);
  const stop = new AbortController();
  const { stream } = await ollamaModel({ url: server.url, fetch, model: "scripted" }).doStream({
    prompt,
    abortSignal: stop.signal,
  });
  async function read() {
    for await (const part of stream) if (part.type === "text-delta") stop.abort();
  }
  await expect(read()).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("stopping before the first piece closes it too", async () => {
  const server = await serve([{ ending: "stall" }]);
  const stop = new AbortController();
  const { stream } = await ollamaModel({ url: server.url, fetch, model: "scripted" }).doStream({
    prompt,
    abortSignal: stop.signal,
  });
  const reader = stream.getReader();
  await reader.read();
  const next = reader.read();
  stop.abort();
  await expect(next).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("a reader that walks away closes it too, even while the server is silent", async () => {
  const server = await serve([says(["one"], { ending: "stall" })]);
  const { stream } = await ollamaModel({ url: server.url, fetch, model: "scripted" }).doStream({ prompt });
  for await (const part of stream) if (part.type === "text-delta") break;
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("a server that stalls is given up on, before its first piece and between two", async () => {
  const server = await serve([{ ending: "stall" }, says(["one"], { ending: "stall" })]);
  const problem = { code: "model-unavailable", message: expect.stringContaining("said nothing for"), retryable: true };
  await expect(readAll(server, {}, { patience: { firstMs: 40, nextMs: 60_000 } })).rejects.toMatchObject(problem);
  await expect(readAll(server, {}, { patience: { firstMs: 60_000, nextMs: 40 } })).rejects.toMatchObject(problem);
  await vi.waitFor(() => expect(server.brokenOff()).toBe(2));
});

test.each(["cut", "half-line", "silent-end"] as const)(
  "a line that breaks (%s) is an error, not an end",
  async (ending) => {
    const warn = vi.spyOn(console, "warn");
    const server = await serve([says(["one"], { ending })]);
    await expect(readAll(server)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("broke off in mid-answer"),
      retryable: true,
    });
    expect(warn).not.toHaveBeenCalled();
  },
);

test("a server that is killed in mid-answer is an error", async () => {
  const server = await serve([says("one two three", { pieceDelayMs: 20 })]);
  const { stream } = await ollamaModel({ url: server.url, fetch, model: "scripted" }).doStream({ prompt });
  async function read() {
    for await (const part of stream) if (part.type === "text-delta") await server.close();
  }
  await expect(read()).rejects.toMatchObject({ code: "model-unavailable" });
  closers.length = 0;
});

test("what the server reports in mid-answer reaches the reader", async () => {
  const server = await serve([says(["one"], { midError: "llama runner process has terminated" })]);
  await expect(readAll(server)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("llama runner process has terminated"),
  });
});

test("a server that isn't running is named, with what to do", async () => {
  const server = await serve([]);
  await server.close();
  closers.length = 0;
  await expect(readAll(server)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining(`isn't running at ${server.url}. Start it with "ollama serve"`),
  });
});

test("a model that the server hasn't got is named, with how to get it", async () => {
  const server = await serve([]);
  await expect(readAll(server, {}, { model: "llama9" })).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining('has no model "llama9". Get it with "hearth models pull ollama/llama9"'),
  });
});

test("a refusal carries the server's own words, and nothing is written to the console", async () => {
  const log = vi.spyOn(console, "log");
  const server = await serve([{ status: 500, error: "model requires more system memory (9 GiB)" }]);
  await expect(readAll(server)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("more system memory (9 GiB)"),
    retryable: true,
  });
  expect(log).not.toHaveBeenCalled();
});

test("a conversation that can't fit is refused before it is sent", async () => {
  const server = await serve([says("Hi.")]);
  const text = "x".repeat(1_000_000);
  await expect(
    readAll(server, { prompt: [{ role: "user", content: [{ type: "text", text }] }] }),
  ).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/1,000,\d+ characters.*8,192 tokens/),
  });
  expect(server.chats).toEqual([]);
});

test("whole replies are refused: this model only streams", async () => {
  await expect(ollamaModel({ url: "http://127.0.0.1:9", fetch, model: "x" }).doGenerate({ prompt })).rejects.toThrow(
    "doStream",
  );
});

test("the models of a server are listed with those for searching, but not what it would send elsewhere", async () => {
  const url = await serveRaw(
    200,
    "application/json",
    JSON.stringify({
      models: [
        { name: "qwen3:latest", size: 5, digest: "d7", details: { family: "qwen3", parameter_size: "8.2B" } },
        { name: "gpt-oss:120b-cloud", size: 384, remote_host: "https://example.com" },
        { name: "nomic-embed-text:latest", size: 7, details: { family: "nomic-bert" } },
        { name: "tiny:1b" },
      ],
    }),
  );
  expect(await listOllamaModels({ url, fetch }, new AbortController().signal)).toEqual([
    { name: "qwen3", bytes: 5, parameterSize: "8.2B", digest: "d7", isForSearch: false },
    { name: "nomic-embed-text", bytes: 7, parameterSize: null, digest: null, isForSearch: true },
    { name: "tiny:1b", bytes: null, parameterSize: null, digest: null, isForSearch: false },
  ]);
});

test("a model that Ollama would run elsewhere is refused before anything is sent", async () => {
  const url = await serveRaw(
    200,
    "application/json",
    '{"remote_host":"https://example.com","capabilities":["completion"]}',
  );
  await expect(readAll({ url })).rejects.toMatchObject({ message: expect.stringContaining("https://example.com") });
});

test.each([
  [200, "text/html", "<html>Welcome</html>"],
  [404, "text/html", "<html>Not here</html>"],
  [200, "application/json", '{"models": 7}'],
])("something else that answers at that address (%s %s) is told apart", async (status, type, body) => {
  const url = await serveRaw(status, type, body);
  await expect(listOllamaModels({ url, fetch }, new AbortController().signal)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("Check ollama.url"),
  });
});
