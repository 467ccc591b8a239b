import type { AgentProfile } from "../../agent/profile.ts";
import type { ToolScope } from "../../agent/tool-scope.ts";
import type { Tool } from "../../agent/tool.ts";

/** Whose tools they are: one run of an agent in one session, which may use those in its scope. */
export type ToolPlace = { sessionId: string; workspace: string; profile: AgentProfile; scope: ToolScope };

/** Tools beside those that work in the folder: of the memory, of other agents, of the session itself. */
export type ToolSource = (place: ToolPlace) => readonly Tool[] | Promise<readonly Tool[]>;

/** All that these sources have for a run, in their order. */
export async function toolsFrom(sources: readonly ToolSource[], place: ToolPlace): Promise<Tool[]> {
  return (await Promise.all(sources.map(async (source) => source(place)))).flat();
}
