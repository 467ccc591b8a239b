import { createHash } from "node:crypto";
import type { Action } from "../../shared/permission.ts";

/** The sha256 (hex) that binds an answer to exactly these actions of this tool, whatever the order of their keys. */
export function hashActions(tool: string, actions: readonly Action[]): string {
  const canonical = actions.map((action) => Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash("sha256")
    .update(JSON.stringify([tool, canonical]))
    .digest("hex");
}
