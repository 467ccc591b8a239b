import type { SessionRow } from "../../src/main/store/session-table.ts";

/** A session as it stands in the store, with nothing special about it. */
export function sessionRow(id: string, about: Partial<SessionRow> = {}): SessionRow {
  return {
    id,
    title: null,
    workspace: "/w",
    modelId: null,
    profile: "hearth",
    parentId: null,
    branch: null,
    createdAtMs: 1,
    updatedAtMs: 1,
    activity: "idle",
    ...about,
  };
}
