import type { AgentEvent } from "../../shared/event.ts";
import { changedSources, type Instructions } from "../../shared/instructions.ts";
import { buildInstructions } from "./prompt/build-instructions.ts";
import type { Measure } from "./prompt/fit-text.ts";
import type { PromptParts } from "./prompt/prompt-parts.ts";
import { defaultProfile } from "./profile.ts";
import type { StepEvent, StepProtocol } from "./step-protocol.ts";

/** Where the instructions of an agent come from. */
export type InstructionsSource = {
  /** Those that its conversation began with; null where it had none, or has yet to begin. */
  fixed: Instructions | null;
  /** Those of the agent that this one is a clone of: with others at its beginning its conversation would have to be read anew. */
  inherited?: string;
  /** What there is to be told now, as files and settings say. */
  gather(signal: AbortSignal): Promise<PromptParts>;
};

/** Where a conversation stands: whether it has begun, and from which message on the model sees it behind a summary; null for all of it. */
export type ConversationStand = { hasBegun: boolean; fromId: string | null };

/** Of a model whose window isn't known this much is certain. In tokens. */
const leastWindow = 4_096;

/**
 * The instructions of a run: those that the conversation began with, so that a model needn't read it all again; where it has yet
 * to begin, was summarised, or is another agent's from here on, they are made, and told for the store. What has changed since is
 * only said.
 */
export async function* takeInstructions(
  { fixed, inherited, gather }: InstructionsSource,
  { hasBegun, fromId }: ConversationStand,
  protocol: StepProtocol,
  signal: AbortSignal,
): AsyncGenerator<StepEvent | Extract<AgentEvent, { type: `instructions${string}` }>, string> {
  if (inherited !== undefined) return inherited;
  const parts = await gather(signal);
  const { sources, profile } = parts;
  // behind another summary the model has nothing that it has read
  const isAnew = (fixed?.fromId ?? null) !== fromId;
  const usual = hasBegun ? { profile: defaultProfile.name, text: "", sources: [] } : null;
  const before = isAnew ? null : (fixed ?? usual);
  if (before?.profile === profile.name) {
    const changed = changedSources(before.sources, sources);
    if (changed.length > 0) yield { type: "instructions-outdated", profile: profile.name, changed, sources };
    return before.text;
  }
  if (before === null && !isAnew && isNothing(parts)) return "";
  const { text, notices } = await buildInstructions(parts, yield* measureOf(protocol, signal));
  const from = fromId === null ? {} : { fromId };
  yield { type: "instructions", instructions: { profile: profile.name, text, sources, ...from }, notices };
  return text;
}

function isNothing(parts: PromptParts): boolean {
  const { profile, files, skills, availableSkills, availableAgents, notices } = parts;
  const lists = [files, skills, availableSkills, availableAgents, notices];
  return profile.name === defaultProfile.name && profile.instructions === "" && lists.every(isEmpty);
}

const isEmpty = (list: readonly unknown[]) => list.length === 0;

/** The room that a model has; where nobody knows, what is certain. */
export async function* measureOf(protocol: StepProtocol, signal: AbortSignal): AsyncGenerator<StepEvent, Measure> {
  const known = protocol.measure ? yield* protocol.measure(signal) : null;
  return known ?? { contextSize: leastWindow, count: null };
}
