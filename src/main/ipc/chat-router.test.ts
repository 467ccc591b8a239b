import { MessageChannel } from "node:worker_threads";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import { RPCHandler } from "@orpc/server/message-port";
import { fc, test as property } from "@fast-check/vitest";
import { afterEach, expect, test } from "vitest";
import { type FakeOptions, fakeWindowServices } from "../../../test/support/fake-window-services.ts";
import { someFitness } from "../../../test/support/some-fitness.ts";
import { type ChatClient, chatContract, type ChatLayout, type FeedItem, type WindowEvent } from "../../shared/ipc.ts";
import { viewOf } from "../../shared/fitness.ts";
import type { ModelEntry } from "../../shared/model.ts";
import { type ChatDeps, chatRouter } from "./chat-router.ts";
import { knownFolders } from "./known-folders.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** A page and the main process, with a real channel between them. */
function connected(options: FakeOptions & Partial<ChatDeps["window"]> = {}) {
  const services = fakeWindowServices(options);
  const reported: unknown[] = [];
  const shown: (string | null)[] = [];
  const layouts: ChatLayout[] = [];
  const tell = new Set<(event: WindowEvent) => void>();
  const router = chatRouter({
    services,
    folders: knownFolders(services.sessions),
    desk: { show: (sessionId) => void shown.push(sessionId) },
    info: { version: "1.2.3", platform: "linux", home: "/home/ada", notice: null },
    report: (cause) => void reported.push(cause),
    window: {
      chooseFolder: async () => "/home/ada/website",
      chooseModelFile: async () => null,
      chooseExportFile: async () => null,
      chooseImportFile: async () => null,
      setLayout: (layout) => void layouts.push(layout),
      goToQuestion() {},
      confirmCloud: async () => false,
      showTheme() {},
      follow(listener) {
        tell.add(listener);
        return () => tell.delete(listener);
      },
      ...options,
    },
  });
  const { port1, port2 } = new MessageChannel();
  open.push(port1);
  new RPCHandler(router).upgrade(port2);
  const client: ChatClient = createORPCClient(new RPCLink({ port: port1 }));
  const say = (event: WindowEvent) => {
    for (const listener of tell) listener(event);
  };
  return { services, client, reported, shown, layouts, say, tell };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => "no failure",
    (error: unknown) => error,
  );

test("a session is followed from where it stands, with nothing missing and nothing twice", async () => {
  const { services, client } = connected();
  const { id } = services.addSession({}, [{ type: "run-start", runId: "r", modelId: "m", dialect: "native" }]);
  const feed = await client.sessions.feed({ sessionId: id });
  const first = await feed.next();
  for (const word of ["one ", "two ", "three"]) services.emit(id, { type: "text-delta", messageId: "a", text: word });
  const items: FeedItem[] = [];
  while (items.flatMap((item) => (item.type === "events" ? item.events : [])).length < 3) {
    const step = await feed.next();
    if (!step.done) items.push(step.value);
  }
  expect(first.value).toMatchObject({ type: "opened", opened: { order: 1, view: { run: { status: "running" } } } });
  expect(items.flatMap((item) => (item.type === "events" ? item.events.map((event) => event.order) : []))).toEqual([
    2, 3, 4,
  ]);
});

test("events of other sessions stay out of a feed", async () => {
  const { services, client } = connected();
  const mine = services.addSession({});
  const other = services.addSession({});
  const feed = await client.sessions.feed({ sessionId: mine.id });
  await feed.next();
  services.emit(other.id, { type: "text-delta", messageId: "b", text: "not mine" });
  services.emit(mine.id, { type: "text-delta", messageId: "a", text: "mine" });
  expect(await feed.next()).toMatchObject({ value: { events: [{ sessionId: mine.id, text: "mine" }] } });
});

