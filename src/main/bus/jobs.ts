import { homedir } from "node:os";
import path from "node:path";
import type { ScheduleView } from "../../shared/schedule.ts";
import { heartbeatName, type UnattendedSettings } from "../../shared/schedule-settings.ts";
import type { Settings } from "../../shared/settings.ts";
import type { ScheduleTable } from "../store/schedule-table.ts";
import { nextTime } from "./cron.ts";

/** Something that is done at set times. */
export type Job = {
  name: string;
  /** What the session is called that it is done in. */
  title: string;
  settings: UnattendedSettings;
  workspace: string;
  /** The request; null for what HEARTBEAT.md says. */
  prompt: string | null;
};

/** The heartbeat and the schedules of the settings, by name. */
export function jobsOf({ heartbeat, schedule }: Pick<Settings, "heartbeat" | "schedule">): Job[] {
  const own: Job = {
    name: heartbeatName,
    title: "Heartbeat",
    settings: heartbeat,
    workspace: wholePath(heartbeat.workspace),
    prompt: null,
  };
  const others = Object.entries(schedule).map(([name, { prompt, ...settings }]): Job => ({
    name,
    title: `Schedule: ${name}`,
    settings,
    workspace: wholePath(settings.workspace),
    prompt,
  }));
  return [own, ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** When each is due next, and what came of it last. */
export async function listJobs(
  jobs: readonly Job[],
  table: Pick<ScheduleTable, "get">,
  nowMs: number,
): Promise<ScheduleView[]> {
  return Promise.all(
    jobs.map(async ({ name, settings: { cron, enabled } }) => {
      const row = table.get(name);
      const { startedAtMs = null, state = "new", text = "" } = row ?? {};
      const nextAtMs = enabled ? await nextTime(cron, row ? Math.min(row.handledMs, nowMs) : nowMs) : null;
      return { name, cron, isOn: enabled, nextAtMs, startedAtMs, state, text };
    }),
  );
}

function wholePath(folder = "~"): string {
  return /^~(?:[/\\]|$)/.test(folder) ? path.join(homedir(), folder.slice(1)) : path.resolve(folder);
}
