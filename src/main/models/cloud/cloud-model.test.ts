import { ungrounded } from "../../agent/ungrounded.ts";
import { once } from "node:events";
import { createServer } from "node:http";
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  anthropicEvents,
  chatEvents,
  type CloudReply,
  geminiEvents,
  openaiEvents,
  startCloudServer,
  type Words,
} from "../../../../test/support/cloud-server.ts";
import { dot } from "../../../../test/support/attached-files.ts";
import type { AppError } from "../../../shared/error.ts";
import type { Message } from "../../../shared/message.ts";
import type { CloudProvider } from "../../../shared/settings.ts";
import type { StepContext, StepEvent } from "../../agent/step-protocol.ts";
import { createCloudProtocol } from "../../guided/dialects/cloud.ts";
import { type CloudModelOptions, cloudModel } from "./cloud-model.ts";

const key = "sk-canary-0123456789abcdef";

type Kind = CloudProvider["kind"];
const kinds: Record<Kind, { events(words: Words): unknown[]; path: RegExp; keyIn: string; ending: number }> = {
  anthropic: { events: anthropicEvents, path: /^\/v1\/messages$/, keyIn: "x-api-key", ending: 2 },
  openai: { events: openaiEvents, path: /^\/v1\/responses$/, keyIn: "authorization", ending: 2 },
  google: {
    events: geminiEvents,
    path: /^\/v1beta\/models\/m:streamGenerateContent\?alt=sse$/,
    keyIn: "x-goog-api-key",
    ending: 1,
  },
  "openai-compatible": { events: chatEvents, path: /^\/v1\/chat\/completions$/, keyIn: "authorization", ending: 3 },
};
const everyKind = Object.keys(kinds) as Kind[];

async function open(kind: Kind, replies: readonly CloudReply[], options: Partial<CloudModelOptions> = {}) {
  const server = await startCloudServer(replies);
  onTestFinished(server.close);
  const settings: CloudProvider =
    kind === "openai-compatible" ? { kind, models: [], url: `${server.url}/v1` } : { kind, models: [] };
  const own = { provider: "mine", settings, model: "m", key, fetch: server.fetch, pausesMs: [1, 1] };
  return { server, model: await cloudModel({ ...own, ...options }) };
}

const prompt: LanguageModelV4CallOptions["prompt"] = [
  { role: "system", content: "You are Hearth." },
  { role: "user", content: [{ type: "text", text: "Say hello." }] },
];

type Opened = Awaited<ReturnType<typeof open>>;