test.each(["stops following", "is gone"])("a page that %s is forgotten", async (how) => {
  const { client, tell } = connected();
  const controller = new AbortController();
  const events = await client.window.follow(undefined, { signal: controller.signal });
  const next = failure(events.next());
  await expect.poll(() => tell.size).toBe(1);
  if (how === "is gone") open.pop()?.close();
  else controller.abort();
  await next;
  await expect.poll(() => tell.size).toBe(0);
});

test("a folder that nobody chose can't be opened", async () => {
  const { services, client } = connected();
  expect(await failure(client.sessions.create({ workspace: "/etc", modelId: null }))).toMatchObject({
    code: "FAILED",
    data: { code: "permission-denied" },
  });
  expect(services.calls).toEqual([]);
});

test("a folder that was chosen in the dialog can be opened, and so can one that a session works in", async () => {
  const { services, client } = connected();
  const folder = await client.window.chooseFolder();
  const summary = await client.sessions.create({ workspace: folder ?? "", modelId: null });
  services.addSession({ workspace: "/home/ada/old" });
  const second = await client.sessions.create({ workspace: "/home/ada/old", modelId: "m" });
  expect([summary.workspace, second.workspace]).toEqual(["/home/ada/website", "/home/ada/old"]);
});

test("only an agent that is there can be set, and only folders that were chosen are looked into for some", async () => {
  const { services, client } = connected();
  const { id: sessionId } = services.addSession({ workspace: "/home/ada/old" });
  await client.sessions.setProfile({ sessionId, profile: "scout" });
  expect(services.sessions.list()[0]?.profile).toBe("scout");
  const refused = { data: { code: "not-found", message: 'There is no agent "nobody".' } };
  expect(await failure(client.sessions.setProfile({ sessionId, profile: "nobody" }))).toMatchObject(refused);
  const place = { workspace: "/home/ada/old", modelId: null };
  expect(await failure(client.sessions.create({ ...place, profile: "nobody" }))).toMatchObject(refused);
  expect((await client.agents.list({ workspace: place.workspace })).map(({ name }) => name)).toEqual([
    "hearth",
    "scout",
  ]);
  expect(await failure(client.agents.list({ workspace: "/etc" }))).toMatchObject({
    data: { code: "permission-denied" },
  });
});

test("an error that was written for its reader arrives as it is", async () => {
  const { client, reported } = connected();
  expect(
    await failure(client.models.pull({ modelId: "nothing", isForced: false }).then((pull) => pull.next())),
  ).toMatchObject({
    code: "FAILED",
    defined: true,
    data: { code: "not-found", message: "There is no model named nothing.", retryable: false },
  });
  expect(reported).toEqual([]);
});

test("a mistake of ours is reported, and the page learns nothing of its inside", async () => {
  const mistake = new Error("secret path /home/ada/.config");
  const { client, reported } = connected({
    chooseFolder: async () => {
      throw mistake;
    },
  });
  const error = await failure(client.window.chooseFolder());
  expect(error).toMatchObject({ data: { code: "internal" } });
  expect(JSON.stringify(error)).not.toContain("secret");
  expect(reported).toEqual([mistake]);
});

test("a session that is gone says so in its feed", async () => {
  const { client } = connected();
  const feed = await client.sessions.feed({ sessionId: "gone" });
  expect(await failure(feed.next())).toMatchObject({ data: { code: "not-found" } });
});

test.each([
  ["a text of nothing but blanks", (client: ChatClient) => client.sessions.send({ sessionId: "s", text: " \n " })],
  ["a title of nothing", (client: ChatClient) => client.sessions.rename({ sessionId: "s", title: "  " })],
  ["an unknown theme", (client: ChatClient) => client.window.setTheme({ theme: "pink" as "dark" })],
  [
    "a height that is none",
    (client: ChatClient) => client.window.setLayout({ sessionId: null, composerHeight: Number.NaN, sidebarWidth: 0 }),
  ],
  [
    "a key too many",
    (client: ChatClient) => client.sessions.cancel({ sessionId: "s", force: true } as { sessionId: string }),
  ],
])("%s is refused before anything hears of it", async (_name, call) => {
  const { services, client, layouts } = connected();
  expect(await failure(call(client))).toMatchObject({ code: "BAD_REQUEST" });
  expect([services.calls, layouts]).toEqual([[], []]);
});

