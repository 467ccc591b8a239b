import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import { withoutProgress } from "./weigh-answers.ts";
import type { Writer } from "./writer.ts";

const letters = ["A", "B", "C", "D", "E"];
/** To tell more of them apart is more than a small model can. */
export const mostChoices = letters.length;
/** What a model never says still has a share. */
const least = 1e-6;

/**
 * How likely a model is to choose each of these where it sees all of them, as the logarithm of the likelihood; null where its engine can't tell, or there is no
 * room to ask. A small model likes some letters and places more than others: so each choice stands in each place once, and what it has there is averaged
 * (permutation self-consistency, Tang et al. 2023, with the rotations alone).
 */
export async function* weighChoices(
  writer: Writer,
  choices: readonly string[],
  promptOf: (lettered: string, names: string) => FreshPrompt,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly number[] | null> {
  const names = letters.slice(0, choices.length);
  const weights = choices.map(() => 0);
  for (const first of choices.keys()) {
    yield { type: "progress", phase: "weigh", done: first, total: choices.length };
    const order = choices.map((_, place) => (first + place) % choices.length);
    const lettered = order.map((index, place) => `${names[place]}: ${choices[index]}`).join("\n\n");
    const draft = { prompt: promptOf(lettered, names.join(", ")), opening: "", end: "turn", maxTokens: 1 };
    if (!(await writer.hasRoom({ ...draft, grammar: null }))) return null;
    const shares = yield* withoutProgress(writer.weigh(draft, names, signal));
    if (!shares) return null;
    for (const [place, index] of order.entries())
      weights[index] = (weights[index] ?? 0) + Math.log((shares[place] ?? 0) + least) / choices.length;
  }
  return weights;
}
