import type { TextRow } from "./text-tables.ts";

/** Of a column with more different texts none is a state. */
const mostStates = 6;

/** The different texts of a column that tell how its rows are, such as paid and open; none where they are many, or each row has its own. */
export function statesOfColumn(rows: readonly TextRow[], index: number): string[] {
  const texts = new Set(rows.map(({ cells }) => cells[index]?.text ?? ""));
  texts.delete("");
  return texts.size > mostStates || texts.size === rows.length ? [] : [...texts];
}
