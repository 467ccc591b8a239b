import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const printsPromise = /\[object Promise\]|Promise \{/u;
const made = /\basync function (\w+)\(|\b(?:const|let|var) (\w+) = async\b|^\s+async (\w+)\(/u;
/** A function of its own that isn't made to wait. */
const plainHead =
  /^(?!.*\basync\b).*(?:\bfunction\b.*\{|=> ?\{|^\s+(?!if|for|while|switch|catch)\w+\([^()]*\) \{)\s*$/u;

/** Calls of the program's own functions that nobody waits for, where a promise is printed instead of what comes of it. */
export function unwaitedCalls(lines: readonly string[], language: Language, printed: string): BlockChange[] {
  if (language !== "javascript" || !printsPromise.test(printed)) return [];
  const names = lines.flatMap((line) => made.exec(line)?.slice(1).find(Boolean) ?? []);
  if (names.length === 0) return [];
  const call = new RegExp(
    String.raw`(?<!\bawait |\bfunction |\basync |[\w$])(?:[\w$]+\.)*(?:${names.join("|")})\([^()]*\)(?!\.(?:then|catch)\b)(?! \{)`,
    "gu",
  );
  return lines.flatMap((old, from) => {
    if (!canWait(lines, from)) return [];
    return [...old.matchAll(call)].map(({ 0: found, index }) => {
      const isPart = /^[.[]/u.test(old.slice(index + found.length));
      const waited = isPart ? `(await ${found})` : `await ${found}`;
      return { from, old, fresh: old.slice(0, index) + waited + old.slice(index + found.length), rank: -1 };
    });
  });
}

/** Whether a line is in a function that is made to wait, or in none of a module. */
function canWait(lines: readonly string[], at: number): boolean {
  let depth = indentOf(lines[at] ?? "").length;
  for (const line of lines.slice(0, at).toReversed()) {
    const own = indentOf(line).length;
    if (line.trim() === "" || own >= depth) continue;
    depth = own;
    if (/\basync\b/u.test(line)) return true;
    if (plainHead.test(line)) return false;
  }
  return lines.some((line) => /^import\b.*\bfrom\b/u.test(line));
}
