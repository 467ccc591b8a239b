/** Something that instructions were made of, and the hash of what it said then. */
export type InstructionSource = { name: string; hash: string };

/**
 * What an agent is told behind what all agents are told: its own prompt, the files of the folder, skills. They are fixed when a
 * conversation begins, until it is summarised: a model reads what comes behind a change again.
 */
export type Instructions = {
  /** The name of the profile that they are for. */
  profile: string;
  text: string;
  /** What they were made of. */
  sources: readonly InstructionSource[];
  /** The message that the model's view of the conversation began with behind its summary; missing where there was none. */
  fromId?: string;
};

/** The names of what is other now than it was: changed, new or gone. */
export function changedSources(before: readonly InstructionSource[], now: readonly InstructionSource[]): string[] {
  const differs = (one: readonly InstructionSource[], other: readonly InstructionSource[]) =>
    one.filter(({ name, hash }) => !other.some((each) => each.name === name && each.hash === hash));
  return [...new Set([...differs(now, before), ...differs(before, now)].map(({ name }) => name))];
}

/** That something has changed, for the person. */
export function outdatedNote(changed: readonly string[]): string {
  const verb = changed.length === 1 ? "has" : "have";
  return `${changed.join(", ")} ${verb} changed since this conversation began. A new one takes that in, and so does this one when it is summarised.`;
}
