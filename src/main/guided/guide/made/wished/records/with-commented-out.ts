import { commentLead, hasChildren, hasComments, isComment } from "../../../facts/programs/comment-signs.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { hasBeside, inOneBlock } from "./in-one-block.ts";
import type { Named } from "../plain-wish.ts";

const comment = /^(\s*)(#|;|\/\/|--)(\s*)(\S.*)$/u;
/** What is commented out, rather than said: a setting, a job with its times, a command or a call. */
const isCode =
  /^[\w.-]+\s*=|^[\w.-]+:\s*\S+$|^[\w-]+ (?:yes|no|on|off|true|false|\d\S*|[~/.]\S*)$|^[a-z]\w*(?: [^\s;]+)+;$|^(?:[\d*][\d*/,-]*\s+){4}|^@\w+\s|^[~.]?\/[\w./-]+|\w\(.*\)\s*;?$/u;

/** A line of a settings file, a crontab or a program; `row` from 0. */
type Line = { row: number; line: string };

/**
 * A text with the one line in force no more that a name means: the key of a setting, a line that has all of its words, or the one below a comment that has them. Null where it is several or none.
 * It is commented out as other lines there are. `request` may say in which block.
 */
export function withCommentedOut(path: string, text: string, { name, under }: Named, request: string): string | null {
  if (!hasComments.test(path)) return null;
  const lines = text.split("\n");
  const open = lines.flatMap((line, row) => (line.trim() === "" || isComment(line) ? [] : [{ row, line }]));
  const below = open.filter(({ row }) => {
    const [, , , , said = ""] = comment.exec(lines[row - 1] ?? "") ?? [];
    return said !== "" && !isCode.test(said) && hasAll(said, name);
  });
  const found = firstOf([keysNamed(open, name), open.filter(({ line }) => hasAll(line, name)), below]);
  const only = inOneBlock(text, found, under, request);
  if (!only || hasChildren(lines, only.row, path)) return null;
  const [, indent = "", own = only.line] = /^(\s*)(.*)$/su.exec(only.line) ?? [];
  return lines.with(only.row, indent + commentLead({ path, text }) + own).join("\n");
}

/** A text with the one line in force again that a name means; null where it is several or none, or one of that name is in force in its block. */
export function withCommentOff(path: string, text: string, { name, under }: Named, request: string): string | null {
  if (!hasComments.test(path)) return null;
  const lines = text.split("\n");
  const hidden = lines.flatMap((line, row) => {
    const [, indent = "", , , code = ""] = comment.exec(line) ?? [];
    return isCode.test(code) ? [{ row, line: indent + code }] : [];
  });
  const inForce = lines.flatMap((line, row) => (comment.test(line) ? [] : [{ row, line }]));
  const found = firstOf([keysNamed(hidden, name), hidden.filter(({ line }) => hasAll(line, name))]);
  const only = inOneBlock(text, found, under, request);
  if (!only || hasBeside(text, keysNamed(inForce, name), only.row)) return null;
  return lines.with(only.row, only.line).join("\n");
}

function firstOf(ways: readonly (readonly Line[])[]): readonly Line[] {
  return ways.find((found) => found.length > 0) ?? [];
}

function keysNamed(lines: readonly Line[], name: string): Line[] {
  return lines.filter(({ line }) => {
    const key = /^\s*([\p{L}_][\p{L}\p{N}_.-]*)(?:\s*[=:]|\s)/u.exec(line)?.[1];
    return key !== undefined && wordsOf(key).join(" ") === wordsOf(name).join(" ");
  });
}

function hasAll(line: string, name: string): boolean {
  if (wholeWord(name, "iu").test(line)) return true;
  const own = wordsOf(line);
  const words = wordsOf(name).filter((word) => !isCommonWord(word));
  return words.length > 0 && words.every((word) => own.some(sameNounAs([word])));
}
