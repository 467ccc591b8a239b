/** The sentences of a text; a point within a number or a date ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?;。])\s*|(?<=\.)\s+(?=\D)|\n+/u).filter((sentence) => sentence.trim() !== "");
}
