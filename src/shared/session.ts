import type { SessionView } from "./fold.ts";

/** A session as the list shows it. Times are in milliseconds since 1970; `updatedAtMs` orders the list. */
export type SessionSummary = {
  id: string;
  title: string;
  /** The folder it works in, with links resolved. */
  workspace: string;
  /** The model chosen for it; null for whatever is the default when it next runs. */
  modelId: string | null;
  createdAtMs: number;
  updatedAtMs: number;
  activity: "idle" | "running" | "waiting" | "failed" | "interrupted";
};

/** Where a session stands, and the order number of the last event that is in it. */
export type OpenedSession = { summary: SessionSummary; view: SessionView; order: number };
