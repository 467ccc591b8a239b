import { AppError } from "../../shared/error.ts";
import type { AgentProfile } from "../agent/profile.ts";
import { scopeTools } from "../agent/tool-scope.ts";
import { toolsNamed } from "../../shared/tool-groups.ts";

/** What no agent of a folder may exceed: the agent that is talked to otherwise, and the steps that the settings allow. */
export type Ceiling = { profile: AgentProfile; maxIterations: number };

/**
 * An agent of a folder within what the person has granted: it may have fewer tools and steps, never more. Throws `invalid-input`
 * where nothing is left of its tools, since none would mean all of them.
 */
export function narrow(profile: AgentProfile, file: string, ceiling: Ceiling): AgentProfile {
  const granted = scopeTools(ceiling.profile, null);
  const own = profile.tools.length === 0 ? ceiling.profile.tools : [...toolsNamed(profile.tools)];
  const tools = granted === "all" ? own : [...toolsNamed(own)].filter((tool) => granted.has(tool));
  if (tools.length === 0 && profile.tools.length > 0) {
    throw new AppError(
      "invalid-input",
      `${file}: ${ceiling.profile.name} has none of its tools, and an agent of a folder can't have others.`,
    );
  }
  return {
    ...profile,
    tools,
    maxIterations: Math.min(profile.maxIterations ?? ceiling.maxIterations, ceiling.maxIterations),
    maxDelegationDepth: Math.min(profile.maxDelegationDepth, ceiling.profile.maxDelegationDepth),
  };
}
