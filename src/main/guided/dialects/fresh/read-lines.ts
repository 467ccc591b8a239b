import type { StepEvent } from "../../../agent/step-protocol.ts";
import { writeLikeShown } from "./write-like-shown.ts";
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
  const shown = examples.map(({ asked, lines }) => [asked, lines.map((line) => `- ${line}`).join("\n")] as const);
  const text = yield* writeLikeShown(writer, { system, shown, request, grammar, maxTokens: longest }, signal);
  return text?.split("\n").map((line) => line.replace(/^- /, "").trim()) ?? null;
}