test("the chat page has no call that answers a question", async () => {
  const { services, client } = connected();
  const { id } = services.addSession({});
  const request = { id: "p", callId: "c", tool: "bash", title: "Run rm", actions: [], preview: null, hash: "h" };
  void services.ask(id, request);
  // what a page that was taken over could try
  const any = client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const input = { requestId: "p", hash: "h", answer: "once" };
  for (const path of [
    ["approval", "answer"],
    ["gate", "answer"],
    ["sessions", "answer"],
    ["answer", "answer"],
  ] as const) {
    expect(await failure(any[path[0]]?.[path[1]]?.(input) ?? Promise.reject(new Error("none")))).toMatchObject({
      code: "NOT_FOUND",
    });
  }
  expect(services.gate.pending()).toHaveLength(1);
});

const model: ModelEntry = {
  id: "small",
  name: "Small",
  engine: "gguf",
  path: null,
  installed: false,
  bytes: 100,
  note: "",
  dialect: "guided-text",
};

test("a download reports how far it is and ends with the model", async () => {
  const { client } = connected({
    models: [model],
    async *pull() {
      yield { stage: "downloading", source: "there", received: 0, total: 100, unit: "bytes" };
      for (let received = 1; received < 100; received++) {
        yield { stage: "downloading", source: "there", received, total: 100, unit: "bytes" };
      }
      yield { stage: "checking", source: "there", received: 100, total: 100, unit: "bytes" };
    },
  });
  const pull = await client.models.pull({ modelId: "small", isForced: false });
  const stages: string[] = [];
  let step = await pull.next();
  while (!step.done) {
    stages.push(step.value.stage);
    step = await pull.next();
  }
  expect([...new Set(stages)]).toEqual(["downloading", "checking"]);
  expect(stages.length).toBeLessThan(50);
  expect(step.value).toMatchObject({ id: "small", installed: true });
});

test("a download stops when the window has lost interest", async () => {
  const ended: string[] = [];
  const { client } = connected({
    models: [model],
    async *pull(_id, signal) {
      try {
        yield { stage: "downloading", source: "there", received: 0, total: 100, unit: "bytes" };
        await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      } finally {
        ended.push("pull");
      }
    },
  });
  const pull = await client.models.pull({ modelId: "small", isForced: false });
  await pull.next();
  await pull.return();
  await expect.poll(() => ended).toEqual(["pull"]);
});

test("without any model there is no default, and that is no error", async () => {
  expect(await connected({ models: [] }).client.models.list()).toEqual({
    models: [],
    defaultId: null,
    smallId: null,
    fitness: {},
    hubName: "Hugging Face",
  });
  const installed = { ...model, installed: true };
  expect(await connected({ models: [installed] }).client.models.list()).toEqual({
    models: [installed],
    defaultId: "small",
    smallId: "small",
    fitness: {},
    hubName: "Hugging Face",
  });
});

test("what a model is good for comes with the list, in words", async () => {
  const installed = { ...model, installed: true };
  const { client } = connected({ models: [installed], fitness: { small: someFitness() } });
  expect((await client.models.list()).fitness).toEqual({ small: viewOf(someFitness()) });
});

test("a test is followed by all windows, and given up by the one that asked for it", async () => {
  let isStopped = false;
  const { client, services } = connected({
    models: [{ ...model, installed: true }],
    async *test(_, signal) {
      yield { done: 1, total: 20, what: "edits" };
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      isStopped = true;
      signal.throwIfAborted();
      return someFitness();
    },
  });
  const tests = await client.models.tests();
  expect((await tests.next()).value).toEqual({});
  const stop = new AbortController();
  const testing = failure(client.models.test({ modelId: "small" }, { signal: stop.signal }));
  expect((await tests.next()).value).toEqual({ small: { done: 1, total: 20, what: "edits" } });
  stop.abort();
  await testing;
  await expect.poll(() => isStopped).toBe(true);
  expect((await tests.next()).value).toEqual({});
  expect(services.calls).toContainEqual(["test", "small"]);
});

