import type { LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { afterEach, expect, test, vi } from "vitest";
import { type ModelServer, type ModelServerOptions, startModelServer } from "../../../../test/support/model-server.ts";
import { AppError } from "../../../shared/error.ts";
import { serverModel, type ServerModelOptions } from "./server-model.ts";
import { type ServerPlace, serverPlace } from "./server-place.ts";
import { stateOfServer } from "./server-state.ts";

let server: ModelServer;
afterEach(() => server.close());

async function serve(options: ModelServerOptions = {}, key: string | null = null): Promise<ServerPlace> {
  server = await startModelServer(options);
  return serverPlace("box", { url: server.url, kind: options.kind ?? "openai" }, key, fetch);
}

/** Says nothing until it is given up on. */
const hangs: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    signal?.addEventListener("abort", () => reject(new DOMException("Stopped.", "AbortError")));
  });

const prompt: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text: "Hello" }] }];

async function readAll(
  place: ServerPlace,
  call: Partial<LanguageModelV4CallOptions> = {},
  options: Partial<ServerModelOptions> = {},
): Promise<LanguageModelV4StreamPart[]> {
  const model = serverModel({ place, model: "scripted", waits: [1], ...options });
  const { stream } = await model.doStream({ prompt, ...call });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

const view = {
  type: "function" as const,
  name: "view",
  inputSchema: { type: "object" as const, properties: { path: { type: "string" as const } } },
};

test("reasoning, text and calls stream, with what they cost", async () => {
  const place = await serve({
    replies: [
      { reasoning: ["Look ", "first."], text: ["I ", "look."], calls: [{ name: "view", arguments: { path: "a.md" } }] },
    ],
  });
  const parts = await readAll(place, { tools: [view] });
  const said = parts.flatMap((part) =>
    part.type === "text-delta" || part.type === "reasoning-delta" ? [`${part.type}: ${part.delta}`] : [],
  );
  expect(said).toEqual(["reasoning-delta: Look ", "reasoning-delta: first.", "text-delta: I ", "text-delta: look."]);
  expect(parts.find((part) => part.type === "tool-call")).toMatchObject({ toolName: "view", input: '{"path":"a.md"}' });
  expect(parts.at(-1)).toMatchObject({
    finishReason: { unified: "tool-calls" },
    usage: { inputTokens: { total: 30 }, outputTokens: { total: 4 } },
  });
  expect(server.chats[0]).toMatchObject({
    model: "scripted",
    stream_options: { include_usage: true },
    tools: [{ function: { name: "view" } }],
  });
});

test.each([
  ["llama-server", true, undefined, true],
  ["llama-server", false, undefined, false],
  ["llama-server", undefined, undefined, false],
  ["vllm", undefined, undefined, false],
  ["vllm", undefined, true, true],
  ["llama-server", true, false, false],
] as const)("%s that says %s of images, and settings that say %s: it sees: %s", async (kind, vision, canSee, sees) => {
  const place = await serve({ kind, ...(vision === undefined ? {} : { vision }) });
  const model = serverModel({ place, model: "scripted", ...(canSee === undefined ? {} : { canSee }) });
  expect(await model.sees(new AbortController().signal)).toBe(sees);
});

test("an image is sent as the protocol has it", async () => {
  const place = await serve({ kind: "llama-server", vision: true, replies: [{ text: ["A cat."] }] });
  const image = { type: "data" as const, data: new Uint8Array([1, 2, 3]) };
  const file = { type: "file" as const, mediaType: "image/png", data: image };
  await readAll(place, { prompt: [{ role: "user", content: [{ type: "text", text: "What is it?" }, file] }] });
  expect(server.chats[0]?.messages.at(-1)?.content).toEqual([
    { type: "text", text: "What is it?" },
    { type: "image_url", image_url: { url: "data:image/png;base64,AQID" } },
  ]);
});

test("a JSON schema is sent as the protocol has it", async () => {
  const place = await serve({ kind: "vllm", replies: [{ text: ['{"a":1}'] }] });
  const schema = { type: "object" as const, properties: { a: { type: "integer" as const } } };
  await readAll(place, { responseFormat: { type: "json", schema, name: "step" }, reasoning: "none" });
  expect(server.chats[0]).toMatchObject({
    response_format: { type: "json_schema", json_schema: { name: "step", schema } },
    chat_template_kwargs: { enable_thinking: false },
  });
  expect(server.chats[0]?.reasoning_effort).toBeUndefined();
});

test.each([
  ["llama-server", {}, 16_384],
  ["vllm", {}, 16_384],
  ["openai", {}, 8192],
  ["openai", { contextSize: 4096 }, 4096],
  ["vllm", { contextSize: 4096 }, 4096],
  ["vllm", { contextSize: 64_000 }, 16_384],
] as const)(
  "the window is what the server gives, or less where the settings say so: %s %o",
  async (kind, more, size) => {
    const place = await serve({ kind, replies: [{ text: ["Hi."] }] });
    const model = serverModel({ place, model: "scripted", ...more });
    for await (const _ of (await model.doStream({ prompt })).stream);
    expect(model.contextSize()).toBe(size);
  },
);

test.each([
  ["{{ messages }}", 0],
  ["{% if enable_thinking %}<think>", undefined],
])("who doesn't think says the likeliest: %s", async (template, temperature) => {
  const place = await serve({ kind: "llama-server", template, replies: [{ text: ["Hi."] }] });
  await readAll(place);
  expect(server.chats[0]?.temperature).toBe(temperature);
});

test("the key goes with every request, and a wrong one is told by its variable", async () => {
  const place = await serve({ kind: "llama-server", key: "right", replies: [{ text: ["Hi."] }] }, "right");
  await readAll(place);
  expect(new Set(server.requests.map(({ key }) => key))).toEqual(new Set(["Bearer right"]));
  await expect(readAll({ ...place, key: "wrong" })).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("refuses the key. Set it in the environment, as HEARTH_KEY_BOX."),
  });
  await expect(readAll({ ...place, key: null })).rejects.toThrow("wants a key");
});

