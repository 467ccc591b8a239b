/** Some lines of a text, from `from` to before `to`, counted from 0. */
export type Part = { from: number; to: number };

/** What belongs together in a text: passages end at blank lines and headings, and where an entry of a calendar or the like does. */
export function passagesOf(lines: readonly string[]): Part[] {
  const passages: Part[] = [];
  let from = 0;
  lines.forEach((line, index) => {
    const isBlank = line.trim() === "";
    const begins = /^(#{1,6} |\[[^\]]+\]\s*$|BEGIN:)/.test(line);
    if ((isBlank || begins) && index > from) {
      passages.push({ from, to: index });
      from = index;
    }
    if (isBlank) from = index + 1;
  });
  if (from < lines.length) passages.push({ from, to: lines.length });
  return passages;
}

/** The numbers of a part's lines, from 0. */
export function linesIn({ from, to }: Part): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** What these lines take, with their ends, in characters. */
export function lengthOf(numbers: readonly number[], lines: readonly string[]): number {
  return numbers.reduce((sum, line) => sum + (lines[line] ?? "").length + 1, 0);
}
