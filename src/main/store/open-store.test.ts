import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionRow } from "../../../test/support/session-row.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { markSuspect } from "./database-files.ts";
import type { StoredEvent } from "./event-log.ts";
import { openStore, openStoreReader, type Store } from "./open-store.ts";

const tag = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
const started = (callId: string): StoredEvent => ({
  ...tag,
  type: "tool-start",
  callId,
  tool: "ls",
  title: "List",
  preview: null,
});
const answered = (id: string, text: string): StoredEvent => ({ ...tag, type: "message", message: reply(id, text) });
const reply = (id: string, text: string) => ({
  role: "assistant" as const,
  id,
  parts: [{ type: "text" as const, text }],
  stop: "end" as const,
  origin: "model" as const,
  kind: null,
  usage: null,
});

// one suite for both libraries: what stands above them must not notice which one works on a machine
describe.each(["better-sqlite3", "@photostructure/sqlite"] as const)("with %s", (library) => {
  let place: Awaited<ReturnType<typeof newPlace>>;
  let store: Store;
  let clock = 1000;

  const append = (
    sessionId: string,
    event: StoredEvent,
    activity: SessionSummary["activity"] = "running",
    admits: number[] = [],
  ) => store.events.append({ sessionId, event, activity, admits });

  beforeEach(async () => {
    clock = 1000;
    place = await newPlace(library);
    store = openStore(place, "test", () => clock);
  });

  afterEach(() => {
    store.close();
    place.remove();
  });

  test("what steps cost is summed up by session and month, and outlives the conversation", () => {
    for (const id of ["a", "b"]) store.sessions.add(sessionRow(id));
    const tokens = {
      evaluated: 100,
      reused: 20,
      sampled: 10,
      forced: 2,
      readMs: 1,
      writeMs: 1,
      contextUsed: 130,
      contextSize: 1000,
    };
    const step = (id: string, more: object): StoredEvent => ({
      ...tag,
      type: "message",
      message: { ...reply(id, "Yes."), usage: tokens, ...more },
    });
    const sent = { modelId: "mine/big", host: "models.example.com", why: "It is larger." };
    const runs: StoredEvent = { ...tag, type: "run-start", runId: "r", modelId: "here", dialect: "native" };
    clock = Date.UTC(2026, 9, 15);
    append("a", runs);
    append("a", step("1", {}));
    append("a", step("2", { usage: null }));
    append("a", step("2b", { usage: null, origin: "harness", asked: tokens }));
    append("a", step("3", { sent, usage: { ...tokens, costUsd: 0.25 } }));
    clock = Date.UTC(2026, 10, 15);
    append("b", step("4", { sent, usage: { ...tokens, costUsd: 0.5 } }));
    append("b", step("5", { sent, usage: { ...tokens, costUsd: null } }));
    const sum = { steps: 1, read: 100, reused: 20, written: 12, costUsd: 0, unpriced: 0 };
    // what the model was asked before a step of the harness counts as well
    const here = { ...sum, steps: 2, read: 200, reused: 40, written: 24, modelId: "here", host: null };
    const there = { ...sum, modelId: "mine/big", host: "models.example.com", costUsd: 0.25 };
    const later = { ...there, steps: 2, read: 200, reused: 40, written: 24, costUsd: 0.5, unpriced: 1 };
    expect(store.usage.ofSession("a")).toEqual([here, there]);
    store.sessions.remove("a");
    expect(store.usage.byMonth()).toEqual([
      { month: "2026-11", models: [later] },
      { month: "2026-10", models: [here, there] },
    ]);
  });

  const reopen = () => {
    store.close();
    store = openStore(place, "test", () => clock);
  };

  test("a session's events come back in order, after the store was closed and opened again", () => {
    store.sessions.add(sessionRow("a"));
    store.sessions.add(sessionRow("b"));
    expect([append("a", started("1")), append("b", started("x")), append("a", started("2"))]).toEqual([1, 1, 2]);
    reopen();
    expect(append("a", started("3"))).toBe(3);
    expect(store.events.list("a")).toEqual({ events: [started("1"), started("2"), started("3")], unreadable: 0 });
    expect(store.notice).toBeNull();
  });

  test("text of every kind comes back as it was", () => {
    const text = "Zoë 日本 \u0000 \u202e \ud83d\ude00 \"quotes\" 'more' -- ; DROP\r\n";
    store.sessions.add(sessionRow("a"));
    append("a", answered("m", `${text}\ud800`));
    store.prompts.add("a", { text: text }, "now");
    reopen();
    expect(store.events.list("a").events).toEqual([answered("m", `${text}\ud800`)]);
    expect(store.prompts.list("a")).toEqual([{ id: 1, text, delivery: "now" }]);
  });

  test("sessions are listed by last activity, also when the clock goes back", () => {
    for (const id of ["a", "b", "c"]) store.sessions.add(sessionRow(id));
    const ids = () => store.sessions.list().map(({ id }) => id);
    expect(ids()).toEqual(["c", "b", "a"]);
    clock = 5000;
    append("a", started("1"), "waiting");
    clock = 10;
    append("b", started("1"), "failed");
    expect(ids()).toEqual(["b", "a", "c"]);
    expect(store.sessions.get("a")).toEqual({ ...sessionRow("a"), updatedAtMs: 5000, activity: "waiting" });
  });

  test("a session can be renamed, given a model, and removed with everything that belongs to it", () => {
    store.sessions.add(sessionRow("a"));
    append("a", started("1"));
    store.prompts.add("a", { text: "more" }, "now");
    store.drafts.put("a", { tag, message: reply("m", "Hel") });
    store.sessions.setTitle("a", "Notes");
    store.sessions.setModel("a", "small");
    expect(store.sessions.get("a")).toMatchObject({ title: "Notes", modelId: "small" });
    store.sessions.remove("a");
    expect(store.sessions.get("a")).toBeNull();
    expect([store.events.list("a").events, store.prompts.list("a"), store.drafts.get("a")]).toEqual([[], [], null]);
  });

  test("an event of a session that isn't there is not stored", () => {
    expect(() => append("nowhere", started("1"))).toThrow("FOREIGN KEY");
    expect(store.events.list("nowhere").events).toEqual([]);
  });

  test("a draft is replaced as it grows, and goes when its message is stored or the run ends", () => {
    store.sessions.add(sessionRow("a"));
    store.drafts.put("a", { tag, message: reply("m", "Hel") });
    store.drafts.put("a", { tag, message: reply("m", "Hello") });
    append("a", started("1"));
    expect(store.drafts.get("a")).toEqual({ tag, message: reply("m", "Hello") });
    append("a", answered("m", "Hello!"));
    expect(store.drafts.get("a")).toBeNull();
    store.drafts.put("a", { tag, message: reply("n", "And") });
    append("a", { ...tag, type: "run-end", runId: "r", reason: "done" });
    expect(store.drafts.get("a")).toBeNull();
  });

  test("a queued prompt stays until the event that admits it, which takes no other", () => {
    store.sessions.add(sessionRow("a"));
    store.sessions.add(sessionRow("b"));
    const first = store.prompts.add("a", { text: "first" }, "now");
    const second = store.prompts.add("a", { text: "second" }, "now");
    const other = store.prompts.add("b", { text: "other" }, "now");
    append("a", started("1"), "running", [first.id, other.id]);
    reopen();
    expect(store.prompts.list("a")).toEqual([second]);
    expect(store.prompts.list("b")).toEqual([other]);
  });

  test("a grant holds for its folder and its exact identity", () => {
    store.grants.add("/w", "npm test");
    store.grants.add("/w", "npm test");
    reopen();
    expect(store.grants.list("/w")).toEqual(["npm test"]);
    const others = [
      ["/w", "npm test "],
      ["/w", "NPM test"],
      ["/w2", "npm test"],
      ["/w", "npm test"],
    ] as const;
    expect(others.map(([folder, identity]) => store.grants.has(folder, identity))).toEqual([false, false, false, true]);
    store.grants.remove("/w", "npm test");
    expect(store.grants.has("/w", "npm test")).toBe(false);
  });

  test("an event that makes no sense here is left out and counted, and the rest of the conversation opens", () => {
    store.sessions.add(sessionRow("a"));
    append("a", started("1"));
    append("a", started("2"));
    append("a", started("3"));
    store.close();
    const raw = place.sqlite.open(path.join(place.folder, "hearth.db"), { readonly: false, timeoutMs: 0 });
    raw.exec(
      `UPDATE event SET body = '{"type":"from-the-future"}' WHERE seq = 1; UPDATE event SET body = '{"type":"tool-st' WHERE seq = 2`,
    );
    raw.close();
    store = openStore(place, "test");
    expect(store.events.list("a")).toEqual({ events: [started("3")], unreadable: 2 });
  });

  test("nobody else may look into the folder or the database", () => {
    store.sessions.add(sessionRow("a"));
    const modeOf = (name: string) => statSync(path.join(place.folder, name)).mode & 0o777;
    expect([modeOf("."), modeOf("hearth.db"), modeOf("hearth.db-wal")]).toEqual([0o700, 0o600, 0o600]);
  });

  test("a reader sees what is stored beside the owner, and can't write", () => {
    store.sessions.add(sessionRow("a"));
    const reader = openStoreReader(place);
    append("a", started("1"));
    expect(reader.sessions.list().map(({ id }) => id)).toEqual(["a"]);
    expect(reader.events.list("a").events).toEqual([started("1")]);
    expect(reader.isOwned()).toBe(true);
    store.close();
    expect(reader.isOwned()).toBe(false);
    reader.close();
    store = openStore(place, "test");
  });

  test("a second owner is refused, also in the same process, until the first one closes", () => {
    expect(() => openStore(place, "window")).toThrow(
      `Hearth is already running here (process ${process.pid}, test, since`,
    );
    expect(() => append("nowhere", started("1"))).toThrow("FOREIGN KEY");
    reopen();
  });

  test("a full disk is said, and what was stored before stays; afterwards it goes on", () => {
    store.close();
    let pages = 80;
    const small = {
      ...place.sqlite,
      open(file: string, options: { readonly: boolean; timeoutMs: number }) {
        const connection = place.sqlite.open(file, options);
        if (file.endsWith("hearth.db")) connection.pragma(`max_page_count = ${pages}`);
        return connection;
      },
    };
    store = openStore({ ...place, sqlite: small }, "test");
    store.sessions.add(sessionRow("a"));
    const stored: StoredEvent[] = [];
    const fill = () => {
      for (let count = 0; count < 100; count++) {
        const event = answered(`m${count}`, "x".repeat(2000));
        append("a", event);
        stored.push(event);
      }
    };
    expect(fill).toThrow("The disk is full");
    expect(() => store.drafts.put("a", { tag, message: reply("d", "x".repeat(100_000)) })).toThrow("The disk is full");
    expect(store.events.list("a").events).toEqual(stored);
    expect(stored.length).toBeGreaterThan(5);
    store.close();
    pages = 1_000_000;
    store = openStore({ ...place, sqlite: small }, "test");
    expect(store.events.list("a").events).toEqual(stored);
    expect(append("a", started("after"))).toBe(stored.length + 1);
  });

  test("a mark of suspicion is looked into and taken away", () => {
    store.sessions.add(sessionRow("a"));
    store.close();
    markSuspect(place.folder);
    store = openStore(place, "test");
    expect(store.notice).toBeNull();
    expect(() => statSync(path.join(place.folder, "hearth.db.suspect"))).toThrow("ENOENT");
    expect(store.sessions.list()).toHaveLength(1);
  });
});

test("a reader of a folder where nothing is yet finds an empty history and makes nothing", async () => {
  const place = await newPlace();
  const reader = openStoreReader(place);
  expect([reader.sessions.list(), reader.isOwned()]).toEqual([[], false]);
  reader.close();
  expect(() => statSync(place.folder)).toThrow("ENOENT");
  place.remove();
});

test("a data folder that can't be one is refused with advice", async () => {
  const place = await newPlace();
  writeFileSync(place.folder, "a file");
  expect(() => openStore(place, "test")).toThrow(
    /Hearth can't write to .*data \(E\w+\)\. Make it a folder .* HEARTH_HOME/,
  );
  place.remove();
});
