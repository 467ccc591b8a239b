/** The lines that were there before and aren't any more, by their rows, each with what stands in its row now where no line came in or went. */
export function changedLines(before: string, after: string): { row: number; old: string; fresh: string | null }[] {
  const [lines, others] = [before.split("\n"), after.split("\n")];
  if (lines.length === others.length)
    return lines.flatMap((old, row) => (old === others[row] ? [] : [{ row, old, fresh: others[row] ?? null }]));
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.flatMap((old, row) => {
    const count = left.get(old) ?? 0;
    left.set(old, count - 1);
    return count > 0 ? [] : [{ row, old, fresh: null }];
  });
}
