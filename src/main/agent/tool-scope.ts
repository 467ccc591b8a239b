import { toolsNamed } from "../../shared/tool-groups.ts";
import type { AgentProfile } from "./profile.ts";
import type { ToolSpec } from "./tool.ts";

/** The tools that an agent may use, by name. */
export type ToolScope = "all" | ReadonlySet<string>;

/**
 * What an agent may use: its own tools, never more than the agent may use that made it (`maker`; null where a person did). Where it
 * inherits, its maker's are added to its own, so that it has just these.
 */
export function scopeTools(
  { tools, inheritTools, reply }: Pick<AgentProfile, "tools" | "inheritTools" | "reply">,
  maker: ToolScope | null,
): ToolScope {
  if (maker === "all" && inheritTools) return "all";
  const own: ToolScope = tools.length === 0 ? "all" : toolsNamed(tools);
  const within = narrower(own, maker ?? "all", inheritTools);
  if (within === "all") return "all";
  // one tells how others are used, the other is how this agent answers: neither does anything else
  return new Set([...within, "more_tools", ...(reply === "message-tool" ? ["message"] : [])]);
}

function narrower(own: ToolScope, maker: ToolScope, inherits: boolean): ToolScope {
  if (maker === "all") return own;
  if (own === "all" || inherits) return maker;
  return new Set([...own].filter((tool) => maker.has(tool)));
}

/** Whether a tool of that name is within a scope. */
export function inScope(scope: ToolScope, tool: string): boolean {
  return scope === "all" || scope.has(tool);
}

/** The tools among these that are within a scope, in their order. */
export function scoped(specs: readonly ToolSpec[], scope: ToolScope): readonly ToolSpec[] {
  return specs.filter(({ name }) => inScope(scope, name));
}
