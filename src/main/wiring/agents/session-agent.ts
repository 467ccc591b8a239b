import { defaultAgent } from "../../../shared/agent.ts";
import { toAppError } from "../../../shared/error.ts";
import type { AgentProfile } from "../../agent/profile.ts";
import type { Agents } from "../../agents/agents.ts";

/**
 * The agent of a session. One that is no longer there is replaced by the usual one, with a notice for the person. One with a mistake
 * in its file isn't: it may have been set up to do less. Throws `invalid-input` then.
 */
export async function sessionAgent(
  agents: Agents,
  name: string,
  workspace: string,
): Promise<{ profile: AgentProfile; notice: string | null }> {
  try {
    return { profile: await agents.get(name, workspace), notice: null };
  } catch (cause) {
    if (toAppError(cause).code !== "not-found" || name === defaultAgent) throw cause;
    const notice = `The agent ${name} is no longer there, so ${defaultAgent} does this.`;
    return { profile: await agents.get(defaultAgent, workspace), notice };
  }
}

/** Those that an agent may hand work to, by name. A folder's own are for people to choose: what they say of themselves isn't trusted. */
export async function helpersIn(agents: Agents, workspace: string): Promise<AgentProfile[]> {
  const entries = await agents.list(workspace);
  return entries.flatMap((entry) => (entry.state === "ready" && entry.origin !== "folder" ? [entry.profile] : []));
}
