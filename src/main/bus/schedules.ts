import { AppError, toAppError } from "../../shared/error.ts";
import type { ScheduleView } from "../../shared/schedule.ts";
import type { ScheduleRow, ScheduleTable } from "../store/schedule-table.ts";
import { type Bus, keyOf, type Received } from "./bus.ts";
import { nextTime } from "./cron.ts";
import { allIsWell, hasNews, heartbeatPrompt } from "./heartbeat-prompt.ts";
import { type Job, listJobs } from "./jobs.ts";
import { isInHours } from "./quiet-hours.ts";
import type { TurnResult } from "./turn-result.ts";

/** What is known of the computer, for what waits until it is at rest. */
export type Machine = {
  /** For how long nobody has touched it. */
  idleSeconds(): number;
  isOnBattery(): boolean;
  /** How much each processor has to do: 1 is all it can. */
  load(): number;
};

/** What Hearth does by itself at set times. */
export type Schedules = {
  list(): Promise<ScheduleView[]>;
  /**
   * The session that it is done in; null where there is nothing to do. Throws `not-found` where there is no such schedule, or its
   * folder or agent is gone.
   */
  sessionOf(name: string): Promise<string | null>;
  /**
   * Does it now, whatever the time and the computer are like, for a person that can be asked. `finished` is there when what came of
   * it is written down; null where there is nothing to do. Throws `busy` where its session is at work.
   */
  run(name: string): Promise<{ finished: Promise<unknown> } | null>;
  /** From here on what is due is done, one after another, when the computer is at rest. */
  begin(machine: Machine): Promise<void>;
  /** Does what is due now. Resolves when that is done. */
  check(): Promise<void>;
  close(): void;
};

export type SchedulesDeps = {
  /** The jobs of the settings as they are now. Throws where the settings can't be read. */
  jobs(): readonly Job[];
  table: ScheduleTable;
  bus: Pick<Bus, "heartbeat" | "publish" | "sessionOf">;
  sessions: {
    setModel(id: string, modelId: string | null): void;
    setProfile(id: string, profile: string): void;
    settled(id: string): Promise<void>;
  };
  /** Whether a turn is going on anywhere. */
  isBusy(): boolean;
  /** What HEARTBEAT.md says; null where it isn't there. */
  heartbeatFile(): Promise<string | null>;
  /** The folder with its links resolved. Throws where it isn't there. */
  realFolder(folder: string): string;
  /** Throws where that agent can't be had there. */
  checkAgent(agent: string, workspace: string): Promise<unknown>;
  now(): number;
  report(error: AppError): void;
};

/** No schedule names seconds, so it may be late by as much. */
const checkEveryMs = 20_000;
/** What is done so long after its time is told so. */
const late = 10 * 60_000;
/** A processor that has more to do than this is at work. */
const highLoad = 0.5;

