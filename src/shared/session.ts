import type { SessionView } from "./fold.ts";

/** A session as the list shows it. Times are in milliseconds since 1970; `updatedAtMs` orders the list. */
export type SessionSummary = {
  id: string;
  title: string;
  /** The folder it works in, with links resolved. */
  workspace: string;
  /** The model chosen for it; null for whatever is the default when it next runs. */
  modelId: string | null;
  /** The name of the profile of its agent. */
  profile: string;
  /** The session whose agent started this one; null for one that a person began. */
  parentId: string | null;
  /** Where it comes from, if it is a branch of another session. */
  branch: Branch | null;
  createdAtMs: number;
  updatedAtMs: number;
  activity: "idle" | "running" | "waiting" | "failed" | "interrupted";
};

/** The session that this one began as, and how many messages the two have in common. That one may be gone. */
export type Branch = { of: string; messages: number };

/** Where a branch leaves a conversation: before or behind a message, or behind so many requests and answers; null for its end. */
export type BranchPoint = { before: string } | { after: string } | number | null;

/** What a conversation can be written as, to be read elsewhere. */
export type ExportFormat = "md" | "json" | "html";

/** Where a session stands, and the order number of the last event that is in it. */
export type OpenedSession = { summary: SessionSummary; view: SessionView; order: number };
