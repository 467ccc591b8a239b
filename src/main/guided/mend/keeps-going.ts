import type { KeptRun } from "./kept-runs.ts";

/** What works and has to go on doing so, with what it prints; null where that may change. */
export type Working = { command: string; printed: string | null };

/** What a command printed, with how it ended on the first line; null where it couldn't be run. */
type Run = (command: string) => Promise<string | null>;

/** What of the runs works now, and prints the same each time where that is to stay. */
export async function whatWorks(runs: readonly KeptRun[], run: Run): Promise<Working[]> {
  const working: Working[] = [];
  for (const { command, isSame } of runs) {
    const printed = await run(command);
    if (!printed?.startsWith("exit 0")) continue;
    if (!isSame) working.push({ command, printed: null });
    else if (printed === (await run(command))) working.push({ command, printed });
  }
  return working;
}

/** Whether all that worked still does. */
export async function keepsGoing(working: readonly Working[], run: Run): Promise<boolean> {
  for (const { command, printed } of working) {
    const outcome = await run(command);
    const isKept = printed === null ? outcome?.startsWith("exit 0") : outcome === printed;
    if (!isKept) return false;
  }
  return true;
}