export function createSchedules(deps: SchedulesDeps): Schedules {
  const { table, bus, sessions, now } = deps;
  /** Those that were switched on when they were last looked at, with their times. */
  const on = new Map<string, string>();
  let lastMistake = "";
  let machine: Machine | null = null;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;
  let isClosed = false;

  const find = (name: string): Job => {
    const jobs = deps.jobs();
    const job = jobs.find((each) => each.name === name);
    if (job) return job;
    const names = jobs.map((each) => each.name).join(", ");
    throw new AppError("not-found", `There is no schedule "${name}". There are: ${names}.`);
  };

  const rowOf = ({ name }: Job): ScheduleRow =>
    table.get(name) ?? { name, handledMs: now(), startedAtMs: null, state: "new", text: "" };

  const placeOf = async ({ settings, workspace, title }: Job) => {
    const folder = deps.realFolder(workspace);
    await deps.checkAgent(settings.agent, folder);
    return { workspace: folder, modelId: settings.model ?? null, profile: settings.agent, title };
  };

  const sessionOf = async (job: Job) => {
    const place = await placeOf(job);
    const id = bus.sessionOf(keyOf(job.name), place);
    sessions.setProfile(id, place.profile);
    sessions.setModel(id, place.modelId);
    return { id, place };
  };

  /** Why it isn't done now, although it is due; null where nothing is in its way. */
  const obstacleTo = ({ settings }: Job): string | null => {
    const { idle_minutes, on_power, quiet_hours } = settings;
    if (quiet_hours !== undefined && isInHours(new Date(now()), quiet_hours)) return `quiet hours, ${quiet_hours}`;
    if (deps.isBusy()) return "a conversation is at work";
    if (!machine) return null;
    if (on_power && machine.isOnBattery()) return "the computer runs on its battery";
    if (idle_minutes === 0) return null;
    if (machine.idleSeconds() < idle_minutes * 60) return "somebody is using the computer";
    return machine.load() > highLoad ? "the computer is busy" : null;
  };

  const write = (row: ScheduleRow) => {
    try {
      table.put(row);
    } catch (cause) {
      deps.report(toAppError(cause));
    }
  };

  const finish = (job: Job, row: ScheduleRow, { outcome, text }: TurnResult) => {
    write({ ...row, state: outcome, text });
    const isNews = job.prompt !== null || outcome === "failed" || hasNews(text);
    if (job.settings.result === "notify" && isNews && outcome !== "stopped")
      bus.publish({ channel: "heartbeat", chatId: job.name, content: text });
  };

  const promptOf = async ({ prompt }: Job) => prompt ?? heartbeatPrompt((await deps.heartbeatFile()) ?? "");

  /** `dueMs` is when it should have been done by itself; null where a person has it done. */
  const perform = async (job: Job, dueMs: number | null): Promise<{ finished: Promise<unknown> } | null> => {
    const before = rowOf(job);
    const row: ScheduleRow = { ...before, handledMs: now(), startedAtMs: now(), state: "running", text: "" };
    // written first: what is begun is never begun again, whatever happens meanwhile
    table.put(row);
    try {
      const prompt = await promptOf(job);
      if (prompt === null) {
        write({ ...row, startedAtMs: before.startedAtMs, state: "nothing", text: "HEARTBEAT.md says nothing to do" });
        return null;
      }
      const { place } = await sessionOf(job);
      const said = job.prompt === null ? { defaultResponse: allIsWell } : {};
      const metadata =
        dueMs !== null && now() - dueMs > late ? { "This was due": new Date(dueMs).toLocaleString() } : {};
      const options = { place, isAttended: dueMs === null, sendResponse: false, metadata, ...said };
      const received: Received = await bus.heartbeat(prompt, job.name, options);
      const finished = received.result.then((result) => finish(job, row, result));
      return { finished: finished.then(() => sessions.settled(received.sessionId)) };
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === "busy") write({ ...before, state: "waiting", text: "its own session is at work" });
      else finish(job, row, { outcome: "failed", text: error.message });
      throw error;
    }
  };

  /** One job, if it is due. */
  const attend = async (job: Job) => {
    const row = rowOf(job);
    const next = await nextTime(job.settings.cron, Math.min(row.handledMs, now()));
    if (isClosed || next === null || next > now()) return;
    const obstacle = obstacleTo(job);
    if (obstacle === null) await (await perform(job, next))?.finished;
    else if (row.state !== "waiting" || row.text !== obstacle) table.put({ ...row, state: "waiting", text: obstacle });
  };

  /** What is in the settings by now: a schedule that was just written needs no restart. */
  const currentJobs = (): readonly Job[] | null => {
    try {
      const jobs = deps.jobs();
      lastMistake = "";
      return jobs;
    } catch (cause) {
      const error = toAppError(cause);
      // it stays wrong until somebody mends it: once is enough
      if (error.message !== lastMistake) deps.report(error);
      lastMistake = error.message;
      return null;
    }
  };

  const checkAll = async () => {
    const jobs = currentJobs();
    if (jobs === null) return;
    for (const name of on.keys()) if (!jobs.some((job) => job.name === name && job.settings.enabled)) on.delete(name);
    for (const job of jobs) {
      if (isClosed) return;
      if (!job.settings.enabled) continue;
      if (on.get(job.name) === job.settings.cron) {
        // what goes wrong with one is written down with it, and keeps no other from being done
        await attend(job).catch(ignoreTold);
      } else welcome(job);
    }
  };

  /** What wasn't there, was switched off or had another time has missed nothing. */
  const welcome = (job: Job) => {
    write({ ...rowOf(job), handledMs: now() });
    on.set(job.name, job.settings.cron);
  };

  const ignoreTold = (cause: unknown) => {
    if (!(cause instanceof AppError)) deps.report(toAppError(cause));
  };

  const check = () => {
    checking ??= checkAll().finally(() => (checking = null));
    return checking;
  };

  return {
    list: async () => listJobs(deps.jobs(), table, now()),
    async sessionOf(name) {
      const job = find(name);
      return (await promptOf(job)) === null ? null : (await sessionOf(job)).id;
    },
    run: async (name) => perform(find(name), null),
    async begin(its) {
      machine = its;
      for (const job of currentJobs() ?? []) {
        const row = table.get(job.name);
        if (row?.state === "running") table.put({ ...row, state: "stopped", text: "Hearth was closed meanwhile" });
        if (row && job.settings.enabled) on.set(job.name, job.settings.cron);
        else welcome(job);
      }
      timer = setInterval(() => void check().catch((cause) => deps.report(toAppError(cause))), checkEveryMs);
      timer.unref();
      await check();
    },
    check,
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
