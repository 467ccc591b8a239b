import { createRequire } from "node:module";
import type { Settings } from "../../shared/settings.ts";

type Mistake = { path: string[]; message: string };

/** What is wrong with the times of what is done by itself. The library is loaded where there are any. */
export function cronMistakes({ heartbeat, schedule }: Pick<Settings, "heartbeat" | "schedule">): Mistake[] {
  const all = [
    ...(heartbeat.enabled ? [{ path: ["heartbeat", "cron"], cron: heartbeat.cron }] : []),
    ...Object.entries(schedule).map(([name, { cron }]) => ({ path: ["schedule", name, "cron"], cron })),
  ];
  return all.flatMap(({ path, cron }) => {
    const message = mistakeIn(cron);
    return message === null ? [] : [{ path, message }];
  });
}

function mistakeIn(cron: string): string | null {
  // settings are read at once, and most have no times in them
  const { Cron } = createRequire(import.meta.url)("croner") as typeof import("croner"); // as its package says
  try {
    return new Cron(cron, { mode: "5-part", paused: true }).nextRun() ? null : `"${cron}" is a time that never comes.`;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.replace(/^CronPattern: /, "") : String(cause);
    return `"${cron}" is no time (${why}). Write minute, hour, day, month and weekday, as in "0 8 * * 1-5".`;
  }
}
