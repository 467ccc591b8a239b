import type { JsonObject } from "../../../shared/json.ts";
import { indentOf } from "./indent.ts";
import { withOldComment } from "./old-comment.ts";

/** A file of which less than this is left was cut off rather than changed. */
const leastLeft = 1 / 2;

/** The edit that makes of a file what a model has written anew, but for the blanks and comments that it lost. Null where nothing is different, and where too much is gone. */
export function anewEdit(path: string, before: string, written: string, request: string): JsonObject | null {
  const [old, fresh] = [linesOf(before), linesOf(withoutEnd(written))];
  const isCutOff = fresh.length < old.length * leastLeft;
  return isCutOff ? null : editTo(path, before, asItWas(old, fresh, request).join("\n"));
}

/** The edit that makes of a file another text: from the first line that is different to the last one. Null where nothing is, or nothing would be left. Line ends, the last one as well, stay as they were. */
export function editTo(path: string, before: string, after: string): JsonObject | null {
  const eol = before.includes("\r\n") ? "\r\n" : "\n";
  const [old, lines] = [linesOf(before), linesOf(withoutEnd(after))];
  if (lines.join("").trim() === "") return null;
  let from = 0;
  while (from < old.length && from < lines.length && old[from] === lines[from]) from++;
  let end = 0;
  const most = Math.min(old.length, lines.length) - from;
  while (end < most && old[old.length - 1 - end] === lines[lines.length - 1 - end]) end++;
  if (from === old.length && from === lines.length) return null;
  const changed = { old: old.slice(from, old.length - end), fresh: lines.slice(from, lines.length - end) };
  // what is only put in, or only taken out, takes a line beside it along, or several up to one that says something
  while (isBlank(changed.old) || isBlank(changed.fresh)) {
    const beside = from > 0 ? old[from - 1] : undefined;
    if (beside !== undefined) {
      from--;
      for (const side of [changed.old, changed.fresh]) side.unshift(beside);
    } else {
      const next = old[old.length - end];
      if (next === undefined) return null;
      end--;
      for (const side of [changed.old, changed.fresh]) side.push(next);
    }
  }
  return { path, old_text: changed.old.join(eol), new_text: changed.fresh.join(eol), line: from + 1 };
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === "");
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

function withoutEnd(written: string): string {
  return written.replaceAll("\r\n", "\n").replace(/\n*$/, "");
}

/** Lines with the comments and the blanks that they had: a line for a line, or by how it begins where there are more or fewer now. */
function asItWas(old: readonly string[], fresh: readonly string[], request: string): string[] {
  if (fresh.length === old.length) return fresh.map((line, index) => withOldComment(old[index] ?? "", line, request));
  const [before, after] = [new Set(old), new Set(fresh)];
  const gone = old.filter((line) => !after.has(line));
  const only = (isSame: (line: string) => boolean) => {
    const [first, ...more] = gone.filter(isSame);
    return more.length === 0 ? first : undefined;
  };
  return fresh.map((line) => {
    if (before.has(line)) return line;
    const respaced = only((other) => words(other) === words(line));
    if (respaced !== undefined) return respaced;
    const key = keyOf(line);
    const changed = key === undefined ? undefined : only((other) => keyOf(other) === key);
    return changed === undefined ? line : withOldComment(changed, line, request);
  });
}

/** The blanks at the beginning of a line mean something, those within it seldom do. */
function words(line: string): string {
  return indentOf(line) + line.trim().replaceAll(/\s+/g, " ");
}

function keyOf(line: string): string | undefined {
  return /^\s*["']?[\w.-]+["']?\s*[:=]/.exec(line)?.[0];
}
