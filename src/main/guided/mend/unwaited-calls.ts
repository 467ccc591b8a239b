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
  const single = lines.flatMap((old, from) => {
    if (!canWait(lines, from)) return [];
    return [...old.matchAll(call)].map(({ 0: found, index }) => {
      const fresh = old.slice(0, index) + waitedFor(found, old.slice(index + found.length));
      return { from, old, fresh: fresh + old.slice(index + found.length), rank: -1 };
    });
  });
  return [...allAtOnce(lines, single, call), ...single];
}

function waitedFor(call: string, behind: string): string {
  return /^[.[]/u.test(behind) ? `(await ${call})` : `await ${call}`;
}

/** What isn't waited for in one place isn't in the others either. */
function allAtOnce(lines: readonly string[], single: readonly BlockChange[], call: RegExp): BlockChange[] {
  const [from, to] = [single[0]?.from ?? 0, single.at(-1)?.from ?? 0];
  if (single.length < 2) return [];
  const rows = new Set(single.map((change) => change.from));
  const old = lines.slice(from, to + 1);
  const fresh = old.map((line, at) =>
    rows.has(from + at)
      ? line.replaceAll(call, (found: string, index: number) => waitedFor(found, line.slice(index + found.length)))
      : line,
  );
  return [{ from, old: old.join("\n"), fresh: fresh.join("\n"), rank: -1.5 }];
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
