import type { QueryQuestion } from "../../../agent/query.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { freshPrompt, inFence } from "./prompt.ts";
import { unsaid } from "./unsaid.ts";
import type { Writer } from "./writer.ts";

/** Two entries, and what stands around them. */
const longest = 300;

/** A new file as the model writes it of the first two rows that a query selects; null where there is no room, too few are selected, or it finds no end. */
export async function* writeEntries(
  writer: Writer,
  { path, request, entries }: QueryQuestion,
  statement: string,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const text = (await entries?.shown(statement)) ?? null;
  if (!entries || text === null) return null;
  const wish = {
    files: [{ path, text, facts: "", extent: "whole" as const }],
    request,
    wanted: `Write ${entries.path}.`,
  };
  const prompt = freshPrompt({ instructions: "", messages: [] }, wish);
  const draft = {
    prompt,
    ...inFence(entries.path, /\.(?:md|markdown)$/i.test(entries.path) ? "```" : ""),
    grammar: null,
    maxTokens: longest,
  };
  if (!(await writer.hasRoom(draft))) return null;
  const written = yield* unsaid(writer.write(draft, {}, signal));
  return written?.stop === "end" ? written.text : null;
}
