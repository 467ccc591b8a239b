import type { Origin } from "../skills/skill.ts";

/** A request that is written once and called by its name. */
export type Command = {
  name: string;
  description: string;
  /** The profile of the agent that it is for; null for whoever is there. */
  agent: string | null;
  body: string;
  of: Origin;
};
