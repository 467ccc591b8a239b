import type { SessionSummary } from "../../../shared/session.ts";
import { baseName } from "../../ui/format.ts";

/** The sessions of one folder, newest first; those that an agent started stand behind the session that it worked in. */
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
  return [...groups.values()].map(behindParents).map((group, _index, all) => {
    const isTwice = all.some((other) => other !== group && other.name === group.name);
    return isTwice ? { ...group, name: withParent(group.workspace) } : group;
  });
}

function behindParents(group: SessionGroup): SessionGroup {
  const ids = new Set(group.sessions.map(({ id }) => id));
  const isOwn = ({ parentId }: SessionSummary) => parentId === null || !ids.has(parentId);
  const withChildren = (session: SessionSummary): SessionSummary[] => [
    session,
    ...group.sessions.filter(({ parentId }) => parentId === session.id).flatMap(withChildren),
  ];
  return { ...group, sessions: group.sessions.filter(isOwn).flatMap(withChildren) };
}

/** Two folders of one name are told apart by the folder they are in. */
function withParent(workspace: string): string {
  const parts = workspace.split(/[/\\]/).filter((part) => part !== "");
  return parts.slice(-2).join("/");
}
