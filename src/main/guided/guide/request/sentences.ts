/** The sentences of a text; a point within a number or a date ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?;。])\s*|(?<=\.)\s+(?=\D)|\n+/u).filter((sentence) => sentence.trim() !== "");
}

/** What stands before a place of a text, back to the last sign that parts clauses. */
export function clauseBefore(text: string, at: number): string {
  return (
    text
      .slice(0, at)
      .split(/[.,;!?]\s/u)
      .at(-1) ?? ""
  );
}
