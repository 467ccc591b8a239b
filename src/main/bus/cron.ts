/** The first time after `afterMs` that a pattern names, by this computer's clock; null where it never comes. */
export async function nextTime(cron: string, afterMs: number): Promise<number | null> {
  const { Cron } = await import("croner");
  return new Cron(cron, { mode: "5-part", paused: true }).nextRun(new Date(afterMs))?.getTime() ?? null;
}
