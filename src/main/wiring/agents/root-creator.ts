import { randomUUID } from "node:crypto";
import type { SessionSummary } from "../../../shared/session.ts";
import { type AgentCreator, openCreator } from "../../agent/agent-creator.ts";
import type { RunAgent } from "./agent-runs.ts";

/**
 * Makes agents that no other agent made. They work as in that session: in its folder, with its model where no other is named, and
 * with what was allowed there. What they say is theirs, and for whoever sends them a message.
 */
export function rootCreator(
  { id: sessionId, workspace, modelId: own }: Pick<SessionSummary, "id" | "workspace" | "modelId">,
  run: RunAgent,
): AgentCreator {
  return openCreator({
    depth: 0,
    modelId: own,
    newId: randomUUID,
    start: ({ tag, profile, modelId }, { history, takePrompts }, signal) =>
      run(
        {
          sessionId,
          runId: randomUUID(),
          agent: tag,
          profile,
          makerScope: null,
          workspace,
          modelId,
          history,
          talk: { conversation: tag.agentId, disk: "none", name: profile.name, priority: "user" },
          takePrompts,
        },
        signal,
      ),
  });
}
