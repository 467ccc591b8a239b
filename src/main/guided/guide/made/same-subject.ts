import type { Replacement } from "../../../agent/replacement.ts";
import { type Hits, hitsLess, sectionsAbove, wordsHit } from "../facts/lines/rank-lines.ts";
import { isShortNumber } from "../request/words/numbers.ts";
import { asksForAll, formerName } from "../request/wishes/request-intent.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import { wordsOf } from "../request/words/words.ts";
import type { StepRecord } from "../turn/step-record.ts";

/** Tells of a line of a text, counted from 0, whether it speaks of what was changed. */
export type IsSubject = (path: string, text: string) => (row: number) => boolean;

/**
 * Which other lines speak of the same as the one that was changed, where its old value stands for many things: `lives: 3` of the player says nothing of
 * the ghost's, nor of its speed. Where all are meant, no line does that shares less with the request; else only those do that say nothing which neither it nor the request
 * says. Null where the old text can be meant wherever it stands. `changedText` is what the changed file reads now.
 */
export function sameSubject(
  { input: { path, old_text: old, new_text: fresh, line, replace_all: isEach } }: StepRecord,
  { find, put }: Replacement,
  request: string,
  changedText: string,
): IsSubject | null {
  if (isEach === true || typeof old !== "string" || typeof fresh !== "string") return null;
  const changed = placeOf(old, fresh, typeof line === "number" ? line : null, changedText);
  const lineBefore = changed.lines[changed.row] ?? "";
  const isShort = isShortNumber(find);
  if (!isShort && (!isValueIn(lineBefore, find) || namesText(request))) return null;
  const about = [find, put].reduce((text, said) => text.replaceAll(wholeWord(said, "giu"), " "), request);
  const subject = about.replaceAll(/\d+/g, " ");
  const own = hitsIn(changed.lines, subject)(changed.row);
  if (!isShort && own.all.size === 0) return null;
  const isForAll = asksForAll(request);
  const known = new Set([...wordsAround(changed.lines, changed.row), ...wordsOf(request)]);
  return (otherPath, text) => {
    const isSame = otherPath === path;
    const lines = isSame ? changed.lines : text.split("\n");
    const hits = hitsIn(lines, subject);
    return (row) => {
      const other = hits(row);
      // which of several is meant can't be told
      if (isRepeated(lines[row] ?? "", find)) return false;
      if (!isForAll)
        return (
          [...own.all].every((word) => other.all.has(word)) && wordsAround(lines, row).every((word) => known.has(word))
        );
      if (isSame) return !hitsLess(other, own);
      return own.all.size === 0 || [...own.all].some((word) => other.all.has(word));
    };
  };
}

/** The lines of the file as they were before the change, and the changed one among them. */
function placeOf(
  old: string,
  fresh: string,
  line: number | null,
  text: string,
): { lines: readonly string[]; row: number } {
  const [before, after] = [old.split("\n"), fresh.split("\n")];
  const differing = Math.max(
    before.findIndex((each, index) => each !== after[index]),
    0,
  );
  const lines = text.split("\n");
  const stands = (at: number) => after.every((each, index) => lines[at + index]?.includes(each) === true);
  const found = line !== null && stands(line - 1) ? line - 1 : lines.findIndex((_, at) => stands(at));
  if (found === -1) return { lines: before, row: differing };
  const restored = before.map((each, index) => {
    const now = lines[found + index] ?? "";
    return after[index] === undefined ? each : now.replace(after[index], () => each);
  });
  return { lines: lines.toSpliced(found, after.length, ...restored), row: found + differing };
}

/** Behind a key, or in a cell of a table, a word is one of the values that a thing can have. */
function isValueIn(line: string, find: string): boolean {
  if (/[@_/\d]/.test(find)) return false;
  const at = line.search(wholeWord(find));
  return at !== -1 && /(?:[:=|,;\t]|=>)\s*["'\u0060]?$/u.test(line.slice(0, at));
}

/** Whether a line has it more than once, but for `3000:3000`. */
function isRepeated(line: string, find: string): boolean {
  const mapped = wholeWord(`${find}:${find}`, "gu");
  return (line.replaceAll(mapped, find).match(wholeWord(find, "gu")) ?? []).length > 1;
}

/** It is the text itself that goes, whatever it says there. */
function namesText(request: string): boolean {
  return (
    formerName(request) !== null ||
    /(?<!\p{L})(?:rename|replace|ersetz\p{L}*|umbenenn\p{L}*|benenn\p{L}*)(?!\p{L})|置き換え/iu.test(request)
  );
}

const none: Hits = { own: new Set(), all: new Set() };

function hitsIn(lines: readonly string[], subject: string): (row: number) => Hits {
  const hits = wordsHit(lines.join("\n"), subject);
  return (row) => hits.get(row + 1) ?? none;
}

/** The words of a line, and of what it stands under. */
function wordsAround(lines: readonly string[], row: number): string[] {
  const above = sectionsAbove(lines)[row] ?? [];
  return [row, ...above].flatMap((at) => wordsOf(lines[at] ?? "")).filter((word) => !/^\d/.test(word));
}
