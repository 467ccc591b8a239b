/** The sections that instructions are made of, in their order: what changes least stands first. */
export const sectionNames = [
  "identity",
  "instructions",
  "project_context",
  "skills",
  "available_skills",
  "available_agents",
] as const;

export type SectionName = (typeof sectionNames)[number];

/** A section with its marks; nothing where there is nothing in it. */
export function section(name: SectionName, text: string): string {
  return text.trim() === "" ? "" : `<${name}>\n${text.trim()}\n</${name}>`;
}

const marks = new RegExp(`<(?=/?(?:${sectionNames.join("|")})\\b)`, "gi");

/** A text that can't end its section, nor begin another: what a file says stays what a file says. */
export function withoutMarks(text: string): string {
  return text.replace(marks, "‹");
}

/** What instructions say in these sections, marks included. */
export function sectionsOf(instructions: string, names: readonly SectionName[]): string {
  return names.flatMap((name) => new RegExp(`<${name}>\n[^]*?\n</${name}>`).exec(instructions)?.[0] ?? []).join("\n\n");
}
