import type { SessionView } from "../../../shared/fold.ts";
import { hiddenMessages } from "../../agent/compaction/conversation.ts";
import { AppError } from "../../../shared/error.ts";
import type { ToolSource } from "../agents/tool-sources.ts";
import { type Passage, recallTool } from "../../tools/recall.ts";
import { searchMessages } from "../../tools/search-messages.ts";

/**
 * `recall`: first in what the model doesn't see any more of its session, then in all others, where `elsewhere` looks. `viewOf` throws
 * `not-found` for a session that is yet to be.
 */
export function recallSource(
  viewOf: (sessionId: string) => SessionView,
  elsewhere: (words: string, sessionId: string, signal: AbortSignal) => Promise<readonly Passage[]>,
): ToolSource {
  return ({ sessionId }) => [
    recallTool(async (words, signal) => [
      ...searchMessages(hiddenIn(viewOf, sessionId), words),
      ...(await elsewhere(words, sessionId, signal)),
    ]),
  ];
}

function hiddenIn(viewOf: (sessionId: string) => SessionView, sessionId: string) {
  try {
    return hiddenMessages(viewOf(sessionId));
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "not-found") return [];
    throw cause;
  }
}
