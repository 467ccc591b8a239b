import type { StepEvent } from "../../../agent/step-protocol.ts";
import { writeLikeShown } from "./write-like-shown.ts";
import type { Writer } from "./writer.ts";

const grammar = String.raw`root ::= "- " [^\n]+ ("\n- " [^\n]+)*`;
const longest = 120;

/** What is to be told line by line, and how it was told for others: the same ones for every request where `isCommon`. */
export type LinesWanted = {
  system: string;
  examples: readonly { asked: string; lines: readonly string[] }[];
  request: string;
  isCommon: boolean;
};

/** The lines that the model tells; null where there is no room, or it finds no end. */
export async function* readLines(
  writer: Writer,
  { system, examples, request, isCommon }: LinesWanted,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const shown = examples.map(({ asked, lines }) => [asked, lines.map((line) => `- ${line}`).join("\n")] as const);
  const like = { system, shown, request, isCommon, grammar, maxTokens: longest };
  const text = yield* writeLikeShown(writer, like, signal);
  return text?.split("\n").map((line) => line.replace(/^- /, "").trim()) ?? null;
}
