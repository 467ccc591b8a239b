/** The agent that a session is a conversation with where no other was chosen. */
export const defaultAgent = "hearth";

/** Who set an agent up: it ships, or the person did, or it lies in the folder that is worked in and isn't trusted. */
export type AgentOrigin = "hearth" | "person" | "folder";

/** Which of the models that the settings name an agent works with. */
export type ModelRole = "large" | "small";

/** An agent as it can be chosen; one with a mistake can't. */
export type AgentChoice = { name: string; origin: AgentOrigin } & (
  | { state: "ready"; description: string; prefix: string; role: ModelRole }
  | { state: "broken"; mistake: string }
);
