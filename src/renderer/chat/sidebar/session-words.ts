import type { SessionSummary } from "../../../shared/session.ts";
import { formatAgo } from "../../ui/format.ts";

/** How a session stands, in a few words for the list. */
export function sessionWords(
  session: SessionSummary,
  nowMs: number,
): { text: string; tone: "plain" | "wait" | "busy" | "bad" } {
  const ago = formatAgo(session.updatedAtMs, nowMs);
  switch (session.activity) {
    case "running":
      return { text: "running", tone: "busy" };
    case "waiting":
      return { text: "waits for you", tone: "wait" };
    case "failed":
      return { text: `failed · ${ago}`, tone: "bad" };
    case "interrupted":
      return { text: `interrupted · ${ago}`, tone: "wait" };
    case "idle":
      return { text: ago, tone: "plain" };
    default:
      return session.activity satisfies never;
  }
}