test.each([
  [["http://127.0.0.1:11434"], []],
  [["http://localhost:11434", "http://[::1]:11434"], []],
  [["https://models.example:443", "http://127.0.0.1:1", "https://models.example:8443"], ["models.example"]],
])("prompts that go to %s leave this computer for %s", async (serverUrls, remoteHosts) => {
  const { client } = connected({ serverUrls });
  expect(await client.window.info()).toEqual({
    version: "1.2.3",
    platform: "linux",
    home: "/home/ada",
    notice: null,
    theme: "system",
    remoteHosts,
  });
});

test("a menu reaches the page, and the page says which session it shows", async () => {
  const { client, say, shown, tell } = connected();
  const events = await client.window.follow();
  const next = events.next();
  await expect.poll(() => tell.size).toBe(1);
  say({ type: "command", command: "new-session" });
  expect((await next).value).toEqual({ type: "command", command: "new-session" });
  await client.window.setLayout({ sessionId: "s1", composerHeight: 120, sidebarWidth: 256 });
  expect(shown).toEqual(["s1"]);
});

const paths = Object.entries(chatContract).flatMap(([group, calls]) =>
  Object.keys(calls).map((name) => [group, name] as const),
);

property.prop([fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 3 })])(
  "whatever is sent to a call, it answers with a value, a declared failure, or that the input is wrong",
  async ([group, name], input) => {
    const { client, reported } = connected();
    // anything at all, as a page that was taken over may send it
    const calls = client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
    const outcome = await failure(calls[group]?.[name]?.(input) ?? Promise.reject(new Error("no such call")));
    if (outcome !== "no failure")
      expect(outcome).toMatchObject({ code: expect.stringMatching(/^(BAD_REQUEST|FAILED)$/) });
    expect(reported).toEqual([]);
    open.pop()?.close();
  },
);

test("a page can't switch the cloud on by itself, and can always switch it off", async () => {
  const { client, services } = connected({ confirmCloud: async () => false });
  expect(await client.cloud.setEnabled({ enabled: true })).toBe(false);
  expect(services.calls).toEqual([]);
  expect(await client.cloud.setEnabled({ enabled: false })).toBe(true);
  expect(services.calls).toEqual([["setEnabled", false]]);
  const asked = connected({ confirmCloud: async () => true });
  expect(await asked.client.cloud.setEnabled({ enabled: true })).toBe(true);
  expect((await asked.client.cloud.view()).enabled).toBe(true);
});

test("a key goes to main and never comes back", async () => {
  const canary = "sk-canary-0123456789";
  const { client, services } = connected();
  await client.cloud.addProvider({ name: "mine", provider: { kind: "anthropic", models: ["big"] } });
  await client.cloud.setKey({ provider: "mine", key: canary });
  expect(services.calls).toContainEqual(["setKey", "mine", canary]);
  const view = await client.cloud.view();
  expect(view.providers).toMatchObject([{ name: "mine", key: "keychain" }]);
  expect(JSON.stringify(view)).not.toContain(canary);
});

test("a draft that isn't wanted any more isn't read on", async () => {
  const { services, client } = connected();
  let isStopped = false;
  services.readAhead = async function* (_, signal) {
    yield { readMs: 1, answerMs: 1 };
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    isStopped = true;
  };
  const { id } = services.addSession({});
  const draft = { sessionId: id, workspace: "", modelId: null, text: "plant" };
  const controller = new AbortController();
  const steps = await client.sessions.readAhead(draft, { signal: controller.signal });
  await steps.next();
  controller.abort();
  await expect.poll(() => isStopped).toBe(true);
});
