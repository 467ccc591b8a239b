import type { SessionSummary } from "../../../shared/session.ts";

/** Another session that leaves this one, or that this one leaves, behind `after` messages. */
export type BranchLink = { after: number } & (
  | { kind: "from"; sessionId: string; title: string }
  | { kind: "to"; sessionId: string; title: string }
  /** The one that it comes from was deleted. */
  | { kind: "lost" }
);

/** Where a session and its branches part, as far as there are such. */
export function branchLinks(
  { id, branch }: Pick<SessionSummary, "id" | "branch">,
  sessions: readonly SessionSummary[],
): BranchLink[] {
  const origin = sessions.find((session) => session.id === branch?.of);
  const branches = sessions.flatMap((session): BranchLink[] =>
    session.branch?.of === id
      ? [{ kind: "to", after: session.branch.messages, sessionId: session.id, title: session.title }]
      : [],
  );
  if (!branch) return branches;
  const after = branch.messages;
  const from: BranchLink = origin
    ? { kind: "from", after, sessionId: origin.id, title: origin.title }
    : { kind: "lost", after };
  return [from, ...branches];
}
