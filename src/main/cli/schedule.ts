import { type ScheduleView, scheduleStates } from "../../shared/schedule.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { jobsOf, listJobs } from "../bus/jobs.ts";
import { readConfigFile } from "../store/config-file.ts";
import { openStoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { runTurn } from "./run-turn.ts";
import { table } from "./table.ts";

/** `hearth schedule …`: what is done at set times, when, and what came of it; or one of them, now. */
export async function schedule(
  command: Extract<Command, { name: `schedule-${string}` }>,
  world: CliWorld,
): Promise<number> {
  switch (command.name) {
    case "schedule-list":
      return list(world);
    case "schedule-run":
      return run(command.schedule, world);
    default:
      return command satisfies never;
  }
}

/** Reads beside whoever owns the store. */
async function list({ terminal, paths }: CliWorld): Promise<number> {
  const jobs = jobsOf(readConfigFile(paths.config));
  const store = openStoreReader({ sqlite: await loadSqlite(), folder: paths.home, migrations: paths.migrations });
  try {
    const views = await listJobs(jobs, store.schedules, Date.now());
    terminal.out(visibleControls(table(views.map(toRow))));
    terminal.err("They are done while Hearth's window is open. To do one now: hearth schedule run NAME\n");
    return exitStatus.done;
  } finally {
    store.close();
  }
}

async function run(name: string, { terminal, paths, signal, startRuntime }: CliWorld): Promise<number> {
  const mode = terminal.ask ? "ask" : "deny";
  const runtime = await startRuntime({
    paths,
    permission: mode,
    cloud: mode,
    keepsHistory: true,
    isAttended: terminal.ask !== null,
    maxSteps: null,
    owner: "command line",
  });
  try {
    const sessionId = await runtime.schedules.sessionOf(name);
    if (sessionId === null) {
      terminal.err(`${paths.home} has no HEARTBEAT.md that says what to look at, so there is nothing to do.\n`);
      return exitStatus.done;
    }
    let finished: Promise<unknown> = Promise.resolve();
    const send = async () => {
      finished = (await runtime.schedules.run(name))?.finished ?? finished;
    };
    const status = await runTurn(runtime, sessionId, send, { terminal, json: false }, signal);
    await finished;
    return status;
  } finally {
    await runtime.close();
  }
}

function toRow(view: ScheduleView): string[] {
  const { name, cron, startedAtMs, state, text } = view;
  // what waits, or had nothing to do, isn't what was begun then
  const wasBegun = state !== "waiting" && state !== "nothing" && startedAtMs !== null;
  const last = wasBegun ? ` ${timeWords(startedAtMs)}` : "";
  const [line = ""] = text.split("\n");
  return [name, cron, nextWords(view), `${scheduleStates[state]}${last}${line === "" ? "" : `: ${line}`}`];
}

function nextWords({ isOn, nextAtMs }: ScheduleView): string {
  if (!isOn) return "off";
  return nextAtMs === null ? "never" : `next ${timeWords(nextAtMs)}`;
}

/** By this computer's clock, which is the one that schedules mean. */
function timeWords(atMs: number): string {
  const at = new Date(atMs);
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
