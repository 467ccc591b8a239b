import { afterEach, beforeEach, expect, test } from "vitest";
import { aborted, admit, agent, calls, says, scriptedRun } from "../../../test/support/scripted-run.ts";
import { gateway, makeSessionsPlace, type SessionsPlace, texts } from "../../../test/support/sessions-place.ts";
import { AppError } from "../../shared/error.ts";
import type { SessionEvent } from "../../shared/event.ts";
import { fold } from "../../shared/fold.ts";
import type { RunRequest } from "./run-sessions.ts";

let place: SessionsPlace;

beforeEach(async () => {
  place = await makeSessionsPlace();
});
afterEach(() => place.remove());

test("a prompt is answered, everyone hears of it in order, and a replay shows what was seen", async () => {
  const { sessions, id } = place.begin(async function* () {
    yield { type: "text-delta", messageId: "m", text: "Hel" };
    yield { type: "text-delta", messageId: "m", text: "lo" };
    yield says("m", "Hello");
  });
  const heard: SessionEvent[] = [];
  let seen = sessions.open(id).view;
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
  expect(place.replay(id)).toEqual(seen);
});

test("an event is told only after it was stored, and the run goes on only after that", async () => {
  const log: string[] = [];
  const { sessions, id } = place.begin(async function* () {
    log.push("before");
    yield says("m", "Hello");
    log.push("after");
  });
  sessions.follow(({ type }) => log.push(`told ${type}, stored ${place.store.events.list(id).events.length}`));
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
  const { sessions, id } = place.begin(async function* (request) {
    requests.push(request);
    if (requests.length === 1) await wait.opened;
    yield* admit(request);
    yield says(`m${requests.length}`, "Done");
    if (requests.length === 1) sessions.send(id, "four");
  });
  sessions.send(id, "one");
  sessions.send(id, "two");
  sessions.send(id, "three");
  expect(place.store.prompts.list(id).map(({ text }) => text)).toEqual(["one", "two", "three"]);
  wait.open();
  await sessions.settled(id);
  expect(texts(sessions.open(id).view.messages)).toEqual([
    "user: one\n\ntwo\n\nthree",
    "assistant: Done",
    "user: four",
    "assistant: Done",
  ]);
  expect(requests.map(({ history }) => history.length)).toEqual([0, 2]);
  expect(place.store.prompts.list(id)).toEqual([]);
});

test("a run gets the conversation so far, its session and the model chosen for it", async () => {
  const requests: RunRequest[] = [];
  const { sessions, id } = place.begin(async function* (request) {
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
  const { sessions, id } = place.begin(async function* (_, signal) {
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
  expect(texts(sessions.open(id).view.messages)).toEqual([
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
  const { sessions, id } = place.begin(async function* ({ runId }, signal) {
    signal.throwIfAborted();
    yield says(runId, "Here");
  });
  sessions.send(id, "one");
  sessions.cancel(id);
  sessions.send(id, "two");
  await sessions.settled(id);
  expect(texts(sessions.open(id).view.messages)).toEqual(["user: one", "user: two", "assistant: Here"]);
});

test("a run that fails before it took the prompt leaves it in the conversation, and the next prompt works", async () => {
  let runs = 0;
  const { sessions, id } = place.start(async function* (request, signal) {
    runs++;
    if (runs === 1) throw new AppError("model-unavailable", "There is no model. Get one with: hearth models pull");
    yield* scriptedRun(async function* () {
      yield says("m", "Now");
    })(request, signal);
  });
  sessions.send(id, "one");
  await sessions.settled(id);
  expect(sessions.open(id).view.run).toEqual({
    status: "failed",
    error: expect.objectContaining({ code: "model-unavailable" }),
  });
  expect(sessions.list()[0]?.activity).toBe("failed");
  sessions.send(id, "two");
  await sessions.settled(id);
  expect(texts(sessions.open(id).view.messages)).toEqual(["user: one", "user: two", "assistant: Now"]);
  expect(place.replay(id)).toEqual(sessions.open(id).view);
});

test("a run that ends without taking what was said is not started for it again", async () => {
  let runs = 0;
  const { sessions, id } = place.start(async function* ({ runId }) {
    if (++runs > 3) throw new Error("again");
    yield { ...agent, type: "run-start", runId, modelId: "m", dialect: "native" };
    yield { ...agent, type: "run-end", runId, reason: "step-limit" };
  });
  sessions.send(id, "one");
  await sessions.settled(id);
  expect([runs, texts(sessions.open(id).view.messages), sessions.open(id).view.run]).toEqual([
    1,
    ["user: one"],
    { status: "idle", last: "step-limit" },
  ]);
});

test("a run that stops without a word is given an end, and its open call an answer", async () => {
  const { sessions, id } = place.start(async function* ({ runId }) {
    yield { ...agent, type: "run-start", runId, modelId: "m", dialect: "native" };
    yield { ...agent, ...calls("m", "c1") };
  });
  sessions.send(id, "one");
  await sessions.settled(id);
  expect(sessions.open(id).view.run).toMatchObject({
    status: "failed",
    error: { message: "The run stopped without saying why. Try again." },
  });
  expect(sessions.open(id).view.messages).toMatchObject([
    { role: "assistant" },
    { role: "tool", callId: "c1", status: "cancelled" },
    { role: "user", text: "one" },
  ]);
});

test("a follower that throws is reported, and neither the run nor the others notice", async () => {
  const { sessions, id } = place.begin(async function* () {
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
  expect(place.reported.at(0)?.message).toBe("the window is gone");
  expect(sessions.open(id).view.messages).toHaveLength(4);
});

test("the list follows what happens: newest first, with titles and activities, told once for several changes", async () => {
  const { sessions, id } = place.begin(async function* () {
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
  const { sessions, id } = place.begin(async function* (_, signal) {
    wait.open();
    await aborted(signal);
    isOver = true;
  });
  sessions.send(id, "Hi");
  await wait.opened;
  const removed = sessions.remove(id);
  expect(() => sessions.send(id, "more")).toThrow("There is no session");
  await removed;
  expect([isOver, sessions.list(), place.store.events.list(id).events]).toEqual([true, [], []]);
  expect(() => sessions.open(id)).toThrow("There is no session");
  await expect(sessions.remove(id)).rejects.toThrow("There is no session");
});

test("closing stops every run, stores its end, and takes nothing more", async () => {
  const { sessions, id } = place.begin(async function* (_, signal) {
    yield { type: "text-delta", messageId: "m", text: "Wel" };
    await aborted(signal);
  });
  sessions.send(id, "Hi");
  await sessions.close();
  // nobody has stopped it, so it can go on
  expect(place.store.events.list(id).events.at(-1)).toMatchObject({ type: "run-end", reason: "interrupted" });
  expect(sessions.list()[0]?.activity).toBe("interrupted");
  expect(() => sessions.send(id, "more")).toThrow("Hearth is closing");
});

test("nothing is sent where there is nothing to say", () => {
  const { sessions, id } = place.begin(async function* () {});
  expect(() => sessions.send(id, " \n\t")).toThrow("There is nothing to send");
  expect(() => sessions.rename(id, "   ")).toThrow("A title needs at least one letter");
});
