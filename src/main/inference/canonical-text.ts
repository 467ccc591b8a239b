import type { PromptPart } from "../guided/field-engine.ts";

/**
 * A prompt as one string, in which two prompts can be compared letter by letter. Where it changes between text and
 * template stands a lone half of a surrogate pair: well-formed text never contains one, so no text can pass for template.
 */
export type CanonicalText = { text: string; runs: readonly Run[] };

/** A stretch of one kind. `from` and `to` are places in the canonical string, its opening mark not counted. */
export type Run = { kind: PromptPart["type"]; text: string; from: number; to: number };

const marks = { control: "\uDC00", text: "\uDC01" } as const;

/** Joins neighbours of one kind, so that it does not matter how a prompt was cut into parts. */
export function canonicalText(parts: readonly PromptPart[], before: PromptPart["type"] = "text"): CanonicalText {
  const runs: Run[] = [];
  let text = "";
  let kind = before;
  for (const part of parts) {
    const words = part.text.toWellFormed();
    if (words === "") continue;
    const last = runs.at(-1);
    if (part.type === kind && last) {
      last.text += words;
      last.to += words.length;
      text += words;
      continue;
    }
    if (part.type !== kind) text += marks[part.type];
    kind = part.type;
    runs.push({ kind, text: words, from: text.length, to: text.length + words.length });
    text += words;
  }
  return { text, runs };
}

/** What is left of a prompt from a place on. */
export function runsFrom(canonical: CanonicalText, place: number): Run[] {
  return canonical.runs
    .filter((run) => run.to > place)
    .map((run) => (run.from >= place ? run : { ...run, from: place, text: run.text.slice(place - run.from) }));
}

/** How many letters two strings share from the start. */
export function commonPrefixLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
