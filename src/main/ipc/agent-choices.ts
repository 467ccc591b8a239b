import type { AgentChoice } from "../../shared/agent.ts";
import type { AgentService } from "./services.ts";

/** The agents that can be chosen in a folder, and those that can't for a mistake, by name. */
export async function agentChoices(
  agents: Pick<AgentService, "list">,
  workspace: string | null,
): Promise<AgentChoice[]> {
  return (await agents.list(workspace)).map((entry): AgentChoice => {
    const { name, origin } = entry;
    if (entry.state === "broken") return { name, origin, state: "broken", mistake: entry.mistake };
    const { description, prefix, role } = entry.profile;
    return { name, origin, state: "ready", description, prefix, role };
  });
}
