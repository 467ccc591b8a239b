import type { Action } from "../../shared/permission.ts";

/**
 * What "the same again" means: the same file, whatever is in it by then, or to the letter the same command in the same
 * folder under the same confinement. Nothing is trimmed or folded: what looks alike is another thing.
 */
export function identityOf(action: Action): string {
  switch (action.kind) {
    case "read":
    case "write":
      return JSON.stringify([action.kind, action.path]);
    case "run":
      return JSON.stringify([action.kind, action.command, action.argv, action.cwd, action.confinement]);
    case "send":
      // the conversation goes on with whom it was begun: the same provider, model and computer
      return JSON.stringify([action.kind, action.provider, action.model, action.host]);
    default:
      return action satisfies never;
  }
}
