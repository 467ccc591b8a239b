import { withoutMarks } from "../../shared/prompt-section.ts";
import type { Memory } from "./memory.ts";
import { dayOf, longTerm } from "./memory-names.ts";

/** So much of each is told with a first request, in characters, at about four to a token. */
const longTermLength = 2_000;
const daysLength = 1_200;
const recentDays = 3;

/** What a model is told of the memory: what is kept for good, and the notes of the last days. Empty where there is none. */
export function memoryText(memory: Pick<Memory, "list" | "read">): string {
  const days = memory
    .list()
    .filter(({ name }) => name !== longTerm)
    .slice(0, recentDays)
    .map(({ name }) => ({ day: dayOf(name) ?? name, text: withoutMarks(memory.read(name).text).trim() }))
    .filter(({ text }) => text !== "");
  const parts = [
    newest(withoutMarks(memory.read(longTerm).text).trim(), longTermLength),
    newest(
      days
        .toReversed()
        .map(({ day, text }) => `${day}:\n${text}`)
        .join("\n"),
      daysLength,
    ),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `What you remember of the user:\n${parts.join("\n")}`;
}

/** The newest notes stand at the end. Cut between two lines, and said so. */
function newest(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text.slice(-length);
  const line = kept.indexOf("\n");
  return `(older notes are left out; read_memory shows them)\n${line === -1 ? kept : kept.slice(line + 1)}`;
}
