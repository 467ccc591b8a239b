import { monthPattern } from "../dates/request-dates.ts";

/** The sentences of a text; a point within a number or a date ends none. */
export function sentencesOf(text: string): string[] {
  return withDayPoints(
    hidingDayPoints(text)
      .split(/(?<=[!?;。])(?![!?])\s*|(?<=\.)\s+(?=\D)|\n+/u)
      .filter((sentence) => sentence.trim() !== ""),
  );
}

/** It stands in no text. */
const dayPoint = "\uE000";
const ofDay = new RegExp(
  `(?<=(?<!\\d)\\d{1,2})\\.(?=\\s?${monthPattern}(?!\\p{L})|,? (?:sondern|statt|auf den|bis|und|oder) )`,
  "giu",
);

/** A text whose points behind the day of a date, "12. Juli", end nothing. */
export function hidingDayPoints(text: string): string {
  return text.replaceAll(ofDay, dayPoint);
}

/** Pieces of such a text with these points. */
export function withDayPoints(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.replaceAll(dayPoint, "."));
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
