import type { Gap } from "../../../agent/gap.ts";
import type { StepUsage } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { Departure, FreeOptions, FreeResult, Sampling } from "../../field-engine.ts";
import type { FreshPrompt } from "./prompt.ts";

/** Something that is to be written, and the prompt for it: `opening` stands at its beginning, the rest is the model's. */
export type Draft = {
  prompt: FreshPrompt;
  opening: string;
  /** The texts that a new file is made of. */
  sources?: readonly string[];
} & Pick<FreeOptions, "end" | "grammar" | "maxTokens" | "leaving">;

/** Lines whose beginnings are given; `maxTokens` is for each of them. */
export type Lines = { prompt: FreshPrompt; beginnings: readonly string[]; grammar: string; maxTokens: number };

/** A model that writes one thing at a time, each with a prompt of its own. */
export type Writer = {
  /** Whether the model's window has room for the draft and what is to be written. */
  hasRoom(draft: Draft): Promise<boolean>;
  /** Gives the words as they come, without the opening; null where the model wrote something else. */
  write(
    draft: Draft,
    chance: { sampling?: Sampling },
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent | string, FreeResult | null>;
  /** The one of these names that the model would write behind the opening; null where it writes none of them. */
  pick(
    draft: Omit<Draft, "grammar">,
    names: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, string | null>;
  /** How likely it would write each of them there; they sum to 1. Null where its engine can't tell. */
  weigh(
    draft: Omit<Draft, "grammar">,
    names: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, readonly number[] | null>;
  /** Where it would rather leave this text than write it on behind the opening; null where its engine can't tell. */
  departures(
    draft: Pick<Draft, "prompt" | "opening">,
    text: string,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, readonly Departure[] | null>;
  /**
   * How each of several lines goes on that begin like this, one after the other; null for one of which the model didn't find the end, and for all where there is
   * no room, or it wrote something else.
   */
  writeLines(lines: Lines, signal: AbortSignal): AsyncGenerator<StepEvent, readonly (string | null)[] | null>;
  /** What it would put in a place of a text; null where its engine can't fill in, or there is no room. */
  fillIn(gap: Gap, signal: AbortSignal): AsyncGenerator<StepEvent, string | null>;
  /** What was spent since the last call of this; null for nothing. */
  takeUsage(): StepUsage | null;
};
