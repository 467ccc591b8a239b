import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import { withoutHidden } from "../../../shared/visible-controls.ts";
import { defineTool, type Tool } from "../../agent/tool.ts";
import type { TextFolder } from "../text-folder.ts";
import type { FoundSkill } from "./find-skills.ts";
import { skillCues } from "./wanted-skill.ts";

export const loadSkill = "load_skill";

/** A file of a skill may be so large, in bytes, and so much of it is told, in characters. */
const mostBytes = 1_000_000;
const mostCharacters = 24_000;
const mostFilesNamed = 40;

/** The tool that tells how something is done that a skill describes. None where there are no skills. */
export function loadSkillTool(skills: readonly FoundSkill[]): Tool[] {
  if (skills.length === 0) return [];
  const names = skills.map(({ name }) => name);
  const tool = defineTool({
    name: loadSkill,
    description: "read how a skill is done, before you do it",
    effect: "look",
    cues: skillCues(skills),
    input: z.object({
      name: z.enum(names).describe("the skill"),
      file: z.string().optional().describe("a file of the skill, where it names one"),
    }),
    sources: { name: "one-line", file: "one-line" },
    async plan({ name, file }) {
      const skill = skills.find((each) => each.name === name);
      if (!skill) throw new AppError("not-found", `There is no skill ${name}. There are: ${names.join(", ")}.`);
      const wanted = file?.trim() ?? "";
      return {
        title: wanted === "" ? `Load the skill ${name}` : `Read ${wanted} of the skill ${name}`,
        // what a skill says is told; what it may do is asked for when it is done
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run(signal) {
          return wanted === "" ? tellSkill(skill, signal) : tellFile(skill, wanted, signal);
        },
      };
    },
  });
  return [tool];
}

/** The files of a skill beside SKILL.md. */
export function loadSkillFiles(folder: TextFolder, signal: AbortSignal): Promise<string[]> {
  return filesOf(folder, ".", signal);
}

async function tellSkill({ name, body, folder }: FoundSkill, signal: AbortSignal): Promise<string> {
  const files = await loadSkillFiles(folder, signal);
  const named = files.slice(0, mostFilesNamed).join(", ");
  const more = files.length > mostFilesNamed ? ` and ${files.length - mostFilesNamed} more` : "";
  const end =
    files.length === 0 ? "" : `\n\n(Files of this skill, for ${loadSkill} with name ${name}: ${named}${more})`;
  return `Skill ${name}:\n${cut(body)}${end}`;
}

async function tellFile({ name, folder }: FoundSkill, file: string, signal: AbortSignal): Promise<string> {
  const text = await folder.read(file, mostBytes, signal);
  if (text !== null) return `${file} of the skill ${name}:\n${cut(withoutHidden(text).text)}`;
  const files = await loadSkillFiles(folder, signal);
  const there =
    files.length === 0 ? "It has no other files." : `There are: ${files.slice(0, mostFilesNamed).join(", ")}.`;
  throw new AppError("not-found", `The skill ${name} has no file ${file}. ${there}`);
}

/** The files beside SKILL.md, one level deep, as the format keeps them. */
async function filesOf(folder: TextFolder, path: string, signal: AbortSignal): Promise<string[]> {
  const { files, folders } = await folder.list(path, signal);
  const own = files.map((name) => (path === "." ? name : `${path}/${name}`)).filter((name) => name !== "SKILL.md");
  const inner = path === "." ? folders.map((name) => filesOf(folder, name, signal)) : [];
  return [...own, ...(await Promise.all(inner)).flat()];
}

function cut(text: string): string {
  if (text.length <= mostCharacters) return text;
  const shown = text.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, "");
  return `${shown}\n(Cut here: ${(text.length - shown.length).toLocaleString("en-US")} more characters.)`;
}
