/** The numbered items of a list at one depth, in the order of the text. */
type Run = { rows: number[]; first: number; isInOrder: boolean };

const numbered = /^(\s*)(\d{1,3})([.)]\s)/u;

/** A text with the numbers of its lists in order again, where they were so before something was put in, taken out or moved. */
export function renumbered(before: string, after: string): string {
  const [old, fresh] = [runsIn(before), runsIn(after)];
  if (old.length !== fresh.length || !old.every(({ isInOrder }) => isInOrder)) return after;
  const numbers = new Map(
    fresh.flatMap(({ rows }, run) => rows.map((row, index) => [row, (old[run]?.first ?? 1) + index] as const)),
  );
  return after
    .split("\n")
    .map((line, row) => line.replace(numbered, (_, indent, own, sign) => `${indent}${numbers.get(row) ?? own}${sign}`))
    .join("\n");
}

function runsIn(text: string): Run[] {
  const runs: Run[] = [];
  let open = new Map<number, Run>();
  for (const [row, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const [, indent, number] = numbered.exec(line) ?? [];
    const depth = indent?.length ?? /^\s*/.exec(line)?.[0].length ?? 0;
    // what stands further out ends the list
    open = new Map([...open].filter(([at]) => at < depth || (at === depth && number !== undefined)));
    if (number === undefined) continue;
    const run = open.get(depth) ?? { rows: [], first: Number(number), isInOrder: true };
    if (run.rows.length === 0) runs.push(run);
    if (Number(number) !== run.first + run.rows.length) run.isInOrder = false;
    run.rows.push(row);
    open.set(depth, run);
  }
  return runs;
}
