import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  aborted,
  type Acts,
  admit,
  agent,
  answers,
  calls,
  says,
  scriptedRun,
} from "../../../test/support/scripted-run.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import { AppError } from "../../shared/error.ts";
import type { SessionEvent } from "../../shared/event.ts";
import { emptyView, fold, type SessionView } from "../../shared/fold.ts";
import type { Message } from "../../shared/message.ts";
import { openStore, openStoreReader, type Store } from "../store/open-store.ts";
import type { RunRequest, StartRun } from "./run-sessions.ts";
import { sessionReader } from "./session-reader.ts";
import { createSessions, type Sessions, type SessionsDeps } from "./sessions.ts";

let place: Awaited<ReturnType<typeof newPlace>>;
let store: Store;
let sessions: Sessions;
let reported: AppError[];

beforeEach(async () => {
  place = await newPlace();
  store = openStore(place, "test");
  reported = [];
});

afterEach(async () => {
  await sessions.close();
  store.close();
  place.remove();
});

function start(startRun: StartRun, deps: Partial<SessionsDeps> = {}) {
  const report = (error: AppError) => void reported.push(error);
  sessions = createSessions({ store, startRun, agent, newId: randomUUID, now: () => 1000, report, ...deps });
  return sessions.create({ workspace: "/w", modelId: null }).id;
}

const begin = (acts: Acts, deps: Partial<SessionsDeps> = {}) => start(scriptedRun(acts), deps);

/** Ends the program in the middle of whatever it does, and starts it again on what is stored. */
function crash() {
  store.close();
  store = openStore(place, "test");
}

const viewOf = (id: string): SessionView => sessions.open(id).view;
const replay = (id: string) => store.events.list(id).events.reduce<SessionView>(fold, emptyView);
const texts = (messages: readonly Message[]) =>
  messages.map((message) => {
    if (message.role !== "assistant") return `${message.role}: ${message.text}`;
    return `assistant: ${message.parts.map((part) => ("text" in part ? part.text : `[${part.tool}]`)).join("")}`;
  });

/** A wait that a test ends by hand. */
function gateway() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test("a prompt is answered, everyone hears of it in order, and a replay shows what was seen", async () => {
  const id = begin(async function* () {
    yield { type: "text-delta", messageId: "m", text: "Hel" };
    yield { type: "text-delta", messageId: "m", text: "lo" };
    yield says("m", "Hello");
  });
  const heard: SessionEvent[] = [];
  let seen = viewOf(id);
  sessions.follow((event) => {
    heard.push(event);
    seen = fold(seen, event);
  });
  sessions.send(id, "Hi there");
  await sessions.settled(id);
  expect(heard.map(({ type, order, sessionId }) => [type, order, sessionId])).toEqual([
    ["run-start", 1, id],
    ["message", 2, id],
    ["text-delta", 3, id],
    ["text-delta", 4, id],
    ["message", 5, id],
    ["run-end", 6, id],
  ]);
  expect(texts(seen.messages)).toEqual(["user: Hi there", "assistant: Hello"]);
  expect(sessions.open(id)).toMatchObject({ order: 6, view: seen, summary: { title: "Hi there", activity: "idle" } });
  expect(replay(id)).toEqual(seen);
});

test("an event is told only after it was stored, and the run goes on only after that", async () => {
  const log: string[] = [];
  const id = begin(async function* () {
    log.push("before");
    yield says("m", "Hello");
    log.push("after");
  });
  sessions.follow(({ type }) => log.push(`told ${type}, stored ${store.events.list(id).events.length}`));
  sessions.send(id, "Hi");
  await sessions.settled(id);
  expect(log).toEqual([
    "told run-start, stored 1",
    "told message, stored 2",
    "before",
    "told message, stored 3",
    "after",
    "told run-end, stored 4",
  ]);
});

