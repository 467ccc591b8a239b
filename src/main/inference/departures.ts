import type { Token } from "node-llama-cpp";
import type { Departure, PromptPart } from "../guided/field-engine.ts";
import type { FieldWork } from "./field-work.ts";
import { noRoom } from "./no-room.ts";

/** Tokens that are asked about at once: few enough to stop between two rows of them. */
const rowSize = 64;

const asked = { generateNext: { token: true, confidence: true, options: { temperature: 0 } } } as const;

/**
 * How likely the model is to leave a text at each of its tokens, were it made to write it so far. It only has to be read for that. The state is left as
 * it was.
 */
export async function departuresFrom(
  work: FieldWork,
  { before, text }: { before: readonly PromptPart[]; text: string },
  signal: AbortSignal,
): Promise<Departure[]> {
  await work.prepare(before, signal);
  const { sequence, state, tokenizer, meter, contextSize } = work;
  const tokens = state.tokensOf(text, "text");
  const size = state.size();
  if (size + tokens.length > contextSize - 1) throw noRoom(size + tokens.length, contextSize);
  for await (const _ of work.evaluate(1, signal));
  await state.checkpoint();
  const row = [...state.pending(), ...tokens.slice(0, -1)];
  const choices: { token?: Token | null; confidence?: number }[] = [];
  try {
    for (let from = 0; from < row.length; from += rowSize) {
      signal.throwIfAborted();
      const piece = row.slice(from, from + rowSize);
      const questions = piece.map((token): [Token, typeof asked] => [token, asked]);
      const outputs = await meter.reading(() => work.gate.once(signal, () => sequence.controlledEvaluate(questions)));
      choices.push(...outputs.map((output) => output?.next ?? {}));
    }
  } finally {
    await state.truncate(size);
  }
  meter.read(tokens.length);
  const placed = tokenizer.place(tokens, text, "text");
  return placed.flatMap(({ token, end }, index) => {
    const at = placed[index - 1]?.end ?? 0;
    const { token: rather, confidence = 1 } = choices[index] ?? {};
    // within a character there is nothing to say
    return end === at ? [] : [{ at, likelihood: rather === token ? 1 - confidence : 1 }];
  });
}
