import type { AgentTag } from "../../../shared/event.ts";
import { type AgentProfile, defaultProfile } from "../../agent/profile.ts";

/** The agent that a session is a conversation with. */
export function rootAgentOf({ name, prefix }: Pick<AgentProfile, "name" | "prefix">): AgentTag {
  return { agentId: "root", depth: 0, name, prefix };
}

/** The one where no profile was chosen. */
export const rootAgent = rootAgentOf(defaultProfile);
