/**
 * Tools by what they are for: how settings name several at once. A tool that stands in none can't be named there, and an agent
 * that has only some tools doesn't have it.
 */
export const toolGroups: Readonly<Record<string, readonly string[]>> = {
  files: ["view", "ls", "glob", "grep"],
  changes: ["write", "edit"],
  commands: ["bash"],
  memory: ["remember", "forget", "change_memory", "read_memory", "search_memory", "recall"],
  agents: ["list_agents", "delegate_to_agent", "spawn_agents", "start_agent"],
  session: ["ask_user", "todo"],
  skills: ["load_skill"],
};

/** The tools that these names of tools and groups stand for, each once. */
export function toolsNamed(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => (Object.hasOwn(toolGroups, name) ? (toolGroups[name] ?? []) : [name])));
}

/** True for a tool, and for a group of them. */
export function isToolOrGroup(name: string): boolean {
  return Object.entries(toolGroups).some(([group, tools]) => group === name || tools.includes(name));
}

/** All that may be named, for who named something else: `files (view, ls), commands (bash)`. */
export function toolGroupList(): string {
  return Object.entries(toolGroups)
    .map(([group, tools]) => `${group} (${tools.join(", ")})`)
    .join(", ");
}
