import { afterEach, beforeEach, expect, test } from "vitest";
import { aborted, answers, calls, says } from "../../../test/support/scripted-run.ts";
import { makeSessionsPlace, type SessionsPlace, texts } from "../../../test/support/sessions-place.ts";
import { AppError } from "../../shared/error.ts";
import { fold } from "../../shared/fold.ts";
import type { Store } from "../store/open-store.ts";

let place: SessionsPlace;

beforeEach(async () => {
  place = await makeSessionsPlace();
});
afterEach(() => place.remove());

test("a full disk stops the run and is said; nothing is half stored, and it goes on when there is room", async () => {
  let isFull = false;
  const fullStore: Store = {
    ...place.store,
    events: {
      ...place.store.events,
      append(entry) {
        if (isFull) throw new AppError("internal", "The disk is full.", { retryable: true });
        return place.store.events.append(entry);
      },
    },
  };
  const log: string[] = [];
  let runs = 0;
  const { sessions, id } = place.begin(
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
  let seen = sessions.open(id).view;
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
  expect(place.replay(id)).toEqual(seen);
});

test("after an event that could not be stored nothing more of that run is, though there is room again", async () => {
  let lost = 0;
  const leakyStore: Store = {
    ...place.store,
    events: {
      ...place.store.events,
      append(entry) {
        const { event } = entry;
        if (event.type === "message" && event.message.role === "tool" && lost++ === 0)
          throw new AppError("internal", "The disk is full.");
        return place.store.events.append(entry);
      },
    },
  };
  const { sessions, id } = place.begin(
    async function* () {
      yield calls("m1", "c1");
      yield answers("c1");
      yield says("m2", "as if it were answered");
    },
    { store: leakyStore },
  );
  sessions.send(id, "one");
  await sessions.settled(id);
  expect(texts(sessions.open(id).view.messages)).toEqual([
    "user: one",
    "assistant: [ls]",
    expect.stringContaining("broken off"),
  ]);
  expect(place.replay(id)).toEqual(sessions.open(id).view);
});

test("an answer that can't be stored while it grows stops the run", async () => {
  const fullStore: Store = {
    ...place.store,
    drafts: {
      ...place.store.drafts,
      put() {
        throw new AppError("internal", "The disk is full.");
      },
    },
  };
  const { sessions, id } = place.begin(
    async function* (_, signal) {
      yield { type: "text-delta", messageId: "m", text: "Hel" };
      await aborted(signal);
    },
    { store: fullStore },
  );
  sessions.send(id, "Hi");
  await sessions.settled(id);
  expect(sessions.open(id).view.messages).toHaveLength(1);
  expect(sessions.list()[0]?.activity).not.toBe("running");
});
