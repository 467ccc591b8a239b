import { defaultAgent, type ModelRole } from "../../shared/agent.ts";
import type { JsonObject } from "../../shared/json.ts";

/** A hook or a wrapper as a profile names it: which one, and how it is set. */
export type Configured = { kind: string; params: JsonObject };

/** What makes an agent the one it is. All of it is data, so that people can write their own. */
export type AgentProfile = {
  /** What it is called in commands and by other agents. */
  name: string;
  /** What it is for, for people and for agents that could hand work to it. */
  description: string;
  /** Stands before its name wherever its work is shown: an emoji or a short label. */
  prefix: string;
  /** Its own prompt, behind what all agents are told. Empty for none. */
  instructions: string;
  /** Names or groups of tools; none for all of them. */
  tools: readonly string[];
  /** As a helper it has its maker's tools as well. */
  inheritTools: boolean;
  /** The kind of work for which the settings name a model. */
  role: ModelRole;
  /** Hooks before and after each request to the model, in this order. */
  effects: readonly Configured[];
  /** Wrappers around a whole run, the outermost first. */
  middleware: readonly Configured[];
  /** The skills that it may have; null for all. */
  skills: readonly string[] | null;
  /** How it answers: with the text of its last step, or only through the tool `message`. */
  reply: "text" | "message-tool";
  /** How often it may ask the model in a run; null for what the settings say. */
  maxIterations: number | null;
  /** How many agents deep it may hand work on; 0: not at all. */
  maxDelegationDepth: number;
};

/** The agent that a session is a conversation with where no other was chosen. */
export const defaultProfile: AgentProfile = {
  name: defaultAgent,
  description: "Does what is asked in your folder.",
  prefix: "🔥",
  instructions: "",
  tools: [],
  inheritTools: false,
  role: "large",
  effects: [
    { kind: "loop_detection", params: {} },
    { kind: "compact", params: {} },
  ],
  middleware: [{ kind: "recovery", params: {} }],
  skills: null,
  reply: "text",
  maxIterations: null,
  maxDelegationDepth: 2,
};
