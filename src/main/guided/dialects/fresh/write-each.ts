import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FieldEngine } from "../../field-engine.ts";
import { arrow } from "../../forms/file-list.ts";
import { resultOf } from "../../../../shared/result-of.ts";

const lineTokens = 160;

/** A path to be made: on one line, and nothing that no file system takes. */
export const newPathGrammar = String.raw`root ::= " " [^ \n\r\t] [^\n\r\t:*?"<>|\\]{0,160}`;

/** The same behind its folder. */
const restOfPathGrammar = String.raw`root ::= [^ \n\r\t/:*?"<>|\\] [^\n\r\t:*?"<>|\\]{0,160}`;

/** `end` is what stands behind the value in the model's turn. */
export type Filled = { raw: string; stop: "end" | "length" | "repeat"; end: string };

/** A file with the beginning of what its line says behind it, such as its folder, and what can follow; null for anything. */
type Item = { name: string; beginning: string; endings: readonly string[] | null };

/** Chooses one of several endings for an item; null where it can't. */
type Choose = (name: string, endings: readonly string[]) => AsyncGenerator<StepEvent, string | null>;

/** A line for each item, its beginning forced: the model is led through all of them and only says what is new. */
export async function* writeEach(
  engine: FieldEngine,
  items: readonly Item[],
  choose: Choose | null,
  tell: (text: string) => StepEvent,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Filled> {
  const lines: string[] = [];
  for (const item of items) {
    const { line, stop } = item.endings
      ? { line: yield* chosenLine(engine, item, item.endings, choose, signal), stop: "end" as const }
      : yield* writtenLine(engine, item, signal);
    lines.push(line);
    yield tell(`${line}\n`);
    if (stop !== "end") return { raw: lines.join("\n"), stop, end: "\n" };
  }
  return { raw: lines.join("\n"), stop: "end", end: "\n" };
}

async function* writtenLine(
  engine: FieldEngine,
  item: Item,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, { line: string; stop: Filled["stop"] }> {
  // a blank belongs to the token of the word behind it
  const beginning = item.name + (item.beginning === "" ? arrow.trimEnd() : arrow + item.beginning);
  engine.force(beginning);
  const grammar = item.beginning === "" ? newPathGrammar : restOfPathGrammar;
  const { text, stop } = await resultOf(engine.free({ end: "\n", grammar, maxTokens: lineTokens }, signal));
  return { line: beginning + text, stop };
}

async function* chosenLine(
  engine: FieldEngine,
  item: Item,
  endings: readonly string[],
  choose: Choose | null,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string> {
  const beginning = item.name + arrow + item.beginning;
  const [only = "", ...others] = endings;
  const ending = others.length === 0 ? only : choose ? yield* choose(item.name, endings) : null;
  if (ending === null) {
    engine.force(beginning.trimEnd());
    const blank = item.beginning === "" ? " " : "";
    const picked = await engine.pick(
      endings.map((value) => blank + value),
      { end: "\n" },
      signal,
    );
    return beginning.trimEnd() + picked;
  }
  engine.force(`${beginning}${ending}\n`);
  return beginning + ending;
}
