import type { StepEvent } from "../../agent/step-protocol.ts";
import type { FieldEngine } from "../field-engine.ts";
import { arrow } from "../forms/file-list.ts";

const lineTokens = 160;

/** A path to be made: on one line, and nothing that no file system takes. */
export const newPathGrammar = String.raw`root ::= " " [^ \n\r\t] [^\n\r\t:*?"<>|\\]{0,160}`;

/** The same behind its folder. */
const restOfPathGrammar = String.raw`root ::= [^ \n\r\t/:*?"<>|\\] [^\n\r\t:*?"<>|\\]{0,160}`;

/** `end` is what stands behind the value in the model's turn. */
export type Filled = { raw: string; stop: "end" | "length" | "repeat"; end: string };

/** A file with the beginning of what its line says behind it, such as its folder. */
type Item = { name: string; beginning: string };

/** A line for each item, its beginning forced: the model is led through all of them and only says what is new. */
export async function* writeEach(
  engine: FieldEngine,
  items: readonly Item[],
  tell: (text: string) => StepEvent,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Filled> {
  const lines: string[] = [];
  for (const item of items) {
    // a blank belongs to the token of the word behind it
    const beginning = item.name + (item.beginning === "" ? arrow.trimEnd() : arrow + item.beginning);
    engine.force(beginning);
    const grammar = item.beginning === "" ? newPathGrammar : restOfPathGrammar;
    const { text, stop } = yield* unheard(engine.free({ end: "\n", grammar, maxTokens: lineTokens }, signal));
    lines.push(beginning + text);
    yield tell(`${beginning}${text}\n`);
    if (stop !== "end") return { raw: lines.join("\n"), stop, end: "\n" };
  }
  return { raw: lines.join("\n"), stop: "end", end: "\n" };
}

async function* unheard<Result>(writing: AsyncGenerator<string, Result>): AsyncGenerator<never, Result> {
  let next = await writing.next();
  while (!next.done) next = await writing.next();
  return next.value;
}
