import { longNumbersIn } from "../../request/words/numbers.ts";
import { valuesIn } from "../../request/values/values.ts";
import { type PlacedLine, textOfLine } from "./lines-in-place.ts";

/**
 * Of lines of a text those with a value of the kind that a change says anew: what gets a new time has one already. All of them where it says no new value, or no line
 * has one of its kind.
 */
export function linesOfKind<Each extends PlacedLine>(lines: readonly Each[], change: string): readonly Each[] {
  const texts = lines.map(({ line }) => textOfLine(line));
  const there = new Set(texts.flatMap((text) => valuesIn(text)).map(({ kind, amount }) => `${kind} ${amount}`));
  const fresh = valuesIn(change).filter(({ kind, amount }) => !there.has(`${kind} ${amount}`));
  const isFreshLong = longNumbersIn(change).some((number) => !texts.some((text) => text.includes(number)));
  if (fresh.length === 0 && !isFreshLong) return lines;
  // "starts at 10": a time may be said as a number
  const kinds = new Set(
    fresh.flatMap(({ kind }) => (kind === "number" || kind === "time" ? ["number", "time"] : [kind])),
  );
  const ofKind = lines.filter(({ line }) =>
    isFreshLong ? longNumbersIn(line.text).length > 0 : valuesIn(line.text).some(({ kind }) => kinds.has(kind)),
  );
  return ofKind.length > 0 ? ofKind : lines;
}