test("what is said during a run goes to that run, once; what is left of it starts the next", async () => {
  const wait = gateway();
  const requests: RunRequest[] = [];
  const id = begin(async function* (request) {
    requests.push(request);
    if (requests.length === 1) await wait.opened;
    yield* admit(request);
    yield says(`m${requests.length}`, "Done");
    if (requests.length === 1) sessions.send(id, "four");
  });
  sessions.send(id, "one");
  sessions.send(id, "two");
  sessions.send(id, "three");
  expect(store.prompts.list(id).map(({ text }) => text)).toEqual(["one", "two", "three"]);
  wait.open();
  await sessions.settled(id);
  expect(texts(viewOf(id).messages)).toEqual([
    "user: one\n\ntwo\n\nthree",
    "assistant: Done",
    "user: four",
    "assistant: Done",
  ]);
  expect(requests.map(({ history }) => history.length)).toEqual([0, 2]);
  expect(store.prompts.list(id)).toEqual([]);
});

test("a run gets the conversation so far, its session and the model chosen for it", async () => {
  const requests: RunRequest[] = [];
  const id = begin(async function* (request) {
    requests.push(request);
    yield says(`m${requests.length}`, "Yes");
  });
  sessions.send(id, "one");
  await sessions.settled(id);
  sessions.setModel(id, "small");
  sessions.send(id, "two");
  await sessions.settled(id);
  expect(requests.map(({ history, session }) => [texts(history), session.modelId, session.workspace])).toEqual([
    [[], null, "/w"],
    [["user: one", "assistant: Yes"], "small", "/w"],
  ]);
});

test("stopping ends the run; what was queued stays visible and is not run, what comes after is", async () => {
  let runs = 0;
  const wait = gateway();
  const id = begin(async function* (_, signal) {
    runs++;
    if (runs > 1) return yield says("last", "Here");
    yield { type: "text-delta", messageId: "m", text: "Well" };
    wait.open();
    await aborted(signal);
    yield says("m", "Well", { stop: "cancelled" });
  });
  sessions.send(id, "one");
  await wait.opened;
  sessions.send(id, "queued");
  sessions.cancel(id);
  sessions.send(id, "later");
  await sessions.settled(id);
  expect(runs).toBe(2);
  expect(texts(viewOf(id).messages)).toEqual([
    "user: one",
    "assistant: Well",
    "user: queued",
    "user: later",
    "assistant: Here",
  ]);
  sessions.cancel(id);
  sessions.cancel("nowhere");
});

test("a run that is stopped before it began answers nothing, and what is said right after is answered", async () => {
  const id = begin(async function* ({ runId }, signal) {
    signal.throwIfAborted();
    yield says(runId, "Here");
  });
  sessions.send(id, "one");
  sessions.cancel(id);
  sessions.send(id, "two");
  await sessions.settled(id);
  expect(texts(viewOf(id).messages)).toEqual(["user: one", "user: two", "assistant: Here"]);
});

test("a run that fails before it took the prompt leaves it in the conversation, and the next prompt works", async () => {
  let runs = 0;
  const id = start(async function* (request, signal) {
    runs++;
    if (runs === 1) throw new AppError("model-unavailable", "There is no model. Get one with: hearth models pull");
    yield* scriptedRun(async function* () {
      yield says("m", "Now");
    })(request, signal);
  });
  sessions.send(id, "one");
  await sessions.settled(id);
  expect(viewOf(id).run).toEqual({ status: "failed", error: expect.objectContaining({ code: "model-unavailable" }) });
  expect(sessions.list()[0]?.activity).toBe("failed");
  sessions.send(id, "two");
  await sessions.settled(id);
  expect(texts(viewOf(id).messages)).toEqual(["user: one", "user: two", "assistant: Now"]);
  expect(replay(id)).toEqual(viewOf(id));
});

test("a run that ends without taking what was said is not started for it again", async () => {
  let runs = 0;
  const id = start(async function* ({ runId }) {
    if (++runs > 3) throw new Error("again");
    yield { ...agent, type: "run-start", runId, modelId: "m", dialect: "native" };
    yield { ...agent, type: "run-end", runId, reason: "step-limit" };
  });
  sessions.send(id, "one");
  await sessions.settled(id);
  expect([runs, texts(viewOf(id).messages), viewOf(id).run]).toEqual([
    1,
    ["user: one"],
    { status: "idle", last: "step-limit" },
  ]);
});

