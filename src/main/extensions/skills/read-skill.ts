import * as z from "zod";
import { readFrontMatter } from "../front-matter.ts";
import type { Skill } from "./skill.ts";

const mark = z.enum(["true", "false"]);
const words = z.union([z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean)), z.array(z.string())]);
const phrases = z.union([z.string().transform((text) => text.split(",")), z.array(z.string())]);

/** Fields that aren't known are other programs': they do no harm here. */
const format = z.object({
  name: z
    .string({ error: 'The front matter has no "name".' })
    .max(64, "A skill's name has at most 64 letters.")
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "A skill's name is small letters, digits and single hyphens."),
  description: z
    .string({ error: 'The front matter has no "description".' })
    .trim()
    .min(1, "The description is empty. Say what the skill does, and when it is to be used.")
    .max(1_024, "The description has more than 1,024 letters. Put the rest below the front matter."),
  license: z.string().optional(),
  "allowed-tools": words.optional(),
  inline: mark.optional(),
  triggers: phrases.optional(),
  metadata: z.record(z.string(), z.string(), { error: '"metadata" has names with a text each.' }).optional(),
});

/** What a `SKILL.md` says, or what is wrong with it, in a sentence for whoever wrote it. */
export function readSkill(text: string, folderName: string): Omit<Skill, "of" | "place"> | { mistake: string } {
  const found = readFrontMatter(text);
  if (!found)
    return { mistake: 'It begins with no front matter. Put "name" and "description" between lines of "---".' };
  if ("what" in found) return { mistake: `Line ${found.line}: ${found.what}` };
  const parsed = format.safeParse(found.fields);
  if (!parsed.success) return { mistake: parsed.error.issues.map(({ message }) => message).join(" ") };
  const { name, description, license, inline, metadata = {}, triggers } = parsed.data;
  if (name !== folderName) {
    return { mistake: `It is called "${name}", but its folder "${folderName}". Give both the same name.` };
  }
  if (found.body === "") return { mistake: "There is nothing below the front matter. Say there how it is done." };
  return {
    name,
    description,
    license: license ?? null,
    allowedTools: parsed.data["allowed-tools"] ?? [],
    metadata,
    isInline: (inline ?? metadata["inline"]) === "true",
    triggers: (triggers ?? metadata["triggers"]?.split(",") ?? []).map((phrase) => phrase.trim()).filter(Boolean),
    body: found.body,
  };
}
