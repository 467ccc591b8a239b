import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { newPlace } from "../../../test/support/store-place.ts";
import { aborted, type Acts, agent, says, scriptedRun } from "../../../test/support/scripted-run.ts";
import { AppError } from "../../shared/error.ts";
import { settingsSchema } from "../../shared/settings.ts";
import { createSessions } from "../session/sessions.ts";
import { openStore } from "../store/open-store.ts";
import { realFolder } from "../workspace/real-folder.ts";
import { createBus } from "./bus.ts";
import { jobsOf } from "./jobs.ts";
import type { OutboundMessage } from "./message.ts";
import { createSchedules, type Machine } from "./schedules.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Nine in the morning, by this computer's clock. */
const nine = new Date(2026, 10, 23, 9).getTime();

const atRest = { idle: 3_600, battery: false, load: 0 };
const machine: Machine = {
  idleSeconds: () => state.idle,
  isOnBattery: () => state.battery,
  load: () => state.load,
};

let clock: number;
let state: { idle: number; battery: boolean; load: number };
let heartbeatText: string | null;
let isBusy: boolean;
let place: Awaited<ReturnType<typeof newPlace>>;
let folder: string;

beforeEach(async () => {
  clock = nine;
  state = atRest;
  heartbeatText = null;
  isBusy = false;
  place = await newPlace();
  folder = path.join(path.dirname(place.folder), "work");
  mkdirSync(folder);
  onTestFinished(place.remove);
});

/** Schedules over real sessions and a real store, with a scripted agent. */
function open(schedule: Record<string, object>, heartbeat: object = {}, acts: Acts = answering("Done.")) {
  const withFolder = Object.fromEntries(
    Object.entries(schedule).map(([name, own]) => [name, { prompt: `Do ${name}.`, workspace: folder, ...own }]),
  );
  const settings = settingsSchema.parse({ schedule: withFolder, heartbeat: { workspace: folder, ...heartbeat } });
  let jobs = () => jobsOf(settings);
  const mistakes: string[] = [];
  const store = openStore(place, "test");
  const asked: string[] = [];
  const startRun = scriptedRun(async function* (request, signal) {
    asked.push(request.session.title);
    yield* acts(request, signal);
  });
  const report = (error: AppError) => {
    throw error;
  };
  const sessions = createSessions({ store, startRun, agent, newId: randomUUID, now: () => clock, report });
  const bus = createBus({
    sessions,
    workspaceOf: (id) => store.sessions.get(id)?.workspace ?? null,
    isQueued: (id, promptId) => store.prompts.list(id).some((queued) => queued.id === promptId),
    expand: async (_, text) => text,
    keys: store.sessionKeys,
    lastPlace: store.lastPlace,
    log: () => {},
    report,
  });
  const told: OutboundMessage[] = [];
  bus.subscribe("heartbeat", (message) => told.push(message));
  const schedules = createSchedules({
    jobs: () => jobs(),
    table: store.schedules,
    bus,
    sessions,
    isBusy: () => isBusy,
    heartbeatFile: async () => heartbeatText,
    realFolder,
    checkAgent: async (name) => {
      if (name !== "hearth") throw new AppError("not-found", `There is no agent "${name}".`);
    },
    now: () => clock,
    report: ({ message }) => mistakes.push(message),
  });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    schedules.close();
    await sessions.close();
    bus.close();
    store.close();
  };
  onTestFinished(close);
  const at = async (ms: number) => {
    clock = ms;
    await schedules.check();
  };
  const find = async (name: string) => (await schedules.list()).find((view) => view.name === name);
  /** What the settings say from here on. */
  const setJobs = (read: typeof jobs) => (jobs = read);
  return { schedules, sessions, asked, told, close, at, find, mistakes, setJobs };
}

function answering(text: string): Acts {
  let count = 0;
  return async function* () {
    yield says(`answer-${process.pid}-${++count}`, text);
  };
}

const hourly = { cron: "0 * * * *" };

