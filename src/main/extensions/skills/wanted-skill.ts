import type { Skill } from "./skill.ts";

/** So many words of a description must be in a request for the skill to be meant, where its name isn't there. */
const wordsThatAgree = 3;
const shortestWord = 4;

/** Words that say nothing of what a thing is for. */
const common = new Set(
  "this that these those with from into when what where which while your them they have will shall should would could used uses using user users skill skills file files folder make makes write writes please about then there here also some more each every over after before".split(
    " ",
  ),
);

type Known = Pick<Skill, "name" | "description" | "triggers">;

/** The skill that a request is clearly for: it names it, or one of its triggers, or says much of what the description says. Null for none, or for several. */
export function wantedSkill<Each extends Known>(request: string, skills: readonly Each[]): Each | null {
  const text = ` ${plain(request)} `;
  const named = skills.filter(({ name, triggers }) =>
    [name, ...triggers].some((phrase) => text.includes(` ${plain(phrase)} `)),
  );
  if (named.length > 0) return only(longest(named));
  const said = new Set(wordsOf(request));
  const scores = skills.map((skill) => ({ skill, score: sharedWords(skill, said) }));
  const best = Math.max(0, ...scores.map(({ score }) => score));
  return best < wordsThatAgree ? null : only(scores.filter(({ score }) => score === best).map(({ skill }) => skill));
}

/** Words of requests that call for the loading of skills: "skill", and what the skills are called. */
export function skillCues(skills: readonly Known[]): string[] {
  const names = skills.flatMap(({ name, triggers }) => [name, ...triggers].map(plain));
  return [...new Set(["skill", "skills", "スキル", ...names])];
}

/** Of `notes` and `release-notes` the second is meant where both are named. */
function longest<Each extends Known>(named: readonly Each[]): Each[] {
  return named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)));
}

function only<Each>(found: readonly Each[]): Each | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

function sharedWords({ name, description }: Known, said: ReadonlySet<string>): number {
  return new Set(wordsOf(`${name} ${description}`).filter((word) => said.has(word))).size;
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(" ")
    .filter((word) => word.length >= shortestWord && !common.has(word))
    .map((word) => word.replace(/(?:ing|ed|s)$/, "").replace(/e$/, ""));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
