import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { formsOfName, saidRemoval, wantsRemoval } from "../../../request/texts-and-tables/said-removal.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

/**
 * Who is to go from all lists is taken out of each: an item, a row, one of several in a line. Empty where the request says no such thing, or where
 * the name stands in a sentence, or together with others, so that more is to be thought of.
 */
export async function saidRemovalCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const scope = wantsRemoval(request) ? (replaceScope(request, files, true) ?? []) : [];
  if (scope.length === 0 || scope.length > mostFiles) return [];
  const readable = scope.filter(({ size }) => size <= mostBytes);
  const texts = await Promise.all(readable.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const name = saidRemoval(request, texts.map(({ text }) => text).join("\n"));
  if (name === null) return [];
  const calls = texts.flatMap(({ path, text }) => removalsIn(path, text.split("\n"), formsOfName(name)));
  return calls.some((call) => call === null) ? [] : calls.filter((call) => call !== null);
}

/** From the last line on, so that those before it stay where they are; null for a line in which the name can't just go. */
function removalsIn(path: string, lines: readonly string[], name: RegExp): (Call | null)[] {
  const found = lines.flatMap((line, row) => (name.test(line) ? [row] : []));
  return found.toReversed().map((row) => {
    const line = lines[row] ?? "";
    const edit = (old: string, fresh: string, at = row): Call => ({
      tool: "edit",
      input: { path, old_text: old, new_text: fresh, line: at + 1 },
    });
    if (isEntryOf(line, path, name)) {
      const before = lines[row - 1] ?? "";
      // no comma behind the last one of a list that is left
      const isLast = /^\s*["'].*["']\s*$/.test(line) && /,\s*$/.test(before);
      if (isLast) return edit(`${before}\n${line}`, before.replace(/,\s*$/, ""), row - 1);
      return row === lines.length - 1 ? edit(`${before}\n${line}`, before, row - 1) : edit(`${line}\n`, "");
    }
    const without = withoutElement(line, name);
    return without === null ? null : edit(line, without);
  });
}

/** A line that is about the name alone: an item that begins with it, a row with such a cell, a text by itself. */
function isEntryOf(line: string, path: string, name: RegExp): boolean {
  const whole = new RegExp(`^\\s*["']?(?:${name.source})["']?,?\\s*$`, "u");
  if (whole.test(line)) return true;
  const item = /^\s*(?:[-*+•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?[*_"']*/.exec(line)?.[0];
  if (item !== undefined) {
    const rest = line.slice(item.length);
    const match = new RegExp(`^(?:${name.source})`, "u").exec(rest);
    // "Ann Lee and Tom Reed": the other one stays
    return match !== null && !/(?:\band\b|\bund\b|&|\/|\+)\s*\p{Lu}/u.test(rest.slice(match[0].length));
  }
  const cells = cellsOf(line, path);
  return cells.some((cell) => whole.test(cell));
}

function cellsOf(line: string, path: string): string[] {
  if (/^\s*\|/.test(line)) return line.split("|");
  if (!/\.(?:csv|tsv)$/i.test(path)) return [];
  const separator = line.includes(";") ? ";" : line.includes("\t") ? "\t" : ",";
  return line.match(new RegExp(`"[^"]*"|[^${separator}"]+`, "g")) ?? [];
}

/** One of several between commas: `[Ann Lee, Tom Reed]`. Null where it isn't one. */
function withoutElement(line: string, name: RegExp): string | null {
  const own = `["']?(?:${name.source})["']?`;
  const isList = new RegExp(`[[:,]\\s*${own}\\s*(?=[,\\]]|$)`, "u");
  if (!isList.test(line) || /[.!?]\s*$/.test(line)) return null;
  const behind = new RegExp(`,\\s*${own}(?=\\s*(?:[,\\]]|$))`, "u");
  const first = new RegExp(`(?<=[[:]\\s*)${own}(?:\\s*,\\s*)?(?=[^,]|$)`, "u");
  return behind.test(line) ? line.replace(behind, "") : line.replace(first, "");
}
