import { createHash } from "node:crypto";
import path from "node:path";
import type { InstructionSource } from "../../../shared/instructions.ts";
import type { Listed, PromptParts } from "../../agent/prompt/prompt-parts.ts";
import { findBootstrapFiles } from "../../extensions/bootstrap-files.ts";
import { findCommands, type FoundCommands } from "../../extensions/commands/find-commands.ts";
import { findSkills, type FoundSkills } from "../../extensions/skills/find-skills.ts";
import { folderRules } from "../folders/folders.ts";
import type { Paths } from "../../paths.ts";
import type { ToolPlace } from "./tool-sources.ts";
import { openTextFolder } from "../folders/text-folder.ts";
import type { WorkspaceOptions } from "../../workspace/open-workspace.ts";

export type PromptSourcesDeps = {
  /** The user's own folder. */
  home: string;
  /** What stays shut in any folder that is worked in. */
  folderRules: WorkspaceOptions;
  /** The agents that work can be handed to. */
  agentsFor(place: ToolPlace): Promise<readonly Listed[]>;
};

/** What the user's folder and the one that is worked in have for an agent: how to work, skills, commands. */
export type PromptSources = {
  gather(place: ToolPlace, signal: AbortSignal): Promise<PromptParts>;
  /** Those that the place's agent may have. They are looked for once for each place. */
  skillsFor(place: ToolPlace, signal: AbortSignal): Promise<FoundSkills>;
  allSkills(workspace: string, signal: AbortSignal): Promise<FoundSkills>;
  commands(workspace: string, signal: AbortSignal): Promise<FoundCommands>;
};

/** Nothing is read before a run asks for it, so that Hearth starts as fast with hundreds of skills as with none. */
export function createPromptSources({ home, folderRules, agentsFor }: PromptSourcesDeps): PromptSources {
  const found = new WeakMap<ToolPlace, Promise<FoundSkills>>();
  const inHome = (name: string) => openTextFolder(path.join(home, name));
  const inWorkspace = (workspace: string) => openTextFolder(workspace, folderRules);

  const allSkills: PromptSources["allSkills"] = (workspace, signal) => {
    const folder = inWorkspace(workspace);
    return findSkills(
      [
        // what is the person's own can't be taken over by a folder
        { folder: inHome("skills"), of: "home" },
        { folder: folder.inner(".hearth/skills"), of: "folder" },
        { folder: folder.inner(".claude/skills"), of: "folder" },
      ],
      signal,
    );
  };

  const skillsFor: PromptSources["skillsFor"] = (place, signal) => {
    const known = found.get(place);
    if (known) return known;
    const { skills: allowed } = place.profile;
    const looking = allSkills(place.workspace, signal).then(({ skills, mistakes }) => ({
      skills: allowed === null ? skills : skills.filter(({ name }) => allowed.includes(name)),
      mistakes,
    }));
    found.set(place, looking);
    looking.catch(() => found.delete(place));
    return looking;
  };

  return {
    allSkills,
    skillsFor,
    commands: (workspace, signal) =>
      findCommands(
        [
          { folder: inHome("commands"), of: "home" },
          { folder: inWorkspace(workspace).inner(".hearth/commands"), of: "folder" },
        ],
        signal,
      ),
    async gather(place, signal) {
      const [{ files, notices }, { skills }, availableAgents] = await Promise.all([
        findBootstrapFiles(
          [
            { folder: openTextFolder(home), of: "home" },
            { folder: inWorkspace(place.workspace), of: "folder" },
          ],
          signal,
        ),
        skillsFor(place, signal),
        agentsFor(place),
      ]);
      const { name, description, instructions } = place.profile;
      const inline = skills.filter(({ isInline }) => isInline).map((skill) => ({ name: skill.name, text: skill.body }));
      const availableSkills = skills.filter(({ isInline }) => !isInline).map(listed);
      const sources: InstructionSource[] = [
        ...files.map((file) => ({ name: shownName(file), hash: hashOf(file.text) })),
        ...(skills.length > 0 ? [{ name: "the skills", hash: hashOf(JSON.stringify([inline, availableSkills])) }] : []),
        ...(instructions === "" ? [] : [{ name: `the prompt of ${name}`, hash: hashOf(instructions) }]),
      ];
      const profile = { name, description, instructions };
      return { profile, files, skills: inline, availableSkills, availableAgents, sources, notices };
    },
  };
}

/** The same without what only a run has: for whoever looks what there is. */
export function promptSourcesFor(paths: Pick<Paths, "home" | "models">): Omit<PromptSources, "gather"> {
  const rules = folderRules([paths.home, paths.models]);
  return createPromptSources({
    home: paths.home,
    folderRules: rules,
    agentsFor: async () => [],
  });
}

function listed({ name, description }: Listed): Listed {
  return { name, description };
}

/** The person's own AGENTS.md isn't the folder's. */
function shownName({ name, of }: PromptParts["files"][number]): string {
  return of === "home" ? `your ${name}` : name;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
