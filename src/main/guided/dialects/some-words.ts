import { AppError } from "../../../shared/error.ts";
import type { FieldEngine, FreeOptions, FreeResult } from "../field-engine.ts";

/** So often a model may end its turn without a word. */
const mostSilences = 3;

/** Anything that begins with a word or a sign. */
const wordsGrammar = String.raw`root ::= [^ \n\r\t] [^\x00]*`;

/**
 * Free text that isn't empty: a model that ends its turn at once is asked again, under a grammar that lets it end only behind a
 * word. Throws `silent` where it still has nothing to say.
 */
export async function* someWords(
  engine: Pick<FieldEngine, "free" | "facts">,
  options: FreeOptions,
  signal: AbortSignal,
): AsyncGenerator<string, FreeResult> {
  for (let silences = 0; silences < mostSilences; silences++) {
    const grammar = silences === 0 ? options.grammar : (options.grammar ?? wordsGrammar);
    // the same question in the same words would have the same answer
    const chance = silences > 1 ? { sampling: { temperature: 0.8, seed: silences } } : {};
    const result = yield* engine.free({ ...options, ...chance, grammar }, signal);
    if (result.text.trim() !== "") return result;
  }
  throw saidNothing(engine.facts.id);
}

export function saidNothing(id: string): AppError {
  const message = `The model ${id} ended its turn without a word, ${mostSilences} times in a row. Ask in other words, or choose another model.`;
  return new AppError("silent", message, { retryable: true });
}
