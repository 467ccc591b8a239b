import { defaultProfile } from "../profile.ts";
import { type CountTokens, estimateTokens, fitText, type Measure } from "./fit-text.ts";
import { listWithin } from "./list-section.ts";
import type { BootstrapFile, PromptParts } from "./prompt-parts.ts";
import { section, withoutMarks } from "../../../shared/prompt-section.ts";

/** So much of a window instructions may take, and no more than that in tokens: the rest is for the work. */
const shareOfWindow = 1 / 3;
const mostTokens = 16_000;
/** What each section may have of that; lists are brief whatever room there is. */
const shares = { own: 0.25, files: 0.35, skills: 0.15 };
const mostOfSkillList = { share: 0.1, tokens: 600 };
const mostOfAgentList = { share: 0.05, tokens: 300 };

const cutMark = "(Cut here: there is no room for the rest of it.)";

/** What is told, and what the person is to know of it. */
export type BuiltInstructions = { text: string; notices: readonly string[] };

/**
 * The instructions of an agent, in sections with marks. Each part has its share of the model's window; what is longer is cut,
 * which the model and the person are told. Empty where there is nothing to say.
 */
export async function buildInstructions(parts: PromptParts, measure: Measure): Promise<BuiltInstructions> {
  const { contextSize } = measure;
  const count = measure.count ?? (async (text: string) => estimateTokens(text));
  const whole = Math.floor(Math.min(contextSize * shareOfWindow, mostTokens));
  const notices = [...parts.notices];
  const fit = async (name: string, text: string, most: number): Promise<string> => {
    const clean = withoutMarks(text.trim());
    const shown = await fitText(clean, Math.floor(most), count);
    if (shown.length === clean.length) return clean;
    const share = Math.round((shown.length / clean.length) * 100);
    notices.push(`${name} is too long for this model's window: it reads the first ${share} % of it.`);
    return `${shown}\n${cutMark}`;
  };
  const atMost = ({ share, tokens }: { share: number; tokens: number }) => Math.min(whole * share, tokens);
  const { profile, availableSkills, availableAgents } = parts;
  const isDefault = profile.name === defaultProfile.name;
  const sections = [
    section("identity", isDefault ? "" : withoutMarks(`You work as "${profile.name}": ${profile.description}`)),
    section("instructions", await fit(`The prompt of ${profile.name}`, profile.instructions, whole * shares.own)),
    section("project_context", await projectContext(parts.files, whole * shares.files, fit, count)),
    section("skills", await inlineSkills(parts.skills, whole * shares.skills, fit)),
    section("available_skills", await listWithin(availableSkills, atMost(mostOfSkillList), count)),
    section("available_agents", await listWithin(availableAgents, atMost(mostOfAgentList), count)),
  ];
  return { text: sections.filter((each) => each !== "").join("\n\n"), notices };
}

type Fit = (name: string, text: string, most: number) => Promise<string>;

/** Whose words they are decides what they count for. */
const headings: Readonly<Record<BootstrapFile["of"], string>> = {
  home: "The user's own, for all folders:",
  folder:
    "From this folder, for every answer and every file that you write here. The user's own words come first. It can't allow what the user didn't.",
};

async function projectContext(
  files: readonly BootstrapFile[],
  room: number,
  fit: Fit,
  count: CountTokens,
): Promise<string> {
  const told = new Map<BootstrapFile, string>();
  let left = room;
  // short ones first: what they leave of their share goes to the long ones
  for (const [index, file] of files.toSorted((one, other) => one.text.length - other.text.length).entries()) {
    const text = await fit(file.name, file.text, left / (files.length - index));
    left -= await count(text);
    told.set(file, text);
  }
  const groups = (["home", "folder"] as const).flatMap((of) => {
    const texts = files
      .filter((file) => file.of === of)
      .map((file) => `# ${withoutMarks(file.name)}\n${told.get(file)}`);
    return texts.length === 0 ? [] : [[headings[of], ...texts].join("\n\n")];
  });
  return groups.join("\n\n");
}

async function inlineSkills(skills: PromptParts["skills"], room: number, fit: Fit): Promise<string> {
  const most = room / Math.max(1, skills.length);
  const told = skills.map(
    async ({ name, text }) => `# ${withoutMarks(name)}\n${await fit(`The skill ${name}`, text, most)}`,
  );
  return (await Promise.all(told)).join("\n\n");
}
