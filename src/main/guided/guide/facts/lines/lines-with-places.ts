/** The lines of a text without their ends, and where each begins. */
export function linesWithPlaces(text: string): { line: string; from: number }[] {
  let from = 0;
  return text.split("\n").map((whole) => {
    const placed = { line: whole.replace(/\r$/, ""), from };
    from += whole.length + 1;
    return placed;
  });
}