async function read({ model }: Opened, abortSignal = new AbortController().signal) {
  const { stream } = await model.doStream({ prompt, abortSignal });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

const textOf = (parts: readonly LanguageModelV4StreamPart[]) =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");

const failure = (reading: Promise<unknown>): Promise<AppError> =>
  reading.then(
    () => expect.fail("It didn't fail."),
    (cause: AppError) => cause,
  );

describe.each(everyKind)("a model of the kind %s", (kind) => {
  const { events, path, keyIn, ending } = kinds[kind];
  const begun = () => events({ text: "one" }).slice(0, -ending);
  const call = { id: "call_1", name: "view", input: { path: "a.md" } };

  test("thinks, speaks, calls a tool, and gets its result with the next request", async () => {
    const { server, model } = await open(kind, [
      { events: events({ thought: "Let me look.", text: "I look.", call }) },
      { events: events({ text: "It is empty." }) },
    ]);
    const contextSize = () => 100_000;
    const newId = () => "id-1";
    const protocol = createCloudProtocol({ model, modelId: "mine/m", contextSize, newId, now: () => 0 });
    const ask: Message = { role: "user", id: "u", text: "What is in a.md?", context: "" };
    const first = await take(protocol.nextStep(context([ask]), new AbortController().signal));
    expect(first.step).toMatchObject({
      parts: [
        { type: "reasoning", text: "Let me look." },
        { type: "text", text: "I look." },
        { type: "tool-call", tool: "view", input: { path: "a.md" } },
      ],
      stop: "tool-calls",
      usage: { evaluated: 10, reused: 30, sampled: 5 },
    });
    const { parts, stop, usage } = first.step;
    const reply: Message = { role: "assistant", id: "a", parts, stop, usage, origin: "model", kind: null };
    const told = { text: "(empty)", note: "", status: "ok" as const, durationMs: 1 };
    const result: Message = { role: "tool", id: "t", callId: "id-1", tool: "view", ...told };
    const second = await take(protocol.nextStep(context([ask, reply, result]), new AbortController().signal));
    expect(second.step).toMatchObject({ parts: [{ type: "text", text: "It is empty." }], stop: "end" });
    expect(server.requests.map((request) => request.path)).toEqual([
      expect.stringMatching(path),
      expect.stringMatching(path),
    ]);
    expect(server.requests[0]?.headers[keyIn]).toContain(key);
    expect(server.requests[0]?.body).not.toContain(key);
    const [asked, answered] = server.requests.map(({ body }) => body);
    expect(asked).toContain("What is in a.md?");
    expect(answered).toContain("(empty)");
    if (kind === "anthropic" || kind === "google") expect(answered).toContain("signed-1");
    if (kind === "openai") {
      expect(JSON.parse(asked ?? "")).toMatchObject({ store: false, input: [{ role: "developer" }, {}] });
    }
    if (kind === "anthropic") expect(asked).toContain("cache_control");
  });

  test("gets the images of a request", async () => {
    const { server, model } = await open(kind, [{ events: events({ text: "A dot." }) }]);
    const sees = async () => true;
    const more = { contextSize: () => 100_000, newId: () => "id-1", now: () => 0, sees };
    const protocol = createCloudProtocol({ model, modelId: "mine/m", ...more });
    const data = dot.toString("base64");
    const image = {
      type: "image" as const,
      name: "dot.png",
      bytes: 1,
      what: "a PNG image",
      mediaType: "image/png",
      data,
    };
    const ask: Message = { role: "user", id: "u", text: "What is it?", context: "", attachments: [image] };
    await take(protocol.nextStep(context([ask]), new AbortController().signal));
    expect(server.requests[0]?.body).toContain(data);
    expect(server.requests[0]?.body).toContain("image/png");
    expect(server.requests[0]?.body).not.toContain("was left out");
  });

  test("stops in mid-answer, and its server sees it", async () => {
    const opened = await open(kind, [{ events: begun(), after: "hang" }]);
    const controller = new AbortController();
    const { stream } = await opened.model.doStream({ prompt, abortSignal: controller.signal });
    const reader = stream.getReader();
    await reader.read();
    controller.abort();
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toMatchObject({ code: "cancelled" });
    await expect.poll(() => opened.server.closed()).toBe(1);
  });

  test("that breaks off in mid-answer says so, and isn't asked again", async () => {
    const opened = await open(kind, [{ events: begun(), after: "cut" }]);
    const error = await failure(read(opened));
    expect(error).toMatchObject({ code: "model-unavailable", retryable: true });
    expect(error.message).toMatch(/^The connection to mine \(.*\) broke off/);
    expect(opened.server.requests).toHaveLength(1);
  });

  test("that just ends in mid-answer is known to be cut off", async () => {
    const error = await failure(read(await open(kind, [{ events: begun() }])));
    expect(error.message).toMatch(/broke off in mid-answer/);
  });

  test("that falls silent in mid-answer is given up", async () => {
    const patience = { firstMs: 30_000, nextMs: 50 };
    const reply = { events: begun(), after: "hang" as const };
    const error = await failure(read(await open(kind, [reply], { patience })));
    expect(error).toMatchObject({ code: "model-unavailable", retryable: true });
    expect(error.message).toMatch(/^mine \(.*\) has fallen silent/);
  });

  test("that is overloaded is asked again, and what it then says comes once", async () => {
    const busy = { status: kind === "anthropic" ? 529 : 503, body: '{"error":{"message":"overloaded"}}' };
    const opened = await open(kind, [busy, busy, { events: events({ text: "Hello." }) }]);
    expect(textOf(await read(opened))).toBe("Hello.");
    expect(opened.server.requests).toHaveLength(3);
  });
});

const page = "<!doctype html><title>Sign in</title>";
const html = { "content-type": "text/html" };

test.each<[string, CloudReply, string, RegExp]>([
  [
    "a wrong key",
    { status: 401, body: `{"error":{"message":"Incorrect key: ${key}"}}` },
    "model-unavailable",
    /doesn't take the key/,
  ],
  ["no credit", { status: 402, body: "{}" }, "model-unavailable", /nothing left to pay with/],
  [
    "a used-up quota",
    { status: 429, body: '{"error":{"code":"insufficient_quota","message":"x"}}' },
    "model-unavailable",
    /nothing left to pay with/,
  ],
  [
    "a low balance",
    { status: 400, body: '{"error":{"message":"Your credit balance is too low"}}' },
    "model-unavailable",
    /nothing left to pay with/,
  ],
  [
    "no such model",
    { status: 404, body: '{"error":{"message":"model not found"}}' },
    "model-unavailable",
    /has no model "m"/,
  ],
  ["no such page", { status: 404, body: page, headers: html }, "model-unavailable", /Nothing answers there/],
  [
    "a conversation too long",
    { status: 400, body: '{"error":{"message":"prompt is too long: 210000 tokens > 200000 maximum"}}' },
    "too-large",
    /too long for m/,
  ],
  [
    "a context length",
    { status: 400, body: '{"error":{"message":"This model\'s maximum context length is 8192 tokens."}}' },
    "too-large",
    /too long for m/,
  ],
  ["a body too large", { status: 413, body: page, headers: html }, "too-large", /too long for m/],
  ["a page of HTML", { status: 200, body: page, headers: html }, "model-unavailable", /sent a web page/],
  [
    "something else",
    { status: 400, body: `{"error":{"message":"bad field, key ${key}"}}` },
    "model-unavailable",
    /refused the request \(status 400\): bad field, key \[hidden: key\]/,
  ],
])("%s is said in plain words, once, and without the key", async (_, reply, code, words) => {
  const opened = await open("openai-compatible", [reply, reply]);
  const error = await failure(read(opened));
  expect(error).toMatchObject({ code, retryable: false });
  expect(error.message).toMatch(words);
  expect(JSON.stringify([error.message, error.cause, error.stack])).not.toContain(key);
  expect(opened.server.requests).toHaveLength(1);
});

test("who is asked too often is left alone for as long as they say, and not longer than anyone would wait", async () => {
  const busy = (seconds: string) => ({ status: 429, body: "{}", headers: { "retry-after": seconds } });
  const soon = await open("openai-compatible", [busy("0"), { events: chatEvents({ text: "Hello." }) }]);
  expect(textOf(await read(soon))).toBe("Hello.");
  const late = await open("openai-compatible", [busy("3600"), { events: chatEvents({ text: "Hello." }) }]);
  const error = await failure(read(late));
  expect(error.message).toBe("mine is asked too often with this key. Wait 3600 seconds, then try again.");
  expect(late.server.requests).toHaveLength(1);
});

test("requests are made again only so often", async () => {
  const busy = { status: 500, body: "{}" };
  const opened = await open("openai-compatible", [busy, busy, busy, busy]);
  expect((await failure(read(opened))).message).toMatch(/^mine can't answer now \(status 500\)/);
  expect(opened.server.requests).toHaveLength(3);
});

test("a failure that comes as an event of the stream is said in plain words", async () => {
  const overloaded = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
  const early = await open("anthropic", [{ events: [overloaded] }, { events: anthropicEvents({ text: "Hello." }) }]);
  expect(textOf(await read(early))).toBe("Hello.");
  const late = await open("anthropic", [{ events: [...anthropicEvents({ text: "Hel" }).slice(0, 4), overloaded] }]);
  expect((await failure(read(late))).message).toMatch(/^mine can't answer now/);
});

test("a server that isn't there is named", async () => {
  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  const address = gone.address();
  const port = typeof address === "object" && address ? address.port : 0;
  gone.close();
  await once(gone, "close");
  const settings = { kind: "openai-compatible" as const, models: [], url: `http://127.0.0.1:${port}/v1` };
  const { model } = await open("openai-compatible", [], { settings, fetch: globalThis.fetch });
  const error = await failure(Promise.resolve(model.doStream({ prompt })));
  expect(error.message).toMatch(/^mine can't be reached at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/);
});

test("nobody is led to another computer", async () => {
  const elsewhere = await startCloudServer([{ events: chatEvents({ text: "Hello." }) }]);
  onTestFinished(elsewhere.close);
  const moved = { status: 307, body: "", headers: { location: `${elsewhere.url}/v1/chat/completions` } };
  await failure(read(await open("openai-compatible", [moved, moved, moved])));
  expect(elsewhere.requests).toEqual([]);
});

test("a server without a key gets none", async () => {
  const opened = await open("openai-compatible", [{ events: chatEvents({ text: "Hello." }) }], { key: null });
  expect(textOf(await read(opened))).toBe("Hello.");
  expect(opened.server.requests[0]?.headers).not.toHaveProperty("authorization");
});

function context(messages: readonly Message[]): StepContext {
  const inputSchema = { type: "object", properties: { path: { type: "string" } }, required: ["path"] };
  const tool = { name: "view", description: "Shows a file.", effect: "look" as const, fields: [], inputSchema };
  return {
    tools: [tool],
    instructions: "",
    messages,
    kind: null,
    kinds: [],
    masks: { allowed: ["view", "answer"], exclude: [] },
    grounding: ungrounded,
  };
}

async function take<Result>(steps: AsyncGenerator<StepEvent, Result>) {
  const events: StepEvent[] = [];
  for (;;) {
    const next = await steps.next();
    if (next.done) return { step: next.value, events };
    events.push(next.value);
  }
}
