import type { Gap } from "./gap.ts";
import type { Question, Reading } from "./question.ts";
import type { Message, RequestKind, ToolMessage } from "../../shared/message.ts";
import type { Call, Grounding, StepMasks } from "./step-protocol.ts";
import type { ToolSpec } from "./tool.ts";

/** What the harness knows and the model need not find out. It stands outside the dialects, so that all of them gain. */
export type Guide = {
  grounding: Grounding;
  /** What the model is told with a request: the files, the lines that match. Empty where there is nothing to say. */
  context(request: string, history: readonly Message[], signal: AbortSignal): Promise<string>;
  /** The kinds that a request may be of, by what it says. */
  kinds(request: string, signal: AbortSignal): Promise<readonly RequestKind[]>;
  /** Steps that need no model: a file that was named is viewed, a test is run again after a change. None for most steps. */
  madeCalls(state: TurnState, signal: AbortSignal): Promise<readonly Call[]>;
  /** What is to be read out of a new request, one after the other, until it is clear which steps need no model; `made` are those that were so far. Empty where there is nothing. */
  questions(state: TurnState, made: readonly Call[], signal: AbortSignal): Promise<readonly Question[]>;
  /** The answer where it is there already: another agent has given it, or all was done as it was said. Null where the model is to answer. */
  readyAnswer(state: TurnState, signal: AbortSignal): Promise<string | null>;
  /** What is to be read out of a request so that the answer may be there without the model, one after the other. Empty where there is nothing. */
  questionsToAnswer(state: TurnState): Promise<readonly Question[]>;
  masks(state: TurnState): Promise<StepMasks>;
  /**
   * Carries a change out in a throw-away copy and looks at what comes of it, where there is something to look at: a test that
   * failed in this turn. Null where there isn't, or no copy can be made.
   */
  tryOut(call: Call, state: TurnState, signal: AbortSignal): Promise<Trial | null>;
  /** Changes that could mend what failed in this turn, the likeliest first, for trying out. Empty where nothing failed. */
  proposals(state: TurnState, signal: AbortSignal): Promise<readonly Proposal[]>;
  /** Places of a program that failed in this turn where the mistake may be, the likeliest first, for filling in anew. Empty where nothing failed. */
  gaps(state: TurnState, signal: AbortSignal): Promise<readonly Gap[]>;
  /** What is answered where no change that was tried is of use. */
  inVain(state: TurnState): string;
  /** What the harness has to say of a result: facts that were checked, and what would help. Empty for nothing. */
  note(result: ToolMessage, state: TurnState): Promise<string>;
};

/** Where a turn stands. It follows from the messages alone, so that it is the same after a restart. */
export type TurnState = {
  tools: readonly ToolSpec[];
  messages: readonly Message[];
  kind: RequestKind | null;
  /** Steps that are left, this one included. */
  stepsLeft: number;
  /** What the model read out of the request, where it was asked. */
  reading?: Reading;
  /** Missing where all tools that make sense may be called. */
  narrow?: Narrowing;
};

/** Which of the tools that make sense may be called in a step, by their names. */
export type Narrowing = { without: readonly string[] } | { only: readonly string[] };

/**
 * `passes`: what failed before does no longer. `furtherBy`: it still fails, but otherwise; more than 0 where the run came further than before,
 * such as to a later test. `in-vain`: it fails as before or worse, so that nobody wants the change.
 */
export type Trial = "passes" | "same" | "in-vain" | "impossible" | { furtherBy: number };

/** A change that could mend a program. `isSure`: what it changes is a mistake whatever the program is for, so that it's right even where it helps only in part. */
export type Proposal = { call: Call; isSure: boolean };
