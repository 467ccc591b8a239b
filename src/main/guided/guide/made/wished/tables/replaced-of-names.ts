import { weekdayPlace } from "../../../request/dates/weekdays.ts";
import { quotedPhrases } from "../../../request/words/search-words.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { entriesOf } from "../line-entries.ts";
import { slottedLines } from "../slots.ts";

/** A text in the place of another one, of what these names tell. */
type OfNames = { old: string; fresh: string; names: readonly string[] };

const ofBehind = /^(?:replace|change|switch) "(?<old>[^"]+)" (?:by|with|to|for) "(?<fresh>[^"]+)"(?<where> .*)$/iu;
const ofBetween =
  /^(?:replace|change|switch) "(?<old>[^"]+)"(?<where> (?:of|for|on|at) .*?) (?:by|with|to) "(?<fresh>[^"]+)"[.\s]*$/iu;
/** "in the section "Tea"" may be in many places. */
const isOfThing = /^ (?:of|for|on|at) (?:the )?"/iu;
const isOfPart =
  /(?<!\p{L})(?:sections?|paragraphs?|chapters?|parts?|files?|pages?|headings?|everywhere|all|each|every)(?!\p{L})/iu;

/** What a wish replaces of something that it names: "Replace "Swimming" by "Judo" of "Mila" on "Wednesday"". Null for any other wish. */
export function replacedOf(wish: string): OfNames | null {
  const { old, fresh, where = "" } = (ofBehind.exec(wish) ?? ofBetween.exec(wish))?.groups ?? {};
  const names = quotedPhrases(where).filter((name) => !/^\S+\.[a-z]\w{0,5}$/iu.test(name));
  if (old === undefined || fresh === undefined || names.length === 0) return null;
  // "Change "port" to "8090" for "wiki"" sets what is called so
  if (/^change/iu.test(wish) && ![old, fresh].every((name) => /^\p{Lu}/u.test(name))) return null;
  return isOfThing.test(where) && !isOfPart.test(where.replaceAll(/"[^"]*"/gu, " ")) ? { old, fresh, names } : null;
}

/**
 * A text with what a wish replaces of something in the one place of which all its names are said: in a table by its column and its row, else by the line and what it stands under. Null where there
 * are several, or none, and for any other wish.
 */
export function withReplacedOf(path: string, text: string, wish: string): string | null {
  const change = replacedOf(wish);
  const [place, ...others] = change ? placesOf(path, text, change) : [];
  if (!change || !place || others.length > 0) return null;
  const [found, ...more] = place.text.matchAll(wholeWord(change.old, "giu"));
  if (!found || more.length > 0) return null;
  const [before, behind] = [place.text.slice(0, found.index), place.text.slice(found.index + found[0].length)];
  const line = place.lineWith(before + inCaseOf(found[0], change) + behind);
  return text.split("\n").with(place.row, line).join("\n");
}

/** A cell or a line, and its line once there is another text. */
type Place = { row: number; text: string; lineWith: (fresh: string) => string };

function placesOf(path: string, text: string, { old, names }: OfNames): Place[] {
  const has = wholeWord(old, "iu");
  const tables = textTables(path, text).filter(({ columns }) => columns.some((column) => column !== ""));
  const rows = new Set(tables.flatMap((table) => table.rows.map(({ number }) => number - 1)));
  const cells = tables.flatMap(({ heading, columns, rows: all }) =>
    all.flatMap((row) =>
      row.cells.flatMap(({ text: own }, index) => {
        const beside = row.cells.flatMap((cell, other) => (other === index ? [] : [cell.text]));
        const isMeant = has.test(own) && saysAll([heading, columns[index] ?? "", ...beside], names, columns);
        const lineWith = (fresh: string) => withCells(row, new Map([[index, fresh]]));
        return isMeant ? [{ row: row.number - 1, text: own, lineWith }] : [];
      }),
    ),
  );
  const lines = entriesOf(path, text, slottedLines(path, text)).flatMap(({ row, text: own, above, slotted }) => {
    const isMeant = !rows.has(row) && has.test(own) && saysAll([above, own], names, []);
    return isMeant ? [{ row, text: slotted.line, lineWith: (fresh: string) => fresh }] : [];
  });
  return [...cells, ...lines];
}

/** Whether these texts say all of the names; what is the name of another column isn't said by a row. */
function saysAll(texts: readonly string[], names: readonly string[], columns: readonly string[]): boolean {
  return names.every((name) => {
    const own = columns.some((column) => isCalled(column, name)) ? texts.slice(0, 2) : texts;
    return own.some((text) => isCalled(text, name));
  });
}

function isCalled(text: string, name: string): boolean {
  if (wholeWord(name, "iu").test(text)) return true;
  const day = weekdayPlace(name.replace(/s$/iu, ""));
  if (day !== null && weekdayPlace(text) === day) return true;
  const words = wordsOf(name).filter((word) => !isCommonWord(word));
  const isOwn = sameNounAs(wordsOf(text));
  return words.length > 0 && words.every(isOwn);
}

/** A name where the old one is written as such, and was said in small letters. */
function inCaseOf(found: string, { old, fresh }: OfNames): string {
  const isLower = old === old.toLowerCase() && fresh === fresh.toLowerCase();
  return isLower && /^\p{Lu}/u.test(found) ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
}
