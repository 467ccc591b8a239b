import type { AgentSettings } from "../../shared/agent-settings.ts";
import { type AgentProfile, defaultProfile } from "../agent/profile.ts";

/** The profile that settings describe. */
export function profileOf(name: string, settings: AgentSettings): AgentProfile {
  return {
    name,
    description: settings.description,
    prefix: settings.prefix,
    instructions: settings.instructions,
    tools: settings.tools,
    inheritTools: settings.inherit_tools,
    role: settings.model,
    effects: settings.effects ?? defaultProfile.effects,
    middleware: settings.middleware ?? defaultProfile.middleware,
    skills: settings.skills ?? null,
    reply: settings.reply,
    maxIterations: settings.max_iterations ?? null,
    maxDelegationDepth: settings.max_delegation_depth,
  };
}
