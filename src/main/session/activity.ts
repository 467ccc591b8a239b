import type { SessionView } from "../../shared/fold.ts";
import type { SessionSummary } from "../../shared/session.ts";

/** Where a session stands, in one word for the list. */
export function activityOf({ run, requests, questions }: SessionView): SessionSummary["activity"] {
  switch (run.status) {
    case "running":
      return requests.length + questions.length > 0 ? "waiting" : "running";
    case "failed":
      return "failed";
    case "idle":
      return run.last === "interrupted" ? "interrupted" : "idle";
    default:
      return run satisfies never;
  }
}
