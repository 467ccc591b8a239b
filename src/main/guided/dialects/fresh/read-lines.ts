import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import { unsaid } from "./unsaid.ts";
import type { Writer } from "./writer.ts";

const grammar = String.raw`root ::= "- " [^\n]+ ("\n- " [^\n]+)*`;
const longest = 200;

/** What is to be told line by line, and how it was told for others. */
export type LinesWanted = {
  system: string;
  examples: readonly { asked: string; lines: readonly string[] }[];
  request: string;
};

/** The lines that the model tells; null where there is no room, or it finds no end. */
export async function* readLines(
  writer: Writer,
  { system, examples, request }: LinesWanted,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const before = examples.map(({ asked, lines }) => ({ asked, answered: lines.map((line) => `- ${line}`).join("\n") }));
  const prompt: FreshPrompt = { system, before, request, isCommon: true };
  const draft = { prompt, opening: "", end: "turn", grammar, maxTokens: longest };
  if (!(await writer.hasRoom(draft))) return null;
  const written = yield* unsaid(writer.write(draft, {}, signal));
  if (written?.stop !== "end") return null;
  return written.text.split("\n").map((line) => line.replace(/^- /, "").trim());
}
