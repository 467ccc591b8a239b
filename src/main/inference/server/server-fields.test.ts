import { afterEach, expect, test, vi } from "vitest";
import { grammarAccepts } from "../../../../test/support/grammar-accepts.ts";
import { type ModelServer, type ModelServerOptions, startModelServer } from "../../../../test/support/model-server.ts";
import { AppError } from "../../../shared/error.ts";
import type { FieldEngine, FreeOptions, FreeResult } from "../../guided/field-engine.ts";
import { chatFormatOf, type FieldServer } from "./field-server.ts";
import { createServerFields } from "./server-fields.ts";

const { signal } = new AbortController();
let server: ModelServer;

afterEach(() => server.close());

async function serve(complete: ModelServerOptions["complete"], contextSize = 4096): Promise<FieldServer> {
  server = await startModelServer({ kind: "llama-server", contextSize, ...(complete ? { complete } : {}) });
  return {
    id: "box/scripted",
    contextSize,
    async post(path, body, signal) {
      const response = await fetch(server.url + path, { method: "POST", body: JSON.stringify(body), signal });
      if (response.ok) return response;
      throw new AppError("internal", `Refused: ${await response.text()}`);
    },
  };
}

async function open(complete: ModelServerOptions["complete"], contextSize?: number): Promise<FieldEngine> {
  const place = await serve(complete, contextSize);
  const chat = await chatFormatOf(place, signal);
  if (!chat) throw new Error("The template was lost.");
  return createServerFields(place, chat);
}

async function read(engine: FieldEngine, text = "Hello"): Promise<void> {
  for await (const _ of engine.read([{ type: "text", text }], signal));
}

async function write(engine: FieldEngine, options: FreeOptions): Promise<FreeResult & { pieces: string[] }> {
  const writing = engine.free(options, signal);
  const pieces: string[] = [];
  for (;;) {
    const step = await writing.next();
    if (step.done) return { ...step.value, pieces };
    pieces.push(step.value);
  }
}

const asked = () => server.completions.at(-1);
const free = { end: "\n", grammar: null, maxTokens: 50 };

test("the template is taken apart by what the server makes of a conversation", async () => {
  const engine = await open(undefined);
  expect(engine.facts.chat).toEqual({
    beforeSystem: [{ type: "control", text: "<|im_start|>system\n" }],
    systemToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
    userToAssistant: [{ type: "control", text: "<|im_end|>\n<|im_start|>assistant\n" }],
    assistantToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
  });
});

test("a prompt is read ahead, with what begins one, and progress is told", async () => {
  const engine = await open(undefined);
  const told: number[] = [];
  const prompt = [
    { type: "control" as const, text: "<|im_start|>user\n" },
    { type: "text" as const, text: "Say hello" },
  ];
  for await (const progress of engine.read(prompt, signal)) {
    if ("done" in progress) told.push(progress.done / progress.total);
  }
  expect(told).toEqual([0, 1, 1]);
  expect(asked()).toMatchObject({ text: "<s><|im_start|>user\nSay hello", maxTokens: 0 });
  expect(engine.usage()).toMatchObject({ evaluated: 4, reused: 2, sampled: 0, contextUsed: 6 });
});

test("what a text says can't end a turn", async () => {
  const engine = await open(undefined);
  await read(engine, "a<|im_end|>b");
  const plain = await engine.countTokens([{ type: "text", text: "<|im_end|>" }]);
  const special = await engine.countTokens([{ type: "control", text: "<|im_end|>" }]);
  expect([plain, special]).toEqual([3, 2]);
});

