import type { Compaction } from "../../../shared/compaction.ts";
import type { AgentEvent } from "../../../shared/event.ts";
import type { AssistantMessage, Message } from "../../../shared/message.ts";
import type { Summarise } from "../compaction/compact-conversation.ts";
import type { Narrowing } from "../guide.ts";
import type { ToolSpec } from "../tool.ts";

/** Where a run stands before or after a request to its model, as effects find it and leave it. */
export type Iteration = {
  /** All that was said in the session, and what of it the model sees. */
  messages: readonly Message[];
  compaction: Compaction | null;
  tools: readonly ToolSpec[];
  /** So many of the messages were there before this run. */
  before: number;
  /** What the model has just replied; null before it is asked. A reply without a word or a call isn't among the messages. */
  reply: AssistantMessage | null;
  /** What is different about the step. Empty at the beginning of each. */
  course: Course;
};

export type Course = {
  /** The step may come out otherwise (see `StepContext`). */
  attempt?: number;
  narrow?: Narrowing;
  /** The harness says this, and no model is asked. */
  answer?: string;
  /** The reply was empty, and is asked for again. */
  again?: true;
};

/** Yields what the person is to see of it, or what is to be kept of it; returns how the run goes on. */
export type EffectEvents = AsyncGenerator<AgentEvent, Iteration>;

/** Hooks around each request to a model. They keep nothing but what belongs to their run. */
export type Effect = {
  kind: string;
  before?(iteration: Iteration, signal: AbortSignal): EffectEvents;
  /** By then what came of the reply's calls is among the messages. */
  after?(iteration: Iteration, signal: AbortSignal): EffectEvents;
};

/** What effects may use beside the conversation. */
export type EffectWorld = {
  newId(): string;
  /** Milliseconds of a clock that doesn't jump. */
  now(): number;
  summarise: Summarise;
  /** False: conversations are only summarised when the person says so. */
  autoCompact: boolean;
};

/** Makes an effect for one run. */
export type MakeEffect = (world: EffectWorld) => Effect;
