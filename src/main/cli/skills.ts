import { AppError } from "../../shared/error.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { loadSkillFiles } from "../extensions/skills/load-skill.ts";
import type { FoundSkill } from "../extensions/skills/find-skills.ts";
import { promptSourcesFor } from "../wiring/agents/prompt-sources.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";
import { paint } from "./terminal.ts";

/** `hearth skills …`: the skills of the user and of a folder. What can't be used is told on stderr, with what to do. */
export async function skills(
  command: Extract<Command, { name: `skills-${string}` }>,
  { terminal, paths, signal }: CliWorld,
): Promise<number> {
  const found = await promptSourcesFor(paths).allSkills(command.workspace, signal);
  if (command.name === "skills-show") {
    const skill = found.skills.find(({ name }) => name === command.skill);
    if (!skill) throw notThere(command.skill, found.skills, found.mistakes);
    terminal.out(await describe(skill, signal));
    return exitStatus.done;
  }
  if (found.skills.length === 0)
    terminal.out("There are no skills here yet. docs/agents-and-skills.md says how to write one.\n");
  else terminal.out(table(found.skills.map(toRow)));
  for (const { place, what } of found.mistakes)
    terminal.err(`${paint(terminal, "yellow", "!")} ${visibleControls(`${place}: ${what}`)}\n`);
  return exitStatus.done;
}

function toRow({ name, of, isInline, description }: FoundSkill): string[] {
  return [
    name,
    of === "home" ? "yours" : "this folder's",
    isInline ? "always told" : "loaded",
    visibleControls(description),
  ];
}

async function describe(skill: FoundSkill, signal: AbortSignal): Promise<string> {
  const { name, description, license, allowedTools, body, place, folder } = skill;
  const files = await loadSkillFiles(folder, signal);
  const facts = [
    ["Name", name],
    ["For", description],
    ["In", place],
    ...(license === null ? [] : [["License", license]]),
    // what its author asks for is no permission
    ...(allowedTools.length === 0 ? [] : [["Asks for", allowedTools.join(", ")]]),
    ...(files.length === 0 ? [] : [["Files", files.join(", ")]]),
  ];
  return visibleControls(`${table(facts)}\n${body}\n`);
}

function notThere(
  name: string,
  found: readonly FoundSkill[],
  mistakes: readonly { place: string; what: string }[],
): AppError {
  const mistake = mistakes.find(({ place }) => place.endsWith(`/${name}`));
  if (mistake) return new AppError("invalid-input", `${mistake.place} can't be used. ${mistake.what}`);
  const there =
    found.length === 0 ? "There are none here." : `There are: ${found.map((each) => each.name).join(", ")}.`;
  return new AppError("not-found", `There is no skill "${name}". ${there}`);
}
