import type { Call } from "../../../../agent/step-protocol.ts";
import type { Entry } from "../../written/list-groups.ts";

/** An edit that takes lines out; those at the end of a file with the line end before them. */
export function removalOf(path: string, lines: readonly string[], { start, end }: Entry): Call {
  const own = lines.slice(start, end).join("\n");
  const before = lines[start - 1] ?? "";
  return end === lines.length
    ? { tool: "edit", input: { path, old_text: `${before}\n${own}`, new_text: before, line: start } }
    : { tool: "edit", input: { path, old_text: `${own}\n`, new_text: "", line: start + 1 } };
}

/** The same for each of these rows by itself, from the last one on, so that those before it stay where they are. */
export function rowsRemoved(path: string, lines: readonly string[], rows: readonly number[]): Call[] {
  return rows.toReversed().map((row) => removalOf(path, lines, { start: row, end: row + 1 }));
}
