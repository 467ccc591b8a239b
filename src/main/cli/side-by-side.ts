/** Two texts beside each other, each in a column of so many characters. */
export function sideBySide(left: string, right: string, columnWidth: number): string {
  const [one, other] = [left, right].map((text) => text.split("\n").flatMap((line) => wrap(line, columnWidth)));
  const height = Math.max(one?.length ?? 0, other?.length ?? 0);
  const rows = Array.from({ length: height }, (_, index) => {
    const row = `${(one?.[index] ?? "").padEnd(columnWidth)} │ ${other?.[index] ?? ""}`;
    return `${row.trimEnd()}\n`;
  });
  return rows.join("");
}

/** Breaks a line between words; a word that is longer than a line, within it. */
function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const blank = rest.lastIndexOf(" ", width);
    const end = blank > 0 ? blank : width;
    lines.push(rest.slice(0, end));
    rest = rest.slice(blank > 0 ? end + 1 : end);
  }
  return [...lines, rest];
}
