import type { Mistake } from "../../extensions/skills/skill.ts";

/** What an agent starts with, by name, and what was meant to be there and can't be used. */
export type StartInfo = { tools: readonly string[]; skills: readonly string[]; mistakes: readonly Mistake[] };

const namesShown = 12;

/** The same in words, for a greeting. */
export function startWords({ tools, skills }: StartInfo): string {
  return [counted(tools, "tool"), counted(skills, "skill")].join(", ");
}

function counted(names: readonly string[], what: string): string {
  const more = names.length > namesShown ? ", …" : "";
  const shown = names.length === 0 ? "" : ` (${names.slice(0, namesShown).join(", ")}${more})`;
  return `${names.length} ${what}${names.length === 1 ? "" : "s"}${shown}`;
}
