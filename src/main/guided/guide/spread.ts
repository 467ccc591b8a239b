import type { Call } from "../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { hitsLess, wordsHit } from "./rank-lines.ts";
import { wantsReplacing } from "./request-intent.ts";
import { notBeforeWord, notBehindWord, wholeWord } from "./request-words.ts";
import { withoutPaths } from "./wanted-words.ts";
import { replaceScope } from "./replace-scope.ts";
import type { StepRecord } from "./step-record.ts";

/** A number or time this short stands for many things: it is meant only where the line is about the same as the request. In digits. */
const shortNumber = 5;

export type Replacement = { find: string; put: string };

/** What a change put in the place of what the request names; null where it was another kind of change. */
export function replacementOf({ tool, status, input }: StepRecord, request: string): Replacement | null {
  const { old_text: before, new_text: after, replace_all: isEverywhere } = input;
  if (tool !== "edit" || status !== "ok" || typeof before !== "string" || typeof after !== "string") return null;
  const pair = isEverywhere === true ? { find: before, put: after } : differenceOf(before, after);
  const isSaid = (text: string) => text !== "" && request.toLowerCase().includes(text.toLowerCase());
  return pair && isSaid(pair.find) && isSaid(pair.put) ? pair : null;
}

/** Where a request names more numbers than one old and one new value, there is more to it. */
export function isWholeReplacement({ find, put }: Replacement, request: string): boolean {
  const numbers = withoutPaths(request).match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return numbers.every((number) => `${find} ${put}`.includes(number));
}

/** The words that differ between two lines, where they are in one place. */
export function differenceOf(before: string, after: string): Replacement | null {
  // a time or a price is one word
  const [old, fresh] = [before, after].map((text) => text.match(/\d+(?:[.,:]\d+)+|[\p{L}\p{N}_]+|[^]/gu) ?? []);
  if (!old || !fresh || before === after) return null;
  let start = 0;
  while (start < old.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const find = old.slice(start, old.length - end).join("");
  const put = fresh.slice(start, fresh.length - end).join("");
  return find.trim() === find && put.trim() === put ? { find, put } : null;
}

/**
 * The same replacement in all other places that the request means: what the model did once, the harness does for the rest.
 * Empty where the last step was none, or nothing is left.
 */
export async function spreadCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const replacement = last && !last.isMade ? replacementOf(last, request) : null;
  if (!replacement || !wantsReplacing(request) || !isWholeReplacement(replacement, request)) return [];
  const { find, put } = replacement;
  // where the new text has the old one in it, what is changed already would be changed again
  const isDone = (path: string) => path === last?.input["path"] && patternFor(find).test(put);
  const scope = (replaceScope(request, files) ?? []).filter(({ path }) => !isDone(path));
  const calls = scope.map(async ({ path }) => callsFor(path, (await view.text(path)) ?? "", replacement, request));
  return (await Promise.all(calls)).flat();
}

/** One call for a file where each place is meant, and reads as the request says it; else one for each line. */
function callsFor(path: string, text: string, { find, put }: Replacement, request: string): Call[] {
  const pattern = patternFor(find, path);
  const places = text.match(pattern) ?? [];
  if (places.length === 0) return [];
  if (!isShortNumber(find) && places.every((place) => place === find)) {
    return [{ tool: "edit", input: { path, old_text: find, new_text: put, replace_all: true, whole_words: true } }];
  }
  const about = isShortNumber(find) ? linesAbout(text, pattern, request) : null;
  return text.split("\n").flatMap((line, index) => {
    const changed = line.replaceAll(pattern, (found) => inTheFormOf(found, find, put));
    if (changed === line || about?.has(index + 1) === false) return [];
    return [{ tool: "edit", input: { path, old_text: line, new_text: changed, line: index + 1 } }];
  });
}

/** Of the lines with a number those that the request is about: they share words with it, and no other one has all of these and more. */
function linesAbout(text: string, pattern: RegExp, request: string): ReadonlySet<number> {
  const hits = [...wordsHit(text, request.replaceAll(/\d+/g, " "))];
  const lines = text.split("\n");
  const having = hits.filter(([number, { all }]) => all.size > 0 && (lines[number - 1] ?? "").search(pattern) !== -1);
  return new Set(having.flatMap(([number, hits]) => (having.some(([, more]) => hitsLess(hits, more)) ? [] : [number])));
}

/** What may stand in a heading in capital letters. */
const isName = /^(?=.*\p{Ll})\p{Lu}(?:.* .*|.{4,})$/u;

/**
 * The text as a word of its own; of a name also in capital letters, of a long number also with other signs between its digits, as phone numbers
 * have them.
 */
function patternFor(find: string, path = ""): RegExp {
  const digits = find.match(/\d/g) ?? [];
  const isLongNumber = digits.length > shortNumber && /^[\d\s()/.+-]+$/.test(find);
  const isText = /\.(?:md|markdown|txt|html?|tex|rst|adoc)$/i.test(path);
  if (isText && isName.test(find))
    return new RegExp(`${wholeWord(find).source}|${wholeWord(find.toUpperCase()).source}`, "gu");
  if (!isLongNumber) return wholeWord(find, "gu");
  return new RegExp(notBehindWord + digits.join(String.raw`[\s()/.-]{0,2}`) + notBeforeWord, "gu");
}

/** The new name in capital letters, too; the new number with the old one's blanks and signs, where it has as many digits. */
function inTheFormOf(found: string, find: string, put: string): string {
  if (isName.test(find) && found !== find) return put.toUpperCase();
  const digits = put.match(/\d/g) ?? [];
  if (found === find || digits.length !== (found.match(/\d/g) ?? []).length) return put;
  let next = 0;
  return found.replaceAll(/\d/g, () => digits[next++] ?? "");
}

export function isShortNumber(text: string): boolean {
  return /^[\d.,:]+$/.test(text) && text.replaceAll(/\D/g, "").length <= shortNumber;
}
