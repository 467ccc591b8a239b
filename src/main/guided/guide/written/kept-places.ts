import { baseName } from "../../../../shared/path-parts.ts";
import { sectionsAbove } from "../facts/lines/rank-lines.ts";
import { clausesOf } from "../request/limits/denied-clauses.ts";
import { keptPhrases } from "./kept-phrases.ts";
import { saysItStays } from "../request/limits/says-it-stays.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../request/words/words.ts";
import { allElse, wantedWords } from "../request/words/wanted-words.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";

/** From so many letters on a word is known at the end of a compound: `Mietvertrag` is a `Vertrag`. */
const shortestInCompound = 5;

/** Tells of a place in a text, its line and column counted from 0, whether it is about what stays. */
export type IsKept = (row: number, column: number) => boolean;

/**
 * Which places of a text are about what a request says stays as it is: of "the exam stays in B204" those that say exam in their own sentence, in
 * their heading, or in their calendar event, and of "the css class stays" all of a `.css` file. Null where none is. `find` is what is replaced elsewhere, if it is one text.
 */
export function keptPlaces(path: string, text: string, request: string, find: string | null): IsKept | null {
  const owner = find === null ? null : ownerOf(request, find);
  if (owner !== null && baseName(path) !== owner) return notOf(owner, text);
  const staying = keptWords(request, find);
  const phrases = keptPhrases(text, request, staying, find);
  const kept = staying.filter((word) => !phrases.apart.has(word));
  if (kept.length === 0 && phrases.apart.size === 0) return null;
  if (kept.includes(path.slice(path.lastIndexOf(".") + 1))) return () => true;
  const has = (part: string) =>
    wordsOf(part).some((word) => kept.some((own) => isSameNoun(own, word) || isDoing(own, word) || endsIn(word, own)));
  const lines = text.split("\n");
  if (isStyleSheet.test(path)) {
    const isKept: IsKept = (row, column) => rulesAround(lines, row, column).some(has);
    return lines.some(has) ? isKept : null;
  }
  const above = sectionsAbove(lines);
  const events = eventsOf(lines);
  const around = (row: number) =>
    [...(above[row] ?? []), ...(events.get(row) ?? [])].map((other) => withoutAttributes(lines[other] ?? ""));
  // a phrase that stays is told from what is replaced beside it
  const isAbout = (part: string) => !phrases.isIn(part) && has(part);
  const isKept: IsKept = (row, column) =>
    phrases.holds(row, column) || isAbout(partAt(lines[row] ?? "", column)) || around(row).some(has);
  return phrases.isIn(text) || lines.some(has) ? isKept : null;
}

/** The file that has what is replaced, as others may have one of that name: `import.py` of "the option --all of import.py". */
function ownerOf(request: string, find: string): string | null {
  const lead = String.raw`${escapeRegExp(find)}["'\u0060”]? (?:of|from|von|aus) (?:the |der |dem )?["'\u0060„“]?`;
  const path = new RegExp(
    String.raw`${lead}((?:[\p{L}\p{N}_-]+[/.])*[\p{L}\p{N}_-]+\.[a-z]\w{0,4})(?![\p{L}\p{N}_])`,
    "iu",
  ).exec(request)?.[1];
  return path === undefined ? null : baseName(path);
}

/** Elsewhere it is meant only where that file is spoken of, in the line or in what that stands under. */
function notOf(owner: string, text: string): IsKept {
  const lines = text.split("\n");
  const above = sectionsAbove(lines);
  return (row) => ![row, ...(above[row] ?? [])].some((other) => lines[other]?.includes(owner));
}

/** The words of the clauses that say that something stays, without those of what is to be done. */
function keptWords(request: string, find: string | null): string[] {
  const old = find?.toLowerCase() ?? null;
  // `oldName` is no word of its own in `oldNameFirst`
  const plain = (clause: string) =>
    clause.replaceAll(/\S+/g, (word) => (old !== null && word.toLowerCase().includes(old) ? " " : word));
  const clauses = clausesOf(request);
  const staying = clauses.filter((clause) => saysItStays(clause) && !allElse.test(clause));
  const meant = new Set(clauses.filter((clause) => !staying.includes(clause)).flatMap(wantedWords));
  return staying
    .flatMap((clause) => wordsOf(plain(clause)))
    .filter(
      (word) => (word.length > 2 || isSign.test(word)) && !/^\d/.test(word) && !meant.has(word) && !isCommonWord(word),
    );
}

/** A pair of signs that means something by itself. */
const isSign = /^[\p{scx=Han}\p{Script=Katakana}]{2}$/u;

/** "for printing" is about what is marked with `print`. */
function isDoing(kept: string, word: string): boolean {
  return word.length > 3 && kept === `${word}ing`;
}

function endsIn(word: string, kept: string): boolean {
  return kept.length >= shortestInCompound && word.endsWith(kept);
}

export const isStyleSheet = /\.(?:css|scss|less)$/i;

/** What a place of a style sheet stands in: its own declaration, and what each open bracket before it is for. */
function rulesAround(lines: readonly string[], row: number, column: number): string[] {
  const before = [...lines.slice(0, row), (lines[row] ?? "").slice(0, column)].join("\n");
  const open: string[] = [];
  let own = "";
  for (const [piece] of before.replaceAll(/\/\*[^]*?\*\//g, " ").matchAll(/[{};]|[^{};]+/g)) {
    if (piece === "{") open.push(own);
    else if (piece === "}") open.pop();
    own = /^[{};]$/.test(piece) ? "" : own + piece;
  }
  return [...open, own];
}

const attribute = /[\w:-]+=(?:"[^"]*"|'[^']*')/gu;

function withoutAttributes(line: string): string {
  return line.replaceAll(attribute, (text) => " ".repeat(text.length));
}

/** "24. Juli" ends none. */
const sentenceEnd = /(?<!(?<![\p{L}\d])\d{1,2})[.;!?](?:\s|$)/u;

/** The attribute of a line that a column stands in, else its sentence without all attributes; a row of a table or a list's item is one. */
function partAt(line: string, column: number): string {
  const own = [...line.matchAll(attribute)].find(
    ({ 0: text, index }) => index <= column && column < index + text.length,
  );
  if (own) return own[0];
  const plain = withoutAttributes(line);
  const before = plain.slice(0, column).split(sentenceEnd).at(-1) ?? "";
  const behind = plain.slice(column).split(sentenceEnd, 1)[0] ?? "";
  return before + behind;
}

/** For each line of a calendar's event all lines of it. */
export function eventsOf(lines: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const events = new Map<number, readonly number[]>();
  let rows: number[] | null = null;
  for (const [row, line] of lines.entries()) {
    if (/^BEGIN:(?:VEVENT|VTODO|VCARD)/.test(line)) rows = [];
    if (!rows) continue;
    rows.push(row);
    events.set(row, rows);
    if (/^END:(?:VEVENT|VTODO|VCARD)/.test(line)) rows = null;
  }
  return events;
}
