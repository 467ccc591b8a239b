import { sectionsAbove } from "../facts/lines/rank-lines.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";

/** Tells of a line of a text, counted from 0, whether it lies in the part that is meant. */
type IsInPart = (row: number) => boolean;

const quote = String.raw`["'\u0060„“”»«「』\[]?`;
const endQuote = String.raw`["'\u0060“”«»」』\]]?`;
const noun = String.raw`(?:sections?|parts?|blocks?|chapters?|headings?|list|keys?|abschnitt\p{L}*|teil|bereich|block|kapitel|überschrift|liste|schlüssel)`;
const article = String.raw`(?:(?:the|its|their|my|our|der|dem|den|die|das|unseren?|meinen?) )?`;
const ruledOut = String.raw`(?<!(?:not|except(?: for)?|but|only|nicht|außer|statt) )`;

/**
 * Which lines of a text a request means by the part that they stand in: "replace Dora with Hamid in the days of watering.yaml", "under [photos]". A part is what is below a heading, a
 * `[name]`, or a key with lines that are indented. Null where it names none of the text.
 */
export function inSaidPart(text: string, request: string): IsInPart | null {
  const lines = text.split(/\r?\n/);
  const above = sectionsAbove(lines);
  const heads = [...new Set(above.flat())];
  const meant = new Set(heads.filter((row) => saysPart(request, partName(lines[row] ?? ""))));
  return meant.size === 0 ? null : (row) => (above[row] ?? []).some((head) => meant.has(head));
}

/** What a heading, a `[name]` or a key is called; null for a line that only has others below it. */
function partName(line: string): string | null {
  const [, ...ways] =
    /^#{1,6}\s+(.*?)\s*#*\s*$|^\s*\[+([^\]]+)\]+\s*$|^\s*(?:- )?["']?([\p{L}\p{N}_ .-]+?)["']?\s*:\s*[{[]?\s*(?:#.*)?$/u.exec(
      line,
    ) ?? [];
  const name = ways.find((way) => way !== undefined)?.trim() ?? "";
  return /\p{L}{2}/u.test(name) ? name : null;
}

function saysPart(request: string, name: string | null): boolean {
  // most are not spoken of at all, and a long text has many
  if (name === null || !plain(request).includes(plain(name))) return false;
  const said = quote + escapeRegExp(name).replaceAll(/[_-]|\\-/gu, "[ _-]") + endQuote;
  const inIt = String.raw`${ruledOut}(?<![\p{L}\p{N}])(?:in|under|within|inside|below|im|unter|innerhalb) ${article}(?:${noun} (?:(?:called|named|namens) )?)?${said}(?: ${noun})?(?= (?:of|in|from|von|aus|der) |[,;:!?]|\.(?:\s|$)|\s*$| (?:please|pls|bitte|to|by|with|zu|durch|and|und|only|nur)(?!\p{L}))`;
  const japanese = String.raw`${said}の?(?:中|欄|項目|ところ|部分|セクション)(?:の|で|に|を|だけ|にある)`;
  return new RegExp(`${inIt}|${japanese}`, "iu").test(request);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[_-]/gu, " ");
}
