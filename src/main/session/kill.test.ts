import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, test } from "vitest";
import { runChild } from "../../../test/support/run-child.ts";
import { agent, says, scriptedRun } from "../../../test/support/scripted-run.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import type { Message } from "../../shared/message.ts";
import type { StoredEvent } from "../store/event-log.ts";
import { openStore } from "../store/open-store.ts";
import { createSessions } from "./sessions.ts";

const kills = 20;

test(`after each of ${kills} kills the store is sound, all that was said to be saved is there, and one goes on`, async () => {
  for (let round = 0; round < kills; round += 2) await Promise.all([killOnce(round), killOnce(round + 1)]);
}, 300_000);

async function killOnce(round: number) {
  const place = await newPlace();
  try {
    const child = runChild("write-sessions.ts", [place.folder]);
    await child.says("sent prompt 0");
    await new Promise((resolve) => setTimeout(resolve, 3 + ((round * 37) % 200)));
    await child.kill();
    const id = child.lines.find((line) => line.startsWith("session "))?.slice("session ".length) ?? "";
    const saved = child.lines
      .filter((line) => line.startsWith("saved "))
      .map((line) => JSON.parse(line.slice("saved ".length)));
    const sent = child.lines.filter((line) => line.startsWith("sent ")).map((line) => line.slice("sent ".length));

    const raw = place.sqlite.open(path.join(place.folder, "hearth.db"), { readonly: true, timeoutMs: 1000 });
    expect(raw.pragma("integrity_check", { simple: true })).toBe("ok");
    raw.close();
    const store = openStore(place, "test");
    expect(store.notice).toBeNull();
    const stored = store.events.list(id).events;
    // what was told is there, and at most the one event that was being told when the end came is there besides
    expect(stored.slice(0, saved.length)).toEqual(saved);
    expect(stored.length - saved.length).toBeLessThanOrEqual(1);
    expect(isLegal(stored)).toBe(true);

    const startRun = scriptedRun(async function* () {
      yield says("after", "I am back");
    });
    const sessions = createSessions({ store, startRun, agent, newId: randomUUID, now: Date.now, report: () => {} });
    const { view } = sessions.open(id);
    expect(view.run).toMatchObject({ status: "idle" });
    const said = view.messages.flatMap((message) => (message.role === "user" ? message.text.split("\n\n") : []));
    expect(said.slice(0, sent.length)).toEqual(sent);
    expect(new Set(said).size).toBe(said.length);
    expect(openCalls(view.messages)).toEqual([]);
    sessions.send(id, "and now?");
    await sessions.settled(id);
    expect(sessions.open(id).view.messages.at(-1)).toMatchObject({ id: "after" });
    await sessions.close();
    store.close();
  } finally {
    place.remove();
  }
}

/** Runs follow one another, each begun and ended once, and only the last may be unfinished. */
function isLegal(events: readonly StoredEvent[]): boolean {
  let running: string | null = null;
  for (const event of events) {
    if (event.type === "run-start") {
      if (running !== null) return false;
      running = event.runId;
    } else if (running === null) return false;
    else if (event.type === "run-end") {
      if (event.runId !== running) return false;
      running = null;
    }
  }
  return true;
}

function openCalls(messages: readonly Message[]): string[] {
  const called = messages.flatMap((message) =>
    message.role === "assistant"
      ? message.parts.flatMap((part) => (part.type === "tool-call" ? [part.callId] : []))
      : [],
  );
  const answered = messages.flatMap((message) => (message.role === "tool" ? [message.callId] : []));
  expect(new Set(answered).size).toBe(answered.length);
  return called.filter((callId) => !answered.includes(callId));
}
