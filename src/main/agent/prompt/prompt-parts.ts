import type { InstructionSource } from "../../../shared/instructions.ts";
import type { AgentProfile } from "../profile.ts";

/** A text that tells an agent how to work. `folder`: it lies in the folder that is worked in, whoever wrote it; `home`: it is the user's. */
export type BootstrapFile = { name: string; of: "folder" | "home"; text: string };

/** Something that a model is told of by a name and a line. */
export type Listed = { name: string; description: string };

/** All that instructions are made of, before anything is cut. */
export type PromptParts = {
  profile: Pick<AgentProfile, "name" | "description" | "instructions">;
  files: readonly BootstrapFile[];
  /** Skills whose text is always there. */
  skills: readonly { name: string; text: string }[];
  /** Skills that are loaded when they are wanted. */
  availableSkills: readonly Listed[];
  availableAgents: readonly Listed[];
  sources: readonly InstructionSource[];
  /** For the person: what couldn't be read, and why. */
  notices: readonly string[];
};
