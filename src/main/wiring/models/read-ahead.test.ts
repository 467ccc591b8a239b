import { defaultProfile } from "../../agent/profile.ts";
import { expect, test } from "vitest";
import { partsOf } from "../../../../test/support/run-agent.ts";
import { someFitness } from "../../../../test/support/some-fitness.ts";
import type { Forecast, Message } from "../../../shared/message.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { StepProtocol } from "../../agent/step-protocol.ts";
import { createReadAhead, type Draft, type ReadAheadDeps } from "./read-ahead.ts";

const local: ModelEntry = {
  id: "local",
  name: "Local",
  engine: "gguf",
  path: "/models/local.gguf",
  installed: true,
  bytes: 1,
  note: "",
  dialect: "guided-text",
};

function reading(entry: ModelEntry, more: Partial<ReadAheadDeps> = {}) {
  const read: { messages: readonly Message[]; signal: AbortSignal }[] = [];
  const talks: unknown[] = [];
  const deps = {
    toolsFor: async () => ({
      tools: new Map(),
      gather: async () => partsOf({}),
      guide: { context: async (request: string) => `Files that go with ${request}` },
    }),
    resolve: async () => entry,
    fitnessOf: async () => null,
    isBusy: () => false,
    protocols: {
      async protocolFor(_: unknown, __: unknown, talk: unknown): Promise<Partial<StepProtocol>> {
        talks.push(talk);
        return {
          async *readAhead({ messages }, signal) {
            read.push({ messages, signal });
            yield { type: "progress", phase: "load", done: 1, total: 2 };
            yield { type: "progress", phase: "read", done: 1, total: 2, forecast: { readMs: 3, answerMs: 4 } };
          },
        };
      },
    },
    ...more,
  } as unknown as ReadAheadDeps; // no more of a folder and a protocol is used here
  return { ahead: createReadAhead(deps), read, talks };
}

const never = new AbortController().signal;

async function all(ahead: ReturnType<typeof createReadAhead>, from: Draft): Promise<Forecast[]> {
  const told: Forecast[] = [];
  for await (const forecast of ahead.read(from, never)) told.push(forecast);
  return told;
}

const draft = {
  sessionId: "s",
  workspace: "/w",
  modelId: null,
  history: [],
  profile: defaultProfile,
  instructions: null,
  fromId: null,
  text: " plant beans ",
};

test("a draft is read as the request that it may become, in its session, in the background", async () => {
  const { ahead, read, talks } = reading(local);
  expect(await all(ahead, draft)).toEqual([{ readMs: 3, answerMs: 4 }]);
  expect(read.map(({ messages }) => messages)).toEqual([
    [{ role: "user", id: "draft", text: "plant beans", context: "Files that go with plant beans" }],
  ]);
  expect(talks).toMatchObject([{ talk: { conversation: "s", priority: "background" }, runId: null }]);
});

test("attached files are read first, also before anything is written beside them", async () => {
  const { ahead, read } = reading(local);
  const attachments = [{ type: "file" as const, name: "zoo.txt", bytes: 10, what: "text", text: "four lions" }];
  await all(ahead, { ...draft, text: "", attachments });
  await all(ahead, { ...draft, attachments });
  const [before, after] = read.map(({ messages }) => messages.at(-1));
  const told = "Attached file zoo.txt (text):\n<file>\nfour lions\n</file>";
  expect(before).toMatchObject({ text: "", context: told });
  expect(after).toMatchObject({ text: "plant beans", context: `${told}\n\nFiles that go with plant beans` });
});

test("without a draft, what there is of the conversation is read", async () => {
  const { ahead, read } = reading(local);
  const history: Message[] = [{ role: "user", id: "1", text: "hello", context: "" }];
  await all(ahead, { ...draft, text: "  ", history });
  expect(read.map(({ messages }) => messages)).toEqual([history]);
});

test.each<[string, ModelEntry, Partial<ReadAheadDeps>]>([
  ["a server, which nobody has sent it to", { ...local, engine: "ollama", path: null }, {}],
  ["a model that isn't here", { ...local, path: null, installed: false }, {}],
  ["a model that is only for talking", local, { fitnessOf: async () => someFitness({ tier: "talk" }) }],
])("a draft doesn't go to %s", async (_, entry, more) => {
  const { ahead, read } = reading(entry, more);
  await all(ahead, draft);
  expect(read).toEqual([]);
});

test("the next draft, and a run, stop the reading of the one before", async () => {
  const { ahead, read } = reading(local);
  const one = ahead.read(draft, never);
  await one.next();
  expect(read.map(({ signal }) => signal.aborted)).toEqual([false]);
  const other = ahead.read({ ...draft, text: "plant beans and peas" }, never);
  await other.next();
  expect(read.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  ahead.stop();
  expect(read.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test("who asked for it can stop it", async () => {
  const { ahead, read } = reading(local);
  const caller = new AbortController();
  await ahead.read(draft, caller.signal).next();
  caller.abort();
  expect(read.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test("nothing is read ahead while a run or a test is going on, and what was being read is given up", async () => {
  let isBusy = false;
  const { ahead, read } = reading(local, { isBusy: () => isBusy });
  await ahead.read(draft, never).next();
  isBusy = true;
  expect(await all(ahead, draft)).toEqual([]);
  expect(read.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test("what goes wrong is nobody's business", async () => {
  const { ahead } = reading(local, { resolve: async () => Promise.reject(new Error("no model")) });
  expect(await all(ahead, draft)).toEqual([]);
});