test("a run that stops without a word is given an end, and its open call an answer", async () => {
  const id = start(async function* ({ runId }) {
    yield { ...agent, type: "run-start", runId, modelId: "m", dialect: "native" };
    yield { ...agent, ...calls("m", "c1") };
  });
  sessions.send(id, "one");
  await sessions.settled(id);
  expect(viewOf(id).run).toMatchObject({
    status: "failed",
    error: { message: "The run stopped without saying why. Try again." },
  });
  expect(viewOf(id).messages).toMatchObject([
    { role: "assistant" },
    { role: "tool", callId: "c1", status: "cancelled" },
    { role: "user", text: "one" },
  ]);
});

test("a crash in mid-answer loses nothing: the answer so far, open calls, queued prompts; the run is marked, and one goes on", async () => {
  const wait = gateway();
  const id = begin(async function* () {
    yield calls("m1", "c1", "c2");
    yield answers("c1");
    yield { type: "reasoning-delta", messageId: "m2", text: "Hm." };
    yield { type: "text-delta", messageId: "m2", text: "Half an ans" };
    await waitFor(() => store.drafts.get(id) !== null);
    wait.open();
    await new Promise(() => {});
  });
  sessions.send(id, "first");
  await wait.opened;
  sessions.send(id, "queued one");
  sessions.send(id, "queued two");
  expect(sessions.list()[0]?.activity).toBe("running");
  crash();
  const requests: RunRequest[] = [];
  sessions = createSessions({
    store,
    startRun: scriptedRun(async function* (request) {
      requests.push(request);
      yield says("m3", "Going on");
    }),
    agent,
    newId: randomUUID,
    now: () => 1000,
    report: () => {},
  });
  expect(sessions.list()[0]?.activity).toBe("interrupted");
  const { view, summary } = sessions.open(id);
  expect(summary.activity).toBe("interrupted");
  expect(view.run).toEqual({ status: "idle", last: "interrupted" });
  expect(view.messages).toMatchObject([
    { role: "user", text: "first" },
    { role: "assistant", id: "m1" },
    { role: "tool", callId: "c1", status: "ok" },
    { role: "tool", callId: "c2", status: "cancelled", text: expect.stringContaining("broken off") },
    { role: "assistant", id: "m2", stop: "interrupted", parts: [{ text: "Hm." }, { text: "Half an ans" }] },
    { role: "user", text: "queued one\n\nqueued two" },
  ]);
  expect(replay(id)).toEqual(view);
  expect([store.prompts.list(id), store.drafts.get(id)]).toEqual([[], null]);
  expect(sessions.open(id).view).toBe(view);
  sessions.send(id, "go on");
  await sessions.settled(id);
  expect(texts(viewOf(id).messages).slice(-2)).toEqual(["user: go on", "assistant: Going on"]);
  expect(requests[0]?.history).toHaveLength(6);
});

test("a question that was open when the program ended is gone, and its call answered as cancelled", async () => {
  const wait = gateway();
  const request = { id: "q", callId: "c1", tool: "bash", title: "Run", actions: [], preview: null, hash: "" };
  const id = begin(async function* () {
    yield calls("m1", "c1");
    yield { type: "permission-request", request };
    wait.open();
    await new Promise(() => {});
  });
  sessions.send(id, "first");
  await wait.opened;
  expect(sessions.list()[0]?.activity).toBe("waiting");
  crash();
  sessions = createSessions({
    store,
    startRun: scriptedRun(async function* () {}),
    agent,
    newId: randomUUID,
    now: () => 1,
    report: () => {},
  });
  expect(viewOf(id)).toMatchObject({
    requests: [],
    queue: [],
    questions: [],
    todo: [],
    messages: [{}, {}, { role: "tool", callId: "c1", status: "cancelled" }],
  });
});

