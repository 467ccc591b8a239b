import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileText, WorkspaceView } from "../../../workspace-view.ts";
import { withCall } from "../../written/with-call.ts";

/** The files that these calls change, as they are afterwards; none where one of them doesn't fit. */
export async function textsAfter(calls: readonly Call[], view: WorkspaceView): Promise<FileText[]> {
  const after = new Map<string, string>();
  for (const call of calls) {
    const { path } = call.input;
    const before = typeof path === "string" ? (after.get(path) ?? (await view.text(path))) : null;
    const text = before === null ? null : withCall(before, call);
    if (typeof path !== "string" || text === null) return [];
    after.set(path, text);
  }
  return [...after].map(([path, text]) => ({ path, text }));
}
