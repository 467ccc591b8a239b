import { stringify } from "yaml";
import { toolGroupList } from "../../shared/tool-groups.ts";
import type { AgentProfile } from "../agent/profile.ts";

/** An agent as a file would say it: what can be read, can be copied. */
export function agentText(profile: AgentProfile): string {
  const { description, prefix, tools, inheritTools, role, effects, middleware, skills, reply, instructions } = profile;
  const options = {
    description,
    prefix,
    ...(tools.length > 0 ? { tools } : {}),
    ...(inheritTools ? { inherit_tools: true } : {}),
    model: role,
    ...(effects.length > 0 ? { effects } : {}),
    ...(middleware.length > 0 ? { middleware } : {}),
    ...(skills ? { skills } : {}),
    reply,
    ...(profile.maxIterations === null ? {} : { max_iterations: profile.maxIterations }),
    max_delegation_depth: profile.maxDelegationDepth,
  };
  return `---\n${stringify(options)}---\n${instructions === "" ? "" : `\n${instructions}\n`}`;
}

/** A file to begin an agent with: it works as it is, and says what else there is. */
export function newAgentText(name: string): string {
  return `---
# What ${name} is for. People choose by it, and so do other agents.
description: What ${name} is good at, in a sentence.
prefix: 🤖
# Tools, or groups of them: ${toolGroupList()}.
# Without this line it has all of them.
tools: [files]
# model: small               # large (the default) or small: which model of the settings it uses
# max_iterations: 16         # how often it may ask the model in a run
# max_delegation_depth: 2    # how many agents deep it may hand work on; 0: not at all
# inherit_tools: true        # as a helper it has its maker's tools as well
# skills: [NAME]             # only these; without this line all of them
# reply: message-tool        # it answers through the tool "message" only
---

You are ${name}. Write here what it should do, how, and what it should leave alone.
`;
}
