import type { SessionSummary } from "../../shared/session.ts";
import type { SessionRow } from "../store/session-table.ts";

/** What the list shows of a stored session. A row that says it runs, where nobody runs it, was left so by a crash. */
export function summaryOf(row: SessionRow, isRunning: boolean): SessionSummary {
  const wasRunning = row.activity === "running" || row.activity === "waiting";
  return {
    ...row,
    title: row.title || "New session",
    activity: wasRunning && !isRunning ? "interrupted" : row.activity,
  };
}
