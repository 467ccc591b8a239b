import { valuesIn } from "../request/values.ts";
import { type PlacedLine, textOfLine } from "./lines-in-place.ts";

/** A phone number, an account: digits with blanks and dashes between them. */
const longNumber = /\d(?:[ ()/.-]{0,2}\d){6,}/u;

/**
 * Of lines of a text those with a value of the kind that a change says anew: what gets a new time has one already. All of them where it says no new value, or no line
 * has one of its kind.
 */
export function linesOfKind<Each extends PlacedLine>(lines: readonly Each[], change: string): readonly Each[] {
  const texts = lines.map(({ line }) => textOfLine(line));
  const there = new Set(texts.flatMap((text) => valuesIn(text)).map(({ kind, amount }) => `${kind} ${amount}`));
  const fresh = valuesIn(change).filter(({ kind, amount }) => !there.has(`${kind} ${amount}`));
  const isFreshLong =
    longNumber.test(change) && !texts.some((text) => text.includes(longNumber.exec(change)?.[0] ?? ""));
  if (fresh.length === 0 && !isFreshLong) return lines;
  // "starts at 10": a time may be said as a number
  const kinds = new Set(
    fresh.flatMap(({ kind }) => (kind === "number" || kind === "time" ? ["number", "time"] : [kind])),
  );
  const ofKind = lines.filter(({ line }) =>
    isFreshLong ? longNumber.test(line.text) : valuesIn(line.text).some(({ kind }) => kinds.has(kind)),
  );
  return ofKind.length > 0 ? ofKind : lines;
}
