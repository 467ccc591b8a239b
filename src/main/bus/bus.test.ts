import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { newPlace } from "../../../test/support/store-place.ts";
import { aborted, type Acts, admit, agent, says, scriptedRun } from "../../../test/support/scripted-run.ts";
import type { AppError } from "../../shared/error.ts";
import type { RunRequest } from "../session/run-sessions.ts";
import { createSessions, type Sessions } from "../session/sessions.ts";
import { openStore } from "../store/open-store.ts";
import { type Bus, createBus } from "./bus.ts";
import type { OutboundMessage } from "./message.ts";

let acts: Acts;
let runs: RunRequest[];
let sessions: Sessions;
let bus: Bus;
let heard: OutboundMessage[];
let reported: string[];

beforeEach(async () => {
  const place = await newPlace();
  const store = openStore(place, "test");
  const report = (error: AppError) => void reported.push(error.message);
  runs = [];
  heard = [];
  reported = [];
  const startRun = scriptedRun(async function* (request, signal) {
    runs.push(request);
    yield* acts(request, signal);
  });
  sessions = createSessions({ store, startRun, agent, newId: randomUUID, now: Date.now, report });
  bus = createBus({
    sessions,
    workspaceOf: (id) => store.sessions.get(id)?.workspace ?? null,
    isQueued: (id, promptId) => store.prompts.list(id).some((queued) => queued.id === promptId),
    expand: async (_, text) => text,
    keys: store.sessionKeys,
    lastPlace: store.lastPlace,
    log: () => {},
    report,
  });
  bus.subscribe("cli", (message) => heard.push(message));
  onTestFinished(async () => {
    await sessions.close();
    bus.close();
    store.close();
    place.remove();
  });
});

const begin = () => sessions.create({ workspace: "/w", modelId: null }).id;

/** Answers with the number of the run; the first waits until it is let go. */
function numbered() {
  let release = () => {};
  const isTime = new Promise<void>((resolve) => (release = resolve));
  acts = async function* (request) {
    const number = runs.length;
    if (number === 1) await isTime;
    yield* admit(request);
    yield says(randomUUID(), `Answer ${number}.`);
  };
  return release;
}

test("what is said meanwhile in the usual way is answered with what is being done", async () => {
  const release = numbered();
  const id = begin();
  const first = await bus.direct("One.", id);
  const second = await bus.direct("Two.", id);
  release();
  expect(await Promise.all([first.result, second.result])).toEqual([
    { outcome: "done", text: "Answer 1." },
    { outcome: "done", text: "Answer 1." },
  ]);
  expect(runs).toHaveLength(1);
});

test("a turn that isn't the usual one is a run of its own, and what is said after it comes after it", async () => {
  const release = numbered();
  const id = begin();
  const first = await bus.direct("One.", id);
  const alone = await bus.direct("Two.", id, { noHistory: true });
  const third = await bus.direct("Three.", id);
  release();
  const results = await Promise.all([first.result, alone.result, third.result]);
  expect(results.map(({ text }) => text)).toEqual(["Answer 1.", "Answer 2.", "Answer 3."]);
  expect(runs.map(({ history }) => history.length)).toEqual([0, 0, 4]);
  const { messages } = sessions.open(id).view;
  expect(messages.flatMap((message) => (message.role === "user" ? [message.text] : []))).toEqual([
    "One.",
    "Two.",
    "Three.",
  ]);
});

test("one who can't show an answer keeps it from nobody else", async () => {
  acts = async function* () {
    yield says("m", "Yes.");
  };
  bus.subscribe("cli", () => {
    throw new Error("The terminal is gone.");
  });
  const later: string[] = [];
  bus.subscribe("cli", ({ content }) => later.push(content));
  const id = begin();
  await (
    await bus.direct("Hello?", id)
  ).result;
  expect(later).toEqual(["Yes."]);
  expect(reported).toEqual(["The terminal is gone."]);
});

test("a turn that fails is answered with why, one that is stopped with nothing", async () => {
  acts = async function* (_, signal) {
    if (runs.length === 1) throw new Error("It broke.");
    await aborted(signal);
  };
  const id = begin();
  expect(await (await bus.direct("One.", id)).result).toEqual({ outcome: "failed", text: "Error: It broke." });
  await sessions.settled(id);
  const stopped = await bus.direct("Two.", id);
  sessions.cancel(id);
  expect(await stopped.result).toEqual({ outcome: "stopped", text: "" });
  expect(heard).toEqual([{ channel: "cli", chatId: id, content: "Error: It broke." }]);
});

test("a session that is deleted takes its name with it, and another is made for it", async () => {
  acts = async function* () {
    yield says(randomUUID(), "Yes.");
  };
  const place = { workspace: "/w", modelId: null };
  const first = bus.sessionOf("heartbeat:morning", place);
  expect(bus.sessionOf("heartbeat:morning", place)).toBe(first);
  // a session stays in its folder
  const elsewhere = bus.sessionOf("heartbeat:morning", { ...place, workspace: "/other" });
  expect(elsewhere).not.toBe(first);
  await sessions.remove(elsewhere);
  expect(() => bus.sessionOf("heartbeat:morning")).toThrow("There is no session");
  expect(bus.sessionOf("heartbeat:morning", place)).not.toBe(elsewhere);
});