describe("a schedule", () => {
  test("is done when it is due, once, in a session that is named after it", async () => {
    const { schedules, sessions, asked, told, at, find } = open({ morning: hourly });
    await schedules.begin(machine);
    await at(nine + 59 * minute);
    expect(asked).toEqual([]);
    await at(nine + hour);
    await at(nine + hour + minute);
    expect(asked).toEqual(["Schedule: morning"]);
    expect(told).toEqual([{ channel: "heartbeat", chatId: "morning", content: "Done." }]);
    expect(await find("morning")).toMatchObject({ state: "done", text: "Done.", nextAtMs: nine + 2 * hour });
    await at(nine + 2 * hour);
    expect(sessions.list().map(({ title }) => title)).toEqual(["Schedule: morning"]);
    expect(asked).toHaveLength(2);
  });

  test("that was missed while Hearth was closed is done once, and never one from before it was there", async () => {
    const first = open({ morning: hourly });
    await first.schedules.begin(machine);
    await first.close();
    clock = nine + 5 * hour + minute;
    const second = open({ morning: hourly, later: { cron: "0 9 * * *" } });
    await second.schedules.begin(machine);
    await second.schedules.check();
    expect(second.asked).toEqual(["Schedule: morning"]);
    const [own] = second.sessions.list();
    const [request] = second.sessions.open(own?.id ?? "").view.messages;
    expect(request).toMatchObject({ text: expect.stringContaining(new Date(nine + hour).toLocaleString()) });
    await second.close();
    const third = open({ morning: hourly });
    await third.schedules.begin(machine);
    expect(third.asked).toEqual([]);
  });

  test("that was begun when Hearth was closed isn't begun again", async () => {
    const first = open({ morning: hourly }, {}, async function* (_, signal) {
      await aborted(signal);
    });
    await first.schedules.begin(machine);
    clock = nine + hour;
    const checking = first.schedules.check();
    await expect.poll(() => first.asked).toHaveLength(1);
    await first.close();
    await checking;
    const second = open({ morning: hourly });
    await second.schedules.begin(machine);
    expect(second.asked).toEqual([]);
    expect(await second.find("morning")).toMatchObject({ state: "stopped" });
    expect(second.sessions.list()[0]?.activity).toBe("interrupted");
  });

  test("that is due in the same minute as another is done after it", async () => {
    let isOpen = false;
    const { schedules, asked, at } = open({ b: hourly, a: hourly }, {}, async function* () {
      expect(isOpen).toBe(false);
      isOpen = true;
      await new Promise((resolve) => setImmediate(resolve));
      isOpen = false;
      yield says(randomUUID(), "Done.");
    });
    await schedules.begin(machine);
    await at(nine + hour);
    expect(asked).toEqual(["Schedule: a", "Schedule: b"]);
  });

  test.each([
    ["somebody is using the computer", { idle_minutes: 10 }, { idle: 599 }],
    ["the computer is busy", {}, { load: 0.9 }],
    ["the computer runs on its battery", { on_power: true }, { battery: true }],
    ["quiet hours, 09:30-11:00", { quiet_hours: "09:30-11:00" }, {}],
  ])("waits while %s, says so, and is done once afterwards", async (why, more, now) => {
    const { schedules, asked, at, find } = open({ morning: { ...hourly, ...more } });
    await schedules.begin(machine);
    state = { ...atRest, ...now };
    await at(nine + hour);
    expect(asked).toEqual([]);
    expect(await find("morning")).toMatchObject({ state: "waiting", text: why, nextAtMs: nine + hour });
    state = atRest;
    await at(nine + 3 * hour + minute);
    await at(nine + 3 * hour + 2 * minute);
    expect(asked).toHaveLength(1);
  });

  test("waits while a conversation is at work", async () => {
    const { schedules, asked, at, find } = open({ morning: hourly });
    await schedules.begin(machine);
    isBusy = true;
    await at(nine + hour);
    expect(await find("morning")).toMatchObject({ state: "waiting", text: "a conversation is at work" });
    isBusy = false;
    await at(nine + hour + minute);
    expect(asked).toHaveLength(1);
  });

  test("waits for a turn of its own session that goes on, and is refused by name where it is asked for", async () => {
    let release = () => {};
    const acts: Acts = async function* () {
      await new Promise<void>((resolve) => (release = resolve));
      yield says(randomUUID(), "Done.");
    };
    const { schedules, sessions, asked, at, find } = open({ morning: hourly }, {}, acts);
    await schedules.begin(machine);
    const id = (await schedules.sessionOf("morning")) ?? "";
    sessions.send(id, "Something else.");
    await expect(schedules.run("morning")).rejects.toMatchObject({ code: "busy" });
    await at(nine + hour);
    expect(await find("morning")).toMatchObject({ state: "waiting", text: "its own session is at work" });
    release();
    await sessions.settled(id);
    expect(asked).toHaveLength(1);
    const later = at(nine + hour + minute);
    await expect.poll(() => asked).toHaveLength(2);
    release();
    await later;
    expect(await find("morning")).toMatchObject({ state: "done" });
  });

  test("whose folder or agent is gone says so, is tried again at its next time, and keeps no other from being done", async () => {
    const { schedules, asked, told, at, find } = open({ a: hourly, b: hourly, c: { ...hourly, agent: "nobody" } });
    await schedules.begin(machine);
    const gone = path.join(folder, "notes");
    rmSync(folder, { recursive: true });
    await at(nine + hour);
    expect(asked).toEqual([]);
    expect(await find("a")).toMatchObject({ state: "failed", text: expect.stringContaining("There is no folder") });
    expect(told.map(({ chatId }) => chatId)).toEqual(["a", "b", "c"]);
    mkdirSync(gone, { recursive: true });
    await at(nine + 2 * hour);
    expect(asked).toEqual(["Schedule: a", "Schedule: b"]);
    expect(await find("c")).toMatchObject({ state: "failed", text: 'There is no agent "nobody".' });
    await expect(schedules.run("d")).rejects.toThrow('There is no schedule "d". There are: a, b, c, heartbeat.');
  });

  test("that is switched off is never done, nor made good when it is switched on", async () => {
    const first = open({ morning: { ...hourly, enabled: false } });
    await first.schedules.begin(machine);
    await first.at(nine + 3 * hour);
    expect(first.asked).toEqual([]);
    expect(await first.find("morning")).toMatchObject({ isOn: false, nextAtMs: null });
    await first.close();
    const between = open({ morning: { ...hourly, enabled: false } });
    await between.schedules.begin(machine);
    await between.close();
    const second = open({ morning: hourly });
    await second.schedules.begin(machine);
    expect(second.asked).toEqual([]);
  });

  test("that is written while Hearth is open needs no restart, and has missed nothing", async () => {
    const { schedules, asked, at, find, setJobs } = open({ morning: { ...hourly, enabled: false } });
    await schedules.begin(machine);
    const prompt = "Do it.";
    const own = { ...hourly, prompt, workspace: folder };
    const { heartbeat, schedule } = settingsSchema.parse({ schedule: { morning: own, evening: own } });
    await at(nine + 3 * hour + minute);
    setJobs(() => jobsOf({ heartbeat, schedule }));
    await at(nine + 3 * hour + 2 * minute);
    expect(asked).toEqual([]);
    expect(await find("evening")).toMatchObject({ isOn: true, nextAtMs: nine + 4 * hour });
    await at(nine + 4 * hour);
    expect(asked).toEqual(["Schedule: evening", "Schedule: morning"]);
  });

  test("that was taken out meanwhile, or has another time now, has missed nothing either", async () => {
    const { schedules, asked, at, setJobs } = open({ morning: hourly });
    await schedules.begin(machine);
    const jobsAt = (cron: string | null) => {
      const own = cron === null ? {} : { morning: { cron, prompt: "Do it.", workspace: folder } };
      const { heartbeat, schedule } = settingsSchema.parse({ schedule: own });
      setJobs(() => jobsOf({ heartbeat, schedule }));
    };
    jobsAt(null);
    await at(nine + minute);
    jobsAt("0 * * * *");
    await at(nine + 2 * hour + minute);
    jobsAt("0 10 * * *");
    await at(nine + 2 * hour + 2 * minute);
    expect(asked).toEqual([]);
  });

  test("is done at its next time after a mistake in the settings was mended, and the mistake is told once", async () => {
    const { schedules, asked, at, mistakes, setJobs } = open({ morning: hourly });
    await schedules.begin(machine);
    const { heartbeat, schedule } = settingsSchema.parse({
      schedule: { morning: { ...hourly, prompt: "Do it.", workspace: folder } },
    });
    setJobs(() => {
      throw new AppError("invalid-input", "config.toml, line 3: a quote is missing.");
    });
    await at(nine + hour);
    await at(nine + hour + minute);
    expect([asked, mistakes]).toEqual([[], ["config.toml, line 3: a quote is missing."]]);
    await expect(schedules.list()).rejects.toThrow("a quote is missing");
    setJobs(() => jobsOf({ heartbeat, schedule }));
    await at(nine + hour + 2 * minute);
    expect(asked).toEqual(["Schedule: morning"]);
  });

  test("with a silent result tells nobody", async () => {
    const { schedules, told, at, find } = open({ morning: { ...hourly, result: "silent" } });
    await schedules.begin(machine);
    await at(nine + hour);
    expect(told).toEqual([]);
    expect(await find("morning")).toMatchObject({ state: "done", text: "Done." });
  });
});

