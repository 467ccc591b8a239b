import type { Forecast, StepUsage } from "../../shared/message.ts";

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

/** How a template spaces JSON: `compact` has no blanks, `spaced` one behind each comma and colon, the others go over lines. */
export type JsonLayout = "compact" | "spaced" | "indented-2" | "indented-4";

/**
 * How a model's own chat template writes tools, calls and results. The pieces around definitions and results are template,
 * special tokens and all; those of a call are plain text, because the model writes them itself.
 */
export type ToolCallFormat = {
  /** From the beginning of a conversation with tools to its first user text. */
  opening: {
    order: "system-first" | "tools-first";
    before: string;
    /** Between the system text and the tools, whichever comes first. */
    between: string;
    betweenTools: string;
    toUser: string;
  };
  /** `isWrapped`: as `{"type": "function", "function": {…}}`, else what is inside alone. */
  definition: { layout: JsonLayout; isWrapped: boolean };
  call: {
    /** From where the model begins to speak to the tool's name. Never empty: it tells a call from an answer. */
    opening: string;
    nameToArguments: string;
    /** From the arguments of the last call to the end of the turn, which isn't part of it. */
    closing: string;
    layout: "compact" | "spaced";
  };
  result: {
    /** From the closing of the calls to the text of the first result. */
    opening: string;
    /** From the text of the last result to where the model speaks again, and to a user text that comes instead. */
    toAssistant: string;
    toUser: string;
    /** Results are written as JSON strings. */
    isQuoted: boolean;
  };
  /** From the arguments of a call to the next one's name, and between two results; null where a turn has one call at most. */
  parallel: { betweenCalls: string; betweenResults: string } | null;
};

/**
 * The special tokens around what stands before a place, behind it, and what goes in there, as in "Efficient Training of Language Models to Fill
 * in the Middle" (Bavarian et al., 2022). `file` comes before each file of a folder; null where the model has no such token.
 */
export type InfillMarks = { prefix: string; suffix: string; middle: string; file: string | null };

/** What is known of a model once it is loaded. */
export type ModelFacts = {
  id: string;
  chat: ChatFormat;
  /** Null where the template knows no tools, or writes them in a way that can't be taken apart. */
  toolCalls: ToolCallFormat | null;
  /** Null where the model wasn't trained to fill in the middle of a text. */
  infill: InfillMarks | null;
  /** True where `chat` was taken from the template in the model's file; else it is one that most models understand. */
  hasOwnTemplate: boolean;
  contextSize: number;
  trainedContextSize: number;
};

/**
 * A local model that is led field by field. One conversation at a time owns it: `read` sets the state, then fields are
 * decoded one after another, each call going on where the one before ended.
 */
export type FieldEngine = {
  readonly facts: ModelFacts;
  /**
   * Makes `prompt` the state. What the state already holds of it is kept, the rest is read in chunks. The signal stops
   * it within one chunk. Throws `too-large` where the prompt leaves no room to answer. `fixed` parts at the beginning are the
   * same in every conversation: an engine may keep what comes of them, and need not read them again.
   */
  read(prompt: readonly PromptPart[], signal: AbortSignal, fixed?: number): AsyncGenerator<ReadProgress, void>;
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
  /**
   * Where the model would rather leave `text` than write it on, were it the next text: at each of its tokens how likely it is to say anything else. Nothing is
   * written for that, `text` is only read. The state stays as it was. Null where the engine can't tell.
   */
  departures(text: string, signal: AbortSignal): Promise<readonly Departure[] | null>;
  /** Tokens of `parts` in this model's vocabulary. Throws `model-unavailable` where it isn't loaded: it loads none. */
  countTokens(parts: readonly PromptPart[]): Promise<number>;
  /** What was spent since the last call of `read`. */
  usage(): StepUsage;
};

/** How many tokens are read, and what that says of the time that is still needed. */
export type TokensRead = { done: number; total: number; forecast?: Forecast | null };

/** How far a reading is; or the name of what the engine is busy with, while it waits for that. */
export type ReadProgress = TokensRead | { waitsFor: string };

/** `at`: a place in a text, in UTF-16 units; `likelihood`: from 0 to 1, and 1 wherever something else is likeliest. */
export type Departure = { at: number; likelihood: number };

/** `at`: the place in the text where it is left, which is one that `departures` names. */
export type Leaving = { text: string; at: number };

export type FreeOptions = {
  /**
   * Text that ends the field, or the end of the model's turn. The ending itself isn't part of the result, but of the
   * state: where the model ends its turn instead, the text is forced for it.
   */
  end: string | "turn";
  /** A grammar in GBNF for what may be said; null for no limits. It need not cover `end`. */
  grammar: string | null;
  maxTokens: number;
  /** Chance in the choice of tokens, the same for the same seed. Without it the likeliest token is taken. */
  sampling?: Sampling;
  /** What is said goes on from a copy of this text as far as `at`, and there with anything else than the text. The copy isn't part of the result. */
  leaving?: Leaving;
};

export type Sampling = { temperature: number; seed: number };

/** `length`: the room or `maxTokens` ran out first. `repeat`: the model had begun to say the same over and over. */
export type FreeResult = { text: string; stop: "end" | "length" | "repeat" };
