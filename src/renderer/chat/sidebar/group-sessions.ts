import type { SessionSummary } from "../../../shared/session.ts";
import { baseName } from "../../ui/format.ts";

/** The sessions of one folder, newest first. */
export type SessionGroup = { workspace: string; name: string; sessions: SessionSummary[] };

/** Sorts sessions, which come newest first, by folder: the folder that was worked in last comes first. */
export function groupSessions(sessions: readonly SessionSummary[]): SessionGroup[] {
  const groups = new Map<string, SessionGroup>();
  for (const session of sessions) {
    const { workspace } = session;
    const group = groups.get(workspace) ?? { workspace, name: baseName(workspace), sessions: [] };
    group.sessions.push(session);
    groups.set(workspace, group);
  }
  return [...groups.values()].map((group, _index, all) => {
    const isTwice = all.some((other) => other !== group && other.name === group.name);
    return isTwice ? { ...group, name: withParent(group.workspace) } : group;
  });
}

/** Two folders of one name are told apart by the folder they are in. */
function withParent(workspace: string): string {
  const parts = workspace.split(/[/\\]/).filter((part) => part !== "");
  return parts.slice(-2).join("/");
}