describe("the heartbeat", () => {
  const on = { enabled: true, ...hourly };

  test.each([null, "", "# What to look at\n\n<!-- nothing\nyet -->\n- [ ] \n-\n"])(
    "asks no model where HEARTBEAT.md says %j",
    async (text) => {
      const { schedules, asked, told, at, find } = open({}, on);
      await schedules.begin(machine);
      heartbeatText = text;
      await at(nine + hour);
      expect([asked, told]).toEqual([[], []]);
      expect(await find("heartbeat")).toMatchObject({ state: "nothing", nextAtMs: nine + 2 * hour });
      expect(await schedules.run("heartbeat")).toBeNull();
      expect(await schedules.sessionOf("heartbeat")).toBeNull();
    },
  );

  test("is off where the settings don't switch it on", async () => {
    const { schedules, asked, at } = open({}, hourly);
    heartbeatText = "- the mail";
    await schedules.begin(machine);
    await at(nine + 3 * hour);
    expect(asked).toEqual([]);
  });

  test.each([
    ["Two bills are due.", 1],
    ["OK", 0],
    ["ok.", 0],
    ["", 0],
  ])("tells %j to its person %i times", async (answer, times) => {
    const { schedules, sessions, told, at, find } = open({}, on, answering(answer));
    heartbeatText = "# Look at\n- the bills";
    await schedules.begin(machine);
    await at(nine + hour);
    expect(told.map(({ content }) => content)).toEqual(Array.from({ length: times }, () => answer));
    expect(await find("heartbeat")).toMatchObject({ state: "done" });
    const [own] = sessions.list();
    expect(own?.title).toBe("Heartbeat");
    expect(JSON.stringify(sessions.open(own?.id ?? "").view.messages[0])).toContain("- the bills");
  });
});
