import type { Attachment } from "./attachment.ts";
import type { JsonObject } from "./json.ts";

/** A conversation is a list of these. It only grows: what was once sent to a model is never changed. */
export type Message = UserMessage | AssistantMessage | ToolMessage;

/** What the person asked. `context` is what the harness adds for the model: the folder, matching lines, the date. */
export type UserMessage = {
  role: "user";
  id: string;
  text: string;
  context: string;
  /** Files that were given with it. What of their text the model gets is in `context`. */
  attachments?: readonly Attachment[];
  /** The names of images, given with it or before it, that its model can't see. The person was told. */
  unseen?: readonly string[];
  /** It only wants a plan. */
  isPlan?: true;
  /** It stands for messages that the model doesn't see any more, and asks for nothing. Never stored. */
  isDigest?: true;
};

/** One step: an answer, or calls of tools, as the model (or the harness in its place) made it. */
export type AssistantMessage = {
  role: "assistant";
  id: string;
  parts: AssistantPart[];
  stop: StopReason;
  /** `harness`: a step that needs no model, such as viewing the file that was named. */
  origin: "model" | "harness";
  /** Set on the first step of a turn, where the dialect asked the model for it. */
  kind: RequestKind | null;
  usage: StepUsage | null;
  /** What the harness asked of the model before it made this step by itself, beside the conversation. Missing where it asked nothing. */
  asked?: StepUsage;
  /** Set where the conversation was sent to another computer for it. */
  sent?: SentStep;
};

/** Which model made a step elsewhere, on whose computer, and why it wasn't one here: a sentence. */
export type SentStep = { modelId: string; host: string; why: string };

export type AssistantPart = TextPart | ReasoningPart | ToolCallPart;
export type TextPart = { type: "text"; text: string };
export type ReasoningPart = { type: "reasoning"; text: string };

/**
 * A call of a tool. `written` is the call to the letter, so that a dialect can show it to its model again unchanged; `rung`
 * says what it took to get it.
 */
export type ToolCallPart = {
  type: "tool-call";
  callId: string;
  tool: string;
  input: JsonObject;
  written: { dialect: DialectId; text: string; rung?: Rung } | null;
};

/** The one answer to a call. `text` and `note` are for the model: what came out, and what the harness has to say of it. */
export type ToolMessage = {
  role: "tool";
  id: string;
  callId: string;
  tool: string;
  status: ToolStatus;
  text: string;
  note: string;
  /** What the person is shown in place of `text`, where that is something else. */
  forUser?: string;
  durationMs: number;
};

export type ToolStatus = "ok" | "failed" | "denied" | "cancelled";

/** Why a reply ended. After `length` its calls are not run: half an argument may still parse. */
export type StopReason = "end" | "tool-calls" | "length" | "cancelled" | "interrupted";

/** What kind of thing is asked for: decides which tools make sense. */
export type RequestKind = "chat" | "look" | "edit" | "make" | "run";

/** The way a model is made to act. */
export type DialectId = "guided-text" | "guided-json" | "native" | "cloud";

/**
 * How far down the ladder a dialect had to go for a call, from the best rung to the last. `native`: the server's own tool
 * calls. `schema`: the reply had the form it was asked for. `repaired`: what the model meant had to be made out. `asked-again`:
 * it had to be told what was wrong.
 */
export type Rung = "native" | "schema" | "repaired" | "asked-again";

/** How long a request will take by the speed of its model: until it is read, and then until it is answered as is usual. */
export type Forecast = { readMs: number; answerMs: number };

/** What of a model's window goes to what, in tokens. */
export type WindowParts = {
  /** What every conversation begins with: instructions, tools, examples. */
  instructions: number;
  /** What this agent is told beside: its own prompt, the files of the folder. Missing where there is nothing of the kind. */
  guidance?: number;
  /** Skills, of that; missing with it. */
  skills?: number;
  /** What the harness says of the folder and of lines that match. */
  files: number;
  results: number;
  /** What was asked and answered, calls among it. */
  conversation: number;
};

/** What one step cost, in tokens and milliseconds. */
export type StepUsage = {
  /** Tokens of the prompt that were read now, and those whose state was still there. */
  evaluated: number;
  reused: number;
  /** Tokens chosen by the model, and those that the dialect put in because nothing else was possible. */
  sampled: number;
  forced: number;
  /** Of those chosen by the model the ones that were guessed before and only checked, many in one go. Missing where nothing is guessed. */
  guessed?: number;
  readMs: number;
  writeMs: number;
  /** Older turns that the model wasn't shown, because the window has no room for them. */
  turnsLeftOut?: number;
  window?: WindowParts;
  contextUsed: number;
  contextSize: number;
  /** What its provider takes for it, in US dollars; null where that isn't known. Missing for models that cost nothing. */
  costUsd?: number | null;
};
