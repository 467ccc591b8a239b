import type { AgentEvent } from "../../shared/event.ts";
import type { JsonObject } from "../../shared/json.ts";
import type { AssistantMessage, DialectId, Forecast, Message, RequestKind, StepUsage } from "../../shared/message.ts";
import type { ColumnValues } from "./column-values.ts";
import type { Gap } from "./gap.ts";
import type { Measure } from "./prompt/fit-text.ts";
import type { Question, Reading } from "./question.ts";
import type { ToolSpec } from "./tool.ts";

/**
 * How a kind of model is asked for its next step: a call or several, or the answer. The loop knows no more of models
 * than this. What the harness knows (masks, grounding) comes in from outside, so every dialect gains by it.
 */
export type StepProtocol = {
  readonly dialect: DialectId;
  readonly modelId: string;
  /** What kind of request the last user message is; null where this dialect doesn't ask its model for it. */
  classify(context: StepContext, signal: AbortSignal): AsyncGenerator<StepEvent, RequestKind | null>;
  /** What its model reads out of a request; null where that isn't sure. Missing where a dialect can't ask for it. */
  readRequest?(question: Question, signal: AbortSignal): AsyncGenerator<StepEvent, Reading | null>;
  /** What such readings took since the last step, or since this was asked; null for nothing. Missing where a dialect can't tell. */
  takeUsage?(): StepUsage | null;
  /** What the model would write in a place; null where it can't fill in, or the window has no room for what stands around it. */
  fillIn?(gap: Gap, signal: AbortSignal): AsyncGenerator<StepEvent, string | null>;
  /**
   * Reads what a next step will begin with, so that it needn't wait for that. It changes nothing, and gives way to any step.
   * Missing where a dialect's engine has nothing to gain from it, or isn't the user's own.
   */
  readAhead?(
    context: Pick<StepContext, "tools" | "instructions" | "messages">,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, void>;
  /** Whether its model can look at images. Missing where it can't. */
  sees?(signal: AbortSignal): Promise<boolean>;
  /** How much room its model has, and how that is counted. Missing, or null, where nobody knows. */
  measure?(signal: AbortSignal): AsyncGenerator<StepEvent, Measure | null>;
  /** The next step, reported while it is made. What is malformed never leaves here. */
  nextStep(context: StepContext, signal: AbortSignal): AsyncGenerator<StepEvent, Step>;
};

/** Everything that decides a step. The same context gives the same prompt, to the letter. */
export type StepContext = {
  /** For every call the same list: masks hide tools without changing the prompt. */
  tools: readonly ToolSpec[];
  /** What this agent is told behind what all are told, for the whole conversation; empty for nothing. */
  instructions: string;
  messages: readonly Message[];
  kind: RequestKind | null;
  /** The kinds that a new request may be of. */
  kinds: readonly RequestKind[];
  masks: StepMasks;
  grounding: Grounding;
  /** Which of several attempts at this step it is, from 1 on: later ones may come out otherwise. Missing for the only one. */
  attempt?: number;
};

/** What makes no sense now. A masked tool can't be called, which costs nothing; scolding afterwards costs a step. */
export type StepMasks = {
  /** Forms that may be chosen now (a tool's own name, or a form of it such as `add`), and `answer`. */
  allowed: readonly string[];
  /** The part of the request that is to be done now, where it has several. */
  focus?: string;
  /** Small files that may be written anew as a whole for this wish, instead of being changed in steps; and whether it is the last one. */
  anew?: { paths: readonly string[]; wish: string; isLast: boolean };
  /** What is answered if the model chooses to answer now: all was done, and the harness knows what. Missing where the model has to say it. */
  told?: string;
  /** Values that a field may not take now. */
  exclude: readonly { tool: string; field: string; values: readonly string[] }[];
};

/** The world as far as a step may name it: a file to be read exists, a line to be replaced is in the file. */
export type Grounding = {
  choices(place: FieldPlace): Promise<Choices>;
  /** The text of a file in the workspace; null where it isn't text, or isn't there. */
  text(path: string): Promise<string | null>;
  /** The text of a file with the change that a wish says in full; null where it leaves something open. */
  changed(file: { path: string; text: string }, wish: string): Promise<string | null>;
  /** What can be counted of the rows of a table that have these values; empty for nothing. */
  countedRows(path: string, question: string, meant: readonly ColumnValues[]): Promise<string>;
};

/** A field that is to be filled: `form` is a tool or a form of it, `soFar` holds the fields that are already known. */
export type FieldPlace = { form: string; field: string; soFar: Readonly<Record<string, string>>; request: string };

/**
 * `each`: every one of the items gets a line of its own, with a value behind it that has a given beginning, and goes on with one of
 * `endings`, or freely where they are null.
 */
export type Choices =
  | { kind: "free" }
  | { kind: "one-of"; values: readonly string[] }
  | { kind: "each"; items: readonly { name: string; beginning: string; endings: readonly string[] | null }[] };

export type StepEvent =
  | { type: "text"; text: string }
  | { type: "reasoning"; text: string }
  | { type: "call"; tool: string; field: string | null; text: string }
  /** The engine is busy with something else, which has this name. */
  | { type: "waiting"; waitsFor: string }
  | {
      type: "progress";
      phase: "load" | "read" | "weigh" | "write";
      done: number;
      total: number;
      forecast?: Forecast | null;
    }
  /** The person is asked whether the step may be made elsewhere, or has answered. */
  | { type: "asking"; event: Extract<AgentEvent, { type: "permission-request" | "permission-response" }> };

/** A finished step: what the assistant message will be, but for its id and who made it. */
export type Step = Pick<AssistantMessage, "parts" | "stop" | "usage" | "sent">;

/** A call as a dialect gets to know it, before it has an id. */
export type Call = { tool: string; input: JsonObject };