test("a prompt that was sent and not yet taken survives a crash", async () => {
  const id = begin(async function* () {});
  store.prompts.add(id, { text: "about to be sent" }, "now");
  crash();
  sessions = createSessions({
    store,
    startRun: scriptedRun(async function* () {}),
    agent,
    newId: randomUUID,
    now: () => 1,
    report: () => {},
  });
  expect(texts(viewOf(id).messages)).toEqual(["user: about to be sent"]);
  expect(viewOf(id).run).toEqual({ status: "idle", last: "interrupted" });
});

test("a follower that throws is reported, and neither the run nor the others notice", async () => {
  const id = begin(async function* () {
    yield says("m", "Hello");
  });
  const heard: string[] = [];
  sessions.follow(() => {
    throw new Error("the window is gone");
  });
  const stop = sessions.follow(({ type }) => heard.push(type));
  sessions.send(id, "Hi");
  await sessions.settled(id);
  stop();
  sessions.send(id, "Again");
  await sessions.settled(id);
  expect(heard).toEqual(["run-start", "message", "message", "run-end"]);
  expect(reported.at(0)?.message).toBe("the window is gone");
  expect(viewOf(id).messages).toHaveLength(4);
});

test("the list follows what happens: newest first, with titles and activities, told once for several changes", async () => {
  const id = begin(async function* () {
    yield says("m", "Hello");
  });
  const other = sessions.create({ workspace: "/other", modelId: "small", title: "  Mine  " }).id;
  const told: string[] = [];
  sessions.followList((list) => told.push(list.map(({ title, activity }) => `${title} ${activity}`).join(", ")));
  expect(sessions.list().map(({ id: each }) => each)).toEqual([other, id]);
  sessions.send(id, "Count the notes\nplease");
  await sessions.settled(id);
  await Promise.resolve();
  expect(told.at(0)).toBe("Mine idle, Count the notes running");
  expect(told.at(-1)).toBe("Count the notes idle, Mine idle");
  sessions.rename(other, "Yours");
  sessions.rename(other, "Ours");
  await Promise.resolve();
  expect(told.at(-1)).toBe("Count the notes idle, Ours idle");
  expect(told.filter((line) => line.includes("Yours"))).toEqual([]);
});

test("a removed session stops, is gone, and can't be used", async () => {
  const wait = gateway();
  let isOver = false;
  const id = begin(async function* (_, signal) {
    wait.open();
    await aborted(signal);
    isOver = true;
  });
  sessions.send(id, "Hi");
  await wait.opened;
  const removed = sessions.remove(id);
  expect(() => sessions.send(id, "more")).toThrow("There is no session");
  await removed;
  expect([isOver, sessions.list(), store.events.list(id).events]).toEqual([true, [], []]);
  expect(() => sessions.open(id)).toThrow("There is no session");
  await expect(sessions.remove(id)).rejects.toThrow("There is no session");
});

test("closing stops every run, stores its end, and takes nothing more", async () => {
  const id = begin(async function* (_, signal) {
    yield { type: "text-delta", messageId: "m", text: "Wel" };
    await aborted(signal);
  });
  sessions.send(id, "Hi");
  await sessions.close();
  // nobody has stopped it, so it can go on
  expect(store.events.list(id).events.at(-1)).toMatchObject({ type: "run-end", reason: "interrupted" });
  expect(sessions.list()[0]?.activity).toBe("interrupted");
  expect(() => sessions.send(id, "more")).toThrow("Hearth is closing");
});

test("nothing is sent where there is nothing to say", () => {
  const id = begin(async function* () {});
  expect(() => sessions.send(id, " \n\t")).toThrow("There is nothing to send");
  expect(() => sessions.rename(id, "   ")).toThrow("A title needs at least one letter");
});

