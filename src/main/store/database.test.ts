import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionRow } from "../../../test/support/session-row.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import type { StoredEvent } from "./event-log.ts";
import { openStore, openStoreReader } from "./open-store.ts";

const tag = { agentId: "root", depth: 0, name: "hearth", prefix: "" };

let place: Awaited<ReturnType<typeof newPlace>>;
let file: string;

beforeEach(async () => {
  place = await newPlace();
  file = path.join(place.folder, "hearth.db");
});

afterEach(() => place.remove());

const eventFor = (session: number, count: number): StoredEvent => {
  return {
    ...tag,
    type: "tool-start",
    callId: `${session}-${count}`,
    tool: "ls",
    title: "x".repeat(700),
    preview: null,
  };
};

/** A history that fills some pages: 6 sessions with 20 events each. */
function writeHistory() {
  const store = openStore(place, "test");
  for (let session = 0; session < 6; session++) {
    const id = `s${session}`;
    store.sessions.add(sessionRow(id, { title: `Title ${session}` }));
    for (let count = 0; count < 20; count++) {
      store.events.append({ sessionId: id, event: eventFor(session, count), activity: "idle", admits: [] });
    }
  }
  store.close();
}

/** What a history takes that has nothing in it yet: these pages say what the others are. */
function emptyBytes(): number {
  openStore(place, "test").close();
  return statSync(file).size;
}

function readHistory() {
  const store = openStore(place, "test");
  const rows = store.sessions.list().map((row) => ({ ...row, events: store.events.list(row.id).events }));
  const { notice } = store;
  store.close();
  return { notice, rows, events: rows.flatMap((row) => row.events) };
}

const keptFiles = () => readdirSync(place.folder).filter((name) => name.includes(".damaged-"));

/** Migrations as a later version would bring them. */
function laterMigrations(statement: string): string {
  const folder = path.join(place.folder, "..", "later");
  cpSync(place.migrations, folder, { recursive: true });
  const journalFile = path.join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  const { when } = journal.entries.at(-1);
  journal.entries.push({
    idx: journal.entries.length,
    version: "6",
    when: when + 1,
    tag: "9999_later",
    breakpoints: true,
  });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(path.join(folder, "9999_later.sql"), statement);
  return folder;
}

