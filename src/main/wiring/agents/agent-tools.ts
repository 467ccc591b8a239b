import { loadSkillTool } from "../../extensions/skills/load-skill.ts";
import { withSkills } from "../../extensions/skills/with-skills.ts";
import type { AgentTools, FolderTools } from "../folders/folder-tools.ts";
import type { PromptSources } from "./prompt-sources.ts";
import { type ToolPlace, type ToolSource, toolsFrom } from "./tool-sources.ts";

/** What the agent of a session has to work with: the tools of its folder, its skills, and what else there is for it. */
export function agentTools(
  folders: (folder: string) => Promise<FolderTools>,
  sources: readonly ToolSource[],
  prompt: Pick<PromptSources, "skillsFor">,
): (place: ToolPlace) => Promise<AgentTools> {
  return async (place) => {
    const [folder, others, { skills }] = await Promise.all([
      folders(place.workspace),
      toolsFrom(sources, place),
      prompt.skillsFor(place, new AbortController().signal),
    ]);
    const { tools, guide } = folder.with([...loadSkillTool(skills), ...others], place.scope);
    return { tools, guide: withSkills(guide, skills) };
  };
}
