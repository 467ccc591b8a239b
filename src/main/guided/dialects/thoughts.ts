import type { StepEvent } from "../../agent/step-protocol.ts";
import type { ChatFormat, FieldEngine, PromptPart } from "../field-engine.ts";

/** How a model's template says that there are no thoughts, where it has a place for them. */
const noThoughts = /<think>\s*<\/think>\s*$/;
const opening = "<think>\n";
const closing = "</think>";
const toStep: PromptPart = { type: "control", text: "\n\n" };

/** From the user's text to the model's thoughts; null where the model's template has no place for any. */
export function userToThoughts({ userToAssistant }: ChatFormat): PromptPart[] | null {
  const last = userToAssistant.at(-1);
  if (!last || !noThoughts.test(last.text)) return null;
  return [...userToAssistant.slice(0, -1), { ...last, text: last.text.replace(noThoughts, opening) }];
}

/** Thoughts as they stand in the conversation, so that they needn't be read again when it goes on. */
export function renderThoughts(text: string): PromptPart[] {
  return [{ type: "text", text: text + closing }, toStep];
}

/** Lets a model think for `most` tokens at the longest, and leads it to its step. Returns the thoughts. */
export async function* think(
  engine: FieldEngine,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string> {
  const writing = engine.free({ end: closing, grammar: null, maxTokens: most }, signal);
  let next = await writing.next();
  while (!next.done) {
    yield { type: "reasoning", text: next.value };
    next = await writing.next();
  }
  const isCutOff = next.value.stop !== "end";
  if (isCutOff) engine.force(`\n${closing}`);
  engine.forceControl([toStep]);
  return isCutOff ? `${next.value.text}\n` : next.value.text;
}