test("a history of a newer version is refused, by an owner and a reader, and not a byte of it changes", () => {
  writeHistory();
  openStore({ ...place, migrations: laterMigrations("ALTER TABLE session ADD later text;") }, "test").close();
  const before = readFileSync(file);
  const names = readdirSync(place.folder);
  expect(() => openStore(place, "test")).toThrow("was written by a newer version of Hearth. Nothing was changed.");
  expect(() => openStoreReader(place)).toThrow("was written by a newer version of Hearth. Nothing was changed.");
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(place.folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(
    names.filter((name) => !/-(wal|shm)$/.test(name)),
  );
});

test("a history of an older version is brought up to date, with nothing lost and a copy kept", () => {
  writeHistory();
  const later = { ...place, migrations: laterMigrations("ALTER TABLE session ADD later text;") };
  expect(() => openStoreReader(later)).toThrow("older version");
  const store = openStore(later, "test");
  expect([store.sessions.list().length, store.events.list("s3").events.length]).toEqual([6, 20]);
  store.close();
  expect(statSync(`${file}.before-update`).mode & 0o777).toBe(0o600);
  rmSync(file);
  cpSync(`${file}.before-update`, file);
  expect(readHistory()).toMatchObject({ notice: null, rows: { length: 6 }, events: { length: 120 } });
});

test("an update that fails half-way leaves the history as it was", () => {
  writeHistory();
  const migrations = laterMigrations(
    "ALTER TABLE session ADD later text;\n--> statement-breakpoint\nALTER TABLE nowhere ADD x text;",
  );
  expect(() => openStore({ ...place, migrations }, "test")).toThrow("could not be used");
  expect(readHistory()).toMatchObject({ notice: null, rows: { length: 6 }, events: { length: 120 } });
});

test("a database of another program is refused and left alone", () => {
  openStore(place, "test").close();
  rmSync(file);
  const other = place.sqlite.open(file, { readonly: false, timeoutMs: 0 });
  other.exec("CREATE TABLE recipes (name text); INSERT INTO recipes VALUES ('soup')");
  other.close();
  const before = readFileSync(file);
  expect(() => openStore(place, "test")).toThrow("is a database of another program");
  expect(readFileSync(file).equals(before)).toBe(true);
});

test.each([
  ["no database at all", () => writeFileSync(file, "This was a history once.\n".repeat(400))],
  ["emptied", () => truncateSync(file)],
  ["of zeros", () => writeFileSync(file, Buffer.alloc(40_960))],
  ["gone, with its log left behind", () => cpSync(file, `${file}-wal`) ?? rmSync(file)],
])("a history that is %s is never taken for an empty one: it is kept, and the person is told", (_, damage) => {
  writeHistory();
  damage();
  const { notice, rows } = readHistory();
  expect(rows).toEqual([]);
  expect(notice).toMatch(
    /^The history was damaged\. 0 conversations with 0 events .* The damaged file is kept as .*\.damaged-/,
  );
  expect(keptFiles()).toHaveLength(1);
  expect(readHistory()).toMatchObject({ notice: null, rows: [] });
});

test("the log of a history that is gone is kept, and is never read into the new one", () => {
  const store = openStore(place, "test");
  store.sessions.add(sessionRow("old"));
  const log = readFileSync(`${file}-wal`);
  store.close();
  rmSync(file);
  writeFileSync(`${file}-wal`, log);
  const { notice, rows } = readHistory();
  expect(rows).toEqual([]);
  const [kept = ""] = keptFiles();
  expect(notice).toContain(kept);
  expect(readFileSync(path.join(place.folder, kept)).equals(log)).toBe(true);
});

test("of a history that was cut short, what is left comes back", () => {
  const empty = emptyBytes();
  writeHistory();
  truncateSync(file, Math.floor((empty + statSync(file).size) / 2 / 4096) * 4096);
  const { notice, rows, events } = readHistory();
  expect(notice).toMatch("could be read and are here again");
  expect(events.length).toBeGreaterThan(10);
  expect(rows.every((row) => row.events.length > 0 || row.title)).toBe(true);
  expect(keptFiles()).toHaveLength(1);
});

test("a hundred damaged histories all open, keep a copy where it shows, and lose only what was hit", () => {
  const empty = emptyBytes();
  writeHistory();
  const whole = readFileSync(file);
  const all = new Set(readHistory().events.map((event) => JSON.stringify(event)));
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  let rescued = 0;
  for (let round = 0; round < 100; round++) {
    const damaged = Buffer.from(whole);
    const at = random(damaged.length - 64);
    const value = random(256);
    damaged.fill(value, at, Math.min(damaged.length, at + (round % 2 === 0 ? 4096 : 1 + random(64))));
    rmSync(place.folder, { recursive: true });
    openStore(place, "test").close();
    writeFileSync(file, damaged);
    const { notice, events } = readHistory();
    if (notice) rescued++;
    expect(existsSync(file)).toBe(true);
    expect([round, keptFiles().length]).toEqual([round, notice ? 1 : 0]);
    // one page is hit at a time, or two: unless it says what there is, whatever the others hold is still there
    const intact = events.filter((event) => all.has(JSON.stringify(event))).length;
    const isSpared = at <= empty || intact > 60;
    expect([round, intact, isSpared]).toEqual([round, intact, true]);
  }
  expect(rescued).toBeGreaterThan(20);
}, 120_000);

test("an event whose session's row is lost comes back under a session of its own", () => {
  writeHistory();
  const raw = place.sqlite.open(file, { readonly: false, timeoutMs: 0 });
  raw.pragma("foreign_keys = OFF");
  raw.exec("DELETE FROM session WHERE id = 's2'");
  // a constraint that no longer holds, made by damage, and something that shows
  const page =
    raw.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'prompt_session'").pluck().get() ?? 0;
  raw.close();
  const bytes = readFileSync(file);
  bytes.fill(255, (page - 1) * 4096, page * 4096);
  writeFileSync(file, bytes);
  const { notice, rows, events } = readHistory();
  expect(notice).toMatch("6 conversations with 120 events");
  expect(events).toHaveLength(120);
  expect(rows.find((row) => row.id === "s2")).toMatchObject({
    title: "Recovered conversation",
    activity: "interrupted",
    events: { length: 20 },
  });
});

test("a new database that a crash left half made is no history, and is made again", () => {
  openStore(place, "test").close();
  rmSync(file);
  writeFileSync(`${file}.new`, "half");
  expect(readHistory()).toEqual({ notice: null, rows: [], events: [] });
});
