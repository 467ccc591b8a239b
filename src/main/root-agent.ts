import type { AgentTag } from "../shared/event.ts";

/** The agent that a session is a conversation with. */
export const rootAgent: AgentTag = { agentId: "root", depth: 0, name: "hearth", prefix: "🔥" };