test("a model that the server hasn't got is named, with those that it has", async () => {
  const place = await serve({ models: ["one", "org/two"] });
  await expect(readAll(place)).rejects.toThrow('has no model "scripted". It has: box/one, box/org/two.');
});

test.each([
  [
    { status: 429, headers: { "Retry-After": "3600" } },
    "has too many requests right now. Try again in 3600 seconds",
    1,
  ],
  [{ status: 429 }, "Try again later", 2],
  [{ status: 500, error: "out of memory" }, "refused (status 500): out of memory", 1],
  [{ status: 503, error: "Loading model" }, "refused (status 503): Loading model", 2],
  [{ status: 400, error: "bad grammar" }, "refused (status 400): bad grammar", 1],
  [{ html: "<html>Log in</html>" }, "isn't a server of models", 1],
] as const)("a refusal says what to do: %o", async (reply, message, tries) => {
  const place = await serve({ replies: () => reply });
  await expect(readAll(place)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining(message),
  });
  expect(server.chats).toHaveLength(tries);
});

test.each([
  "the request exceeds the available context size. try increasing the context size",
  "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens",
])("a conversation that is too long is told as that: %s", async (error) => {
  const place = await serve({ replies: [{ status: 400, error }] });
  await expect(readAll(place)).rejects.toMatchObject({ code: "too-large" });
});

test("a conversation that can't fit is refused before it is sent", async () => {
  const place = await serve({ kind: "vllm" });
  const text = "x".repeat(1_000_000);
  await expect(readAll(place, { prompt: [{ role: "user", content: [{ type: "text", text }] }] })).rejects.toMatchObject(
    {
      code: "too-large",
    },
  );
  expect(server.chats).toEqual([]);
});

test("a busy server is asked again while nothing was said", async () => {
  const place = await serve({ replies: [{ status: 503 }, { text: ["Hi."] }] });
  expect(await readAll(place)).toContainEqual(expect.objectContaining({ type: "text-delta", delta: "Hi." }));
});

