import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";
import { saysSkipping } from "./says-skipping.ts";

/** Before what leaves out a part of the line on which it breaks off. */
const rank = -3;

/**
 * A program in Python that breaks off on an entry without some key passes such entries over, where the request has them left out: all of an entry, and not only what would be printed of that
 * key. One with nothing under the key is left out as well.
 */
export function missingEntries({ lines, language, failing, failure, request }: BrokenProgram): BlockChange[] {
  const key = /^KeyError: (['"])(.+)\1$/mu.exec(failure)?.[2];
  if (language !== "python" || key === undefined || !saysSkipping(request)) return [];
  return [...failing].flatMap((number) => {
    const from = number - 1;
    const old = lines[from] ?? "";
    const read = new RegExp(String.raw`(?<![\w.])(\w+)\[(["'])${escapeRegExp(key)}\2\]`, "u").exec(old);
    const [, entry = "", quote = ""] = read ?? [];
    if (entry === "" || !isOfLoop(entry, lines, from)) return [];
    const indent = indentOf(old);
    const fresh = `${indent}if not ${entry}.get(${quote}${key}${quote}):\n${indent}    continue\n${old}`;
    return [{ from, old, fresh, rank }];
  });
}

/** Whether the loop that a line stands in goes through such entries. */
function isOfLoop(entry: string, lines: readonly string[], at: number): boolean {
  const head = lines.findLastIndex(
    (line, place) => place < at && line.trim() !== "" && indentOf(line).length < indentOf(lines[at] ?? "").length,
  );
  return new RegExp(String.raw`^\s*for (?:\w+, )?${entry} in `, "u").test(lines[head] ?? "");
}
