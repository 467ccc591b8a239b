import type { Part } from "../../../facts/lines/passages.ts";

/** Lines without some of them: of the blank ones around these one stays, and none at the end of the text. */
export function withoutPart(lines: readonly string[], part: Part): string[] {
  const isBlank = (row: number) => lines[row]?.trim() === "" && row < lines.length - 1;
  let { from, to } = part;
  if (from === 0 || isBlank(from - 1)) while (isBlank(to)) to++;
  if (lines.slice(to).every((line) => line.trim() === "")) while (isBlank(from - 1)) from--;
  return lines.toSpliced(from, to - from);
}
