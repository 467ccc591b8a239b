import { toAppError } from "../../../shared/error.ts";
import { withoutHidden } from "../../../shared/visible-controls.ts";
import type { FoundPlace } from "../found-place.ts";
import type { TextFolder } from "../text-folder.ts";
import { readSkill } from "./read-skill.ts";
import type { Mistake, Skill } from "./skill.ts";

/** So large a `SKILL.md` may be, in bytes: what is longer belongs into files beside it. */
const mostBytes = 100_000;

/** A skill with the folder that its files are read from. */
export type FoundSkill = Skill & { folder: TextFolder };

export type FoundSkills = { skills: readonly FoundSkill[]; mistakes: readonly Mistake[] };

/** All skills of these places, by name; where two have the same, the first place's counts. What can't be used is named, and stops nothing. */
export async function findSkills(places: readonly FoundPlace[], signal: AbortSignal): Promise<FoundSkills> {
  const found = (await Promise.all(places.map((place) => lookIn(place, signal)))).flat();
  const skills = new Map<string, FoundSkill>();
  const mistakes: Mistake[] = [];
  for (const each of found) {
    const taken = "what" in each ? undefined : skills.get(each.name);
    if ("what" in each) mistakes.push(each);
    else if (taken)
      mistakes.push({ place: each.place, what: `There is a skill "${each.name}" in ${taken.place}, which counts.` });
    else skills.set(each.name, each);
  }
  return { skills: [...skills.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)), mistakes };
}

async function lookIn({ folder, of }: FoundPlace, signal: AbortSignal): Promise<(FoundSkill | Mistake)[]> {
  try {
    const { folders } = await folder.list(".", signal);
    const found = folders.toSorted().map((name) => readIn(folder.inner(name), name, of, signal));
    return (await Promise.all(found)).flatMap((each) => each ?? []);
  } catch (cause) {
    signal.throwIfAborted();
    return [{ place: folder.shown, what: toAppError(cause).message }];
  }
}

async function readIn(
  folder: TextFolder,
  name: string,
  of: Skill["of"],
  signal: AbortSignal,
): Promise<FoundSkill | Mistake | null> {
  const place = folder.shown;
  try {
    const text = await folder.read("SKILL.md", mostBytes, signal);
    if (text === null) return { place, what: "There is no SKILL.md in it." };
    const skill = readSkill(withoutHidden(text).text, name);
    return "mistake" in skill ? { place, what: skill.mistake } : { ...skill, of, place, folder };
  } catch (cause) {
    signal.throwIfAborted();
    return { place, what: toAppError(cause).message };
  }
}
