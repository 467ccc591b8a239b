import type { Answer, PermissionRequest } from "../../shared/permission.ts";

/** Decides what may happen. The loop asks it once for each plan, and nothing acts without its word. */
export type Gate = {
  /** What the rules say of it: a denial wins over everything, and silence means ask. */
  check(request: PermissionRequest, sessionId: string): Verdict;
  /** Waits for the person. Resolves with `deny` when the signal aborts; the first answer counts. */
  ask(request: PermissionRequest, sessionId: string, signal: AbortSignal): Promise<Answer>;
};

export type Verdict = { type: "allow" } | { type: "ask" } | { type: "deny"; reason: string };