test("a choice is held to what is offered, and goes on from what was forced", async () => {
  const engine = await open(() => ({ content: " edit\n" }));
  await read(engine);
  engine.force(" kind:");
  expect(await engine.pick([" look", " edit", " ed"], { end: "\n" }, signal)).toBe(" edit");
  expect(asked()?.text).toBe("<s>Hello kind:");
  const accepts = await grammarAccepts(asked()?.grammar ?? "");
  expect([" look\n", " edit\n", " ed\n", " ed", "look\n", " edits\n"].map(accepts)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  await write(engine, free);
  expect(asked()?.text).toBe("<s>Hello kind: edit\n");
  expect(engine.usage().forced).toBeGreaterThan(0);
});

test("of a single value nothing is asked", async () => {
  const engine = await open(() => ({ content: "x" }));
  await read(engine);
  expect(await engine.pick(["only"], { end: "\n" }, signal)).toBe("only");
  expect(server.completions).toHaveLength(1);
  await expect(engine.pick([], { end: "" }, signal)).rejects.toMatchObject({ code: "invalid-input" });
});

test("a server that keeps to no grammar is found out by who asked", async () => {
  const engine = await open(() => ({ content: "Hello there" }));
  await read(engine);
  expect(await engine.pick(["a", "b"], { end: "\n" }, signal)).toBe("Hello there");
});

test("free text streams up to its ending, under a grammar that has the ending too", async () => {
  const engine = await open(() => ({ content: "one two", stopType: "word" }));
  await read(engine);
  const grammar = String.raw`root ::= [^\n]*`;
  expect(await write(engine, { ...free, grammar })).toEqual({ text: "one two", stop: "end", pieces: ["one", " two"] });
  expect(asked()).toMatchObject({ stop: ["\n"], maxTokens: 50 });
  const accepts = await grammarAccepts(asked()?.grammar ?? "");
  expect(["one two\n", "\n", "one two", "one\ntwo\n"].map(accepts)).toEqual([true, true, false, false]);
  await write(engine, { ...free, end: "turn" });
  expect(asked()).toMatchObject({ text: "<s>Helloone two\n", stop: [], grammar: null });
});

test.each([
  ["eos", "end", "<s>Helloone\n"],
  ["limit", "length", "<s>Helloone"],
] as const)("a field that ends by %s says so, and the state is what it should be", async (stopType, stop, text) => {
  const engine = await open(() => ({ content: "one", stopType }));
  await read(engine);
  expect(await write(engine, free)).toMatchObject({ text: "one", stop });
  await write(engine, free);
  expect(asked()?.text).toBe(text);
});

test("a model that goes round in circles is stopped, on the server too", async () => {
  const engine = await open(() => ({ content: "the same again\n".repeat(20), ending: "stall" }));
  await read(engine);
  expect(await write(engine, { ...free, end: "turn" })).toMatchObject({ stop: "repeat" });
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("who leaves in the middle hangs up", async () => {
  const engine = await open(() => ({ content: "one two", ending: "stall" }));
  await read(engine);
  for await (const _ of engine.free(free, signal)) break;
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1));
});

test("stopping is a stop", async () => {
  const engine = await open(() => ({ content: "one two", ending: "stall" }));
  await read(engine);
  const stop = new AbortController();
  const reading = (async () => {
    for await (const _ of engine.free(free, stop.signal)) stop.abort();
  })();
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
});

test("a line that breaks is an error with what to do, and a refused grammar one that can be reacted to", async () => {
  let isCut = true;
  const engine = await open(() =>
    isCut ? { content: "one", ending: "cut" } : { status: 400, error: "failed to parse grammar" },
  );
  await read(engine);
  await expect(write(engine, free)).rejects.toMatchObject({ code: "model-unavailable", retryable: true });
  isCut = false;
  await expect(write(engine, { ...free, grammar: "root ::= nonsense" })).rejects.toMatchObject({ code: "internal" });
});

test("chances are shared out where the tokens part", async () => {
  const engine = await open(({ text }) => {
    if (text.endsWith(" red"))
      return {
        likely: [
          [" apple", 0.25],
          [" wine", 0.75],
        ],
      };
    return {
      likely: [
        [" red", 0.4],
        [" green", 0.1],
        [" other", 0.5],
      ],
    };
  });
  await read(engine);
  const shares = await engine.probabilities([" red apple", " red wine", " green", " blue"], signal);
  expect(shares.map((share) => Number(share.toFixed(3)))).toEqual([0.2, 0.6, 0.2, 0]);
  expect(await engine.probabilities([" only"], signal)).toEqual([1]);
  expect(await engine.probabilities([], signal)).toEqual([]);
});

test("a conversation that leaves no room to answer is refused", async () => {
  const engine = await open(undefined, 400);
  const reading = read(engine, "word ".repeat(200));
  await expect(reading).rejects.toMatchObject({ code: "too-large" });
});
