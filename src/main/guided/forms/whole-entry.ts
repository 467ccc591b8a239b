import { wantedWords, withoutPaths } from "../guide/request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../guide/request/words/words.ts";
import { endOfEntry, entriesLike, type Entry } from "./entries.ts";
import { indentOf } from "./indent.ts";

/**
 * What goes where the line `chosen` (from 0) is taken out: the whole entry that it begins, or that it is a line of as others have one,
 * such as an event, a section or an object of a list. Only the line where the request speaks of a line, of something that the entry
 * holds, or not of what the line says.
 */
export function wholeEntry(lines: readonly string[], chosen: number, request: string): Entry {
  const line = { from: chosen, to: chosen + 1 };
  const isOfLine =
    /(?<!\p{L})(?:lines?|headings?|titles?|parts?|remarks?|notes?|comments?|numbers?|details?|addresse?s?|zeilen?|überschrift(?:en)?|titel|teile?|bemerkung(?:en)?|notiz(?:en)?|anmerkung(?:en)?|nummern?|adressen?)\b|行|見出し/iu.test(
      withoutPaths(request),
    );
  if (isOfLine || !isSpokenOf(lines[chosen] ?? "", request)) return line;
  const entry = begunBy(lines, chosen) ?? around(lines, chosen);
  if (!entry || entry.to - entry.from < 2 || isOfPart(lines.slice(entry.from, entry.to), request)) return line;
  return withGap(lines, entry);
}

/** The entry that a line begins. */
function begunBy(lines: readonly string[], from: number): Entry | null {
  const first = lines[from] ?? "";
  const entry = /^\s*[-*+] /.test(first) ? { from, to: endOfEntry(lines, from) } : entryAt(lines, from);
  const tag = /^\s*<([\w:-]+)/.exec(first)?.[1];
  const isNested = tag !== undefined && lines.slice(from + 1, entry?.to).some((line) => line.includes(`<${tag}`));
  return isNested ? null : entry;
}

/** What says which entry it is: the rest of its lines only say something of it. */
const nameKeys = /^(?:name|title|summary|id|label|subject|titel|betreff|fn)$/i;

/** The entry that a line names, where another entry has such a line, too. */
function around(lines: readonly string[], chosen: number): Entry | null {
  const line = lines[chosen] ?? "";
  const key = keyOf(line);
  if (key === null || !nameKeys.test(key)) return null;
  const indent = indentOf(line).length;
  const from = lines.findLastIndex(
    (other, index) =>
      index < chosen && other.trim() !== "" && (indentOf(other).length < indent || other.startsWith("BEGIN:")),
  );
  const first = lines[from];
  if (first === undefined || !/^\s*(?:\{$|[-*+] |BEGIN:)/.test(first)) return null;
  const isBeside = ({ from: other }: Entry) => other !== from && indentOf(lines[other] ?? "") === indentOf(first);
  const isAlike = entriesLike(first, lines).some(
    (other) => isBeside(other) && lines.slice(other.from, other.to).some((inner) => keyOf(inner) === key),
  );
  const entry = isAlike ? entryAt(lines, from) : null;
  return entry && entry.to > chosen ? entry : null;
}

function entryAt(lines: readonly string[], from: number): Entry | null {
  const first = lines[from] ?? "";
  // a link or a date in brackets begins nothing
  if (first.trim().startsWith("[") && !/^\s*\[[^[\]]+\]\s*$/.test(first)) return null;
  if (first.trim() !== "{") return entriesLike(first, lines).find((entry) => entry.from === from) ?? null;
  const isClosing = (line: string) => indentOf(line) === indentOf(first) && /^\s*\},?\s*$/.test(line);
  const close = lines.findIndex((line, index) => index > from && isClosing(line));
  return close === -1 ? null : { from, to: close + 1 };
}

/** Who wants Bea's phone number taken out doesn't want Bea to go. */
function isOfPart(entry: readonly string[], request: string): boolean {
  const isProgram = /^\s*(?:def|class|function|export|async)\b/.test(entry[0] ?? "");
  return !isProgram && entry.some((line) => isSpokenOf(keyOf(line) ?? "", request));
}

/** Of the empty lines before and behind an entry those behind it go along. */
function withGap(lines: readonly string[], { from, to }: Entry): Entry {
  const isBlank = (index: number) => lines[index]?.trim() === "" && index < lines.length - 1;
  let end = to;
  if (from === 0 || isBlank(from - 1)) while (isBlank(end)) end++;
  return { from, to: end };
}

/** `"title": "Tea",`, `phone: 1`, `SUMMARY:Dentist` */
function keyOf(line: string): string | null {
  return /^\s*(?:[-*+] )?["']?([\w.-]+)["']?\s*[:=;]/.exec(line)?.[1] ?? null;
}

function isSpokenOf(text: string, request: string): boolean {
  const wanted = wantedWords(request);
  return wordsOf(text).some((word) => wanted.some((other) => isSameNoun(other, word)));
}
