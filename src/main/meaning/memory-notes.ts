import { maskSecrets } from "../../shared/mask-secrets.ts";

/** So many notes get a vector; those behind them are found by their words. */
const most = 4_000;
const longest = 900;

/** The note of a line of the memory, as it is compared; null for what says nothing by itself. */
export function noteOf(line: string): string | null {
  const note = maskSecrets(line.replace(/^\s*(?:[-*•]\s+)?/, "").trim()).text.slice(0, longest);
  return /\p{L}{2}/u.test(note) && !note.startsWith("#") ? note : null;
}

/** All notes of these lines, each once. */
export function notesOf(lines: readonly string[]): string[] {
  const notes = new Set<string>();
  for (const line of lines) {
    const note = noteOf(line);
    if (note !== null) notes.add(note);
    if (notes.size === most) break;
  }
  return [...notes];
}