test("a full disk stops the run and is said; nothing is half stored, and it goes on when there is room", async () => {
  let isFull = false;
  const fullStore: Store = {
    ...store,
    events: {
      ...store.events,
      append(entry) {
        if (isFull) throw new AppError("internal", "The disk is full.", { retryable: true });
        return store.events.append(entry);
      },
    },
  };
  const log: string[] = [];
  let runs = 0;
  const id = begin(
    async function* (_, signal) {
      if (++runs > 1) return yield says("m9", "Better");
      yield calls("m1", "c1");
      isFull = true;
      yield answers("c1");
      log.push(`aborted ${signal.aborted}`);
      yield says("m2", "never seen");
      log.push("drained");
    },
    { store: fullStore },
  );
  let seen = viewOf(id);
  sessions.follow((event) => (seen = fold(seen, event)));
  sessions.send(id, "one");
  await sessions.settled(id);
  expect(log).toEqual(["aborted true", "drained"]);
  expect(seen.run).toMatchObject({ status: "failed", error: { message: "The disk is full." } });
  expect(texts(seen.messages)).toEqual(["user: one", "assistant: [ls]"]);
  expect(sessions.open(id).view).toEqual(seen);
  expect(() => sessions.send(id, "two")).toThrow("The disk is full.");
  isFull = false;
  sessions.send(id, "three");
  await sessions.settled(id);
  expect(seen.messages).toMatchObject([
    { text: "one" },
    { role: "assistant" },
    { role: "tool", callId: "c1", status: "cancelled" },
    { text: "three" },
    { role: "assistant", id: "m9" },
  ]);
  expect(sessions.open(id).view).toEqual(seen);
  expect(replay(id)).toEqual(seen);
});

test("after an event that could not be stored nothing more of that run is, though there is room again", async () => {
  let lost = 0;
  const leakyStore: Store = {
    ...store,
    events: {
      ...store.events,
      append(entry) {
        const { event } = entry;
        if (event.type === "message" && event.message.role === "tool" && lost++ === 0)
          throw new AppError("internal", "The disk is full.");
        return store.events.append(entry);
      },
    },
  };
  const id = begin(
    async function* () {
      yield calls("m1", "c1");
      yield answers("c1");
      yield says("m2", "as if it were answered");
    },
    { store: leakyStore },
  );
  sessions.send(id, "one");
  await sessions.settled(id);
  expect(texts(viewOf(id).messages)).toEqual(["user: one", "assistant: [ls]", expect.stringContaining("broken off")]);
  expect(replay(id)).toEqual(viewOf(id));
});

test("an answer that can't be stored while it grows stops the run", async () => {
  const fullStore: Store = {
    ...store,
    drafts: {
      ...store.drafts,
      put() {
        throw new AppError("internal", "The disk is full.");
      },
    },
  };
  const id = begin(
    async function* (_, signal) {
      yield { type: "text-delta", messageId: "m", text: "Hel" };
      await aborted(signal);
    },
    { store: fullStore },
  );
  sessions.send(id, "Hi");
  await sessions.settled(id);
  expect(viewOf(id).messages).toHaveLength(1);
  expect(sessions.list()[0]?.activity).not.toBe("running");
});

test("another process sees a running session as it is, with the answer so far, and a broken one as it will be mended", async () => {
  const wait = gateway();
  const id = begin(async function* () {
    yield calls("m1", "c1");
    yield { type: "text-delta", messageId: "m2", text: "Half" };
    await waitFor(() => store.drafts.get(id) !== null);
    wait.open();
    await new Promise(() => {});
  });
  sessions.send(id, "Hi");
  await wait.opened;
  const reader = openStoreReader(place);
  const seen = sessionReader(reader, { agent, newId: randomUUID });
  expect(seen.list()[0]?.activity).toBe("running");
  expect(seen.open(id).view).toMatchObject({
    run: { status: "running" },
    draft: { text: "Half" },
    messages: [{ text: "Hi" }, { id: "m1" }],
  });
  store.close();
  expect(seen.list()[0]?.activity).toBe("interrupted");
  expect(texts(seen.open(id).view.messages).at(-1)).toBe("assistant: Half");
  expect(seen.open(id).view.run).toEqual({ status: "idle", last: "interrupted" });
  reader.close();
  store = openStore(place, "test");
  expect(store.events.list(id).events.at(-1)?.type).toBe("message");
  sessions = createSessions({
    store,
    startRun: scriptedRun(async function* () {}),
    agent,
    newId: randomUUID,
    now: () => 1,
    report: () => {},
  });
});

async function waitFor(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
