import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { agent, answers, calls, says, scriptedRun } from "../../../test/support/scripted-run.ts";
import { gateway, makeSessionsPlace, type SessionsPlace, texts } from "../../../test/support/sessions-place.ts";
import { openStore, openStoreReader } from "../store/open-store.ts";
import type { RunRequest } from "./run-sessions.ts";
import { sessionReader } from "./session-reader.ts";

let place: SessionsPlace;

beforeEach(async () => {
  place = await makeSessionsPlace();
});
afterEach(() => place.remove());

test("a crash in mid-answer loses nothing: the answer so far, open calls, queued prompts; the run is marked, and one goes on", async () => {
  const wait = gateway();
  const { sessions: before, id } = place.begin(async function* () {
    yield calls("m1", "c1", "c2");
    yield answers("c1");
    yield { type: "reasoning-delta", messageId: "m2", text: "Hm." };
    yield { type: "text-delta", messageId: "m2", text: "Half an ans" };
    await waitFor(() => place.store.drafts.get(id) !== null);
    wait.open();
    await new Promise(() => {});
  });
  before.send(id, "first");
  await wait.opened;
  before.send(id, "queued one");
  before.send(id, "queued two");
  expect(before.list()[0]?.activity).toBe("running");
  const requests: RunRequest[] = [];
  const sessions = place.crash(async function* (request) {
    requests.push(request);
    yield says("m3", "Going on");
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
  expect(place.replay(id)).toEqual(view);
  expect([place.store.prompts.list(id), place.store.drafts.get(id)]).toEqual([[], null]);
  expect(sessions.open(id).view).toBe(view);
  sessions.send(id, "go on");
  await sessions.settled(id);
  expect(texts(sessions.open(id).view.messages).slice(-2)).toEqual(["user: go on", "assistant: Going on"]);
  expect(requests[0]?.history).toHaveLength(6);
});

test("a question that was open when the program ended is gone, and its call answered as cancelled", async () => {
  const wait = gateway();
  const request = { id: "q", callId: "c1", tool: "bash", title: "Run", actions: [], preview: null, hash: "" };
  const { sessions: before, id } = place.begin(async function* () {
    yield calls("m1", "c1");
    yield { type: "permission-request", request };
    wait.open();
    await new Promise(() => {});
  });
  before.send(id, "first");
  await wait.opened;
  expect(before.list()[0]?.activity).toBe("waiting");
  const sessions = place.crash(async function* () {});
  expect(sessions.open(id).view).toMatchObject({
    requests: [],
    queue: [],
    questions: [],
    todo: [],
    messages: [{}, {}, { role: "tool", callId: "c1", status: "cancelled" }],
  });
});

test("a prompt that was sent and not yet taken survives a crash", async () => {
  const { id } = place.begin(async function* () {});
  place.store.prompts.add(id, { text: "about to be sent" }, "now");
  const sessions = place.crash(async function* () {});
  expect(texts(sessions.open(id).view.messages)).toEqual(["user: about to be sent"]);
  expect(sessions.open(id).view.run).toEqual({ status: "idle", last: "interrupted" });
});

test("another process sees a running session as it is, with the answer so far, and a broken one as it will be mended", async () => {
  const wait = gateway();
  const { sessions, id } = place.begin(async function* () {
    yield calls("m1", "c1");
    yield { type: "text-delta", messageId: "m2", text: "Half" };
    await waitFor(() => place.store.drafts.get(id) !== null);
    wait.open();
    await new Promise(() => {});
  });
  sessions.send(id, "Hi");
  await wait.opened;
  const reader = openStoreReader(place.data);
  const seen = sessionReader(reader, { agent, newId: randomUUID });
  expect(seen.list()[0]?.activity).toBe("running");
  expect(seen.open(id).view).toMatchObject({
    run: { status: "running" },
    draft: { text: "Half" },
    messages: [{ text: "Hi" }, { id: "m1" }],
  });
  place.store.close();
  expect(seen.list()[0]?.activity).toBe("interrupted");
  expect(texts(seen.open(id).view.messages).at(-1)).toBe("assistant: Half");
  expect(seen.open(id).view.run).toEqual({ status: "idle", last: "interrupted" });
  reader.close();
  place.store = openStore(place.data, "test");
  expect(place.store.events.list(id).events.at(-1)?.type).toBe("message");
  // what is closed with the place must stand on a store that is open
  place.open(scriptedRun(async function* () {}));
});

async function waitFor(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