test.each(["cut", "silent-end", "garbage"] as const)(
  "a line that breaks (%s) is an error, not an end",
  async (ending) => {
    const place = await serve({ replies: [{ text: ["one"], ending }] });
    await expect(readAll(place)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("broke off"),
      retryable: true,
    });
    expect(server.chats).toHaveLength(1);
  },
);

test("what goes wrong in mid-answer reaches the reader", async () => {
  const place = await serve({ replies: [{ text: ["one"], midError: "the slot is gone" }] });
  await expect(readAll(place)).rejects.toMatchObject({ message: expect.stringContaining("the slot is gone") });
});

test.each([
  [{ ending: "stall" }, { firstMs: 60, nextMs: 60_000 }],
  [
    { text: ["one"], ending: "stall" },
    { firstMs: 60_000, nextMs: 60 },
  ],
] as const)("a server that stalls is given up on: %o", async (reply, patience) => {
  const place = await serve({ replies: [reply] });
  await expect(readAll(place, {}, { patience })).rejects.toThrow("said nothing for");
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("stopping closes the connection, and stays a stop", async () => {
  const place = await serve({ replies: [{ text: ["one"], ending: "stall" }] });
  const stop = new AbortController();
  const { stream } = await serverModel({ place, model: "scripted" }).doStream({ prompt, abortSignal: stop.signal });
  const read = async () => {
    for await (const part of stream) if (part.type === "text-delta") stop.abort();
  };
  await expect(read()).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("a reader that walks away closes it too", async () => {
  const place = await serve({ replies: [{ text: ["one"], ending: "stall" }] });
  const { stream } = await serverModel({ place, model: "scripted" }).doStream({ prompt });
  for await (const part of stream) if (part.type === "text-delta") break;
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("a server that isn't there is told with what to do", async () => {
  const place = await serve();
  await server.close();
  await expect(readAll(place)).rejects.toThrow(`No server answers at ${server.url}. Start it, or correct the url`);
  server = await startModelServer();
});

test("a certificate of one's own is refused with what to write into the settings", async () => {
  const place = await serve({ tls: true });
  await expect(readAll(place)).rejects.toThrow('ca = "FILE" in [server.box]');
});

test.each([
  ["EHOSTUNREACH", "can't be reached (EHOSTUNREACH). See whether that computer is on"],
  ["UND_ERR_CONNECT_TIMEOUT", "can't be reached"],
  ["ENOTFOUND", "can't be found. Correct the url of [server.box]"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", 'ca = "FILE" in [server.box]'],
  ["SOMETHING_NEW", "broke off (SOMETHING_NEW)"],
])("a line that can't be had is told by its reason: %s", async (code, message) => {
  const place = await serve();
  const cause = Object.assign(new Error("a socket's words"), { code });
  const failing = { ...place, fetch: () => Promise.reject(new TypeError("fetch failed", { cause })) };
  await expect(readAll(failing)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining(message),
  });
});

test("a server that is too busy to say what it has is given up on", async () => {
  const place = await serve();
  const silent = { ...place, fetch: hangs };
  await expect(stateOfServer(silent, AbortSignal.timeout(50))).rejects.toThrow(
    "doesn't answer. See whether it is running",
  );
});

test("what was refused on this side is told as that", async () => {
  const place = await serve();
  const refusing = { ...place, fetch: () => Promise.reject(new AppError("permission-denied", "Not allowed.")) };
  await expect(readAll(refusing)).rejects.toMatchObject({ code: "permission-denied", message: "Not allowed." });
});

test("a server that says the key again isn't repeated", async () => {
  const key = "key-of-mine-0123";
  await serve();
  const says: typeof fetch = async () => Response.json({ error: { message: `${key} is no good` } }, { status: 400 });
  const failed = await readAll(serverPlace("box", { url: server.url, kind: "openai" }, key, says)).catch(String);
  expect(failed).toContain("[hidden: key] is no good");
  expect(failed).not.toContain(key);
});
