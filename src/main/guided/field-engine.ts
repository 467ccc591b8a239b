import type { StepUsage } from "../../shared/message.ts";

/**
 * A piece of a prompt. `control` may hold a model's special tokens; `text` never does, whatever it says: a file that
 * contains `<|im_end|>` can't end a turn.
 */
export type PromptPart = { type: "control" | "text"; text: string };

/** What stands between the parts of a conversation in a model's own chat template. */
export type ChatFormat = {
  beforeSystem: readonly PromptPart[];
  /** From the system text to the first user text. */
  systemToUser: readonly PromptPart[];
  userToAssistant: readonly PromptPart[];
  assistantToUser: readonly PromptPart[];
};

/** What is known of a model once it is loaded. */
export type ModelFacts = { id: string; chat: ChatFormat; contextSize: number; trainedContextSize: number };

/**
 * A local model that is led field by field. One conversation at a time owns it: `read` sets the state, then fields are
 * decoded one after another, each call going on where the one before ended.
 */
export type FieldEngine = {
  readonly facts: ModelFacts;
  /**
   * Makes `prompt` the state. What the state already holds of it is kept, the rest is read in chunks. The signal stops
   * it within one chunk. Throws `too-large` where the prompt leaves no room to answer.
   */
  read(prompt: readonly PromptPart[], signal: AbortSignal): AsyncGenerator<ReadProgress, void>;
  /** Puts text in without asking the model. It is evaluated together with whatever comes next. */
  force(text: string): void;
  /** Puts in a piece of the template, special tokens and all. */
  forceControl(parts: readonly PromptPart[]): void;
  /**
   * The model chooses one of `values`. Only as much as decides is decoded, the rest is forced. `end` follows the value
   * and is forced too; a value that begins with a blank keeps its border token whole.
   */
  pick(values: readonly string[], options: { end: string }, signal: AbortSignal): Promise<string>;
  /** Decodes under a grammar, or freely, until `end`. Yields text as it comes. */
  free(options: FreeOptions, signal: AbortSignal): AsyncGenerator<string, FreeResult>;
  /** How likely each of `values` is as the next text; they sum to 1. The state stays as it was. */
  probabilities(values: readonly string[], signal: AbortSignal): Promise<number[]>;
  /** Tokens of `text` in this model's vocabulary. */
  countTokens(parts: readonly PromptPart[]): Promise<number>;
  /** What was spent since the last call of `read`. */
  usage(): StepUsage;
};

export type ReadProgress = { done: number; total: number };

export type FreeOptions = {
  /**
   * Text that ends the field, or the end of the model's turn. The ending itself isn't part of the result, but of the
   * state: where the model ends its turn instead, the text is forced for it.
   */
  end: string | "turn";
  /** A grammar in GBNF for what may be said; null for no limits. It need not cover `end`. */
  grammar: string | null;
  maxTokens: number;
};

/** `length`: the room or `maxTokens` ran out first. `repeat`: the model had begun to say the same over and over. */
export type FreeResult = { text: string; stop: "end" | "length" | "repeat" };
