import { namedCells } from "../entries/best-row.ts";
import { cardsTold } from "../people/contact-cards.ts";
import { csvLines, plainCell } from "../tables/csv-lines.ts";
import { jsonRecords } from "./json-records.ts";
import type { Part } from "./passages.ts";
import { sectionsAbove } from "./rank-lines.ts";

/** A line as it says something by itself: what it stands under, and a row with the names of its columns. */
export type LineInPlace = { above: string; text: string };

/** The same with where it stands. */
export type NumberedLine = { line: LineInPlace; part: Part };

/** A line of a file. */
export type PlacedLine = { path: string; line: LineInPlace };

/** In prose a line that ends so has what follows under it, though nothing is indented. */
const opensPart = /^(?!\s*(?:[-*•+]|\d+[.)])\s).*[:：]\s*$/;
const beginsPart = new RegExp(`^#{1,6} |${opensPart.source}`);
const isItem = /^\s*(?:[-*•+]|\d+[.)])\s/;
/** A line that is nobody's end: an item, a key with its value, a heading, a row. */
const startsItself = /^\s*(?:[-*•+#|<>]|\d+[.)]\s|\[)|^\s*["'\w][^.!?]{0,40}(?:=|:(?!\d\d))|\S\s{3,}\S/;
/** So long a line is before it is broken. In characters. */
const fullLine = 55;

/**
 * The lines of a text that say something, each so that it can be understood without the others; in the order of the text. What makes up one thing (an event,
 * a record, a wrapped sentence) counts as one line.
 */
export function linesInPlace(path: string, text: string): LineInPlace[] {
  return rowsOf(path, text) ?? eventsIn(text) ?? linesUnder(path, text).map(({ line }) => line);
}

/** The lines of a text that say something, each with where it stands. Records and events of several lines aren't taken as one. */
export function numberedLines(path: string, text: string): NumberedLine[] {
  return tableLines(path, text) ?? linesUnder(path, text);
}

export function textOfLine({ above, text }: LineInPlace): string {
  return above === "" ? text : `${above}\n${text}`;
}

function tableLines(path: string, text: string): NumberedLine[] | null {
  const table = /\.(?:csv|tsv)$/i.test(path) ? csvLines(text) : null;
  const columns = table?.header.cells.map(plainCell) ?? [];
  return (
    table?.body.map(({ cells, number }) => ({
      line: { above: "", text: namedCells(columns, cells.map(plainCell)) },
      part: { from: number - 1, to: number },
    })) ?? null
  );
}

function rowsOf(path: string, text: string): LineInPlace[] | null {
  const rows = tableLines(path, text);
  if (rows) return rows.map(({ line }) => line);
  return /\.json$/i.test(path) ? jsonRecords(text) : null;
}

/** The events of a calendar, each without what only programs read; null where the text is none. */
function eventsIn(text: string): LineInPlace[] | null {
  const events = text.match(/^BEGIN:(?:VEVENT|VTODO|VCARD)\r?$[^]*?^END:(?:VEVENT|VTODO|VCARD)\r?$/gm);
  return (
    events?.map((event) => {
      const card = cardsTold(event);
      if (card !== null) return { above: "", text: card };
      const said = event.split(/\r?\n/).filter((line) => !/^(?:BEGIN|END|UID|DTSTAMP|VERSION|SEQUENCE)[:;]/.test(line));
      return { above: "", text: said.join("\n") };
    }) ?? null
  );
}

function linesUnder(path: string, text: string): NumberedLine[] {
  const isProse = /\.(?:txt|text|md|markdown)$/i.test(path);
  const lines = text.split("\n");
  const sections = sectionsAbove(lines);
  // what a letter or a page of notes is about stands in its first line
  const title = isProse ? (lines.find((line) => line.trim() !== "")?.trim() ?? "") : "";
  let part = "";
  let lastItem = "";
  const found: NumberedLine[] = [];
  for (const [place, raw] of lines.entries()) {
    const said = raw.trim();
    if (!hasWords(said)) continue;
    const before = found.at(-1);
    if (before && goesOn(lines[place - 1] ?? "", raw)) {
      before.line.text += `\n${said}`;
      before.part.to = place + 1;
      continue;
    }
    if (isProse && (beginsPart.test(raw) || endsList(lines[place - 1], raw, lastItem))) part = "";
    lastItem = part === "" ? "" : isItem.test(raw) ? raw : lastItem;
    const above = (sections[place] ?? []).map((index) => lines[index]?.trim() ?? "").filter(hasWords);
    const parents = new Set([title, ...above, part].filter((parent) => parent !== "" && parent !== said));
    const line = { above: [...parents].join("\n"), text: said };
    found.push({ line, part: { from: place, to: place + 1 } });
    if (isProse && opensPart.test(raw)) part = said;
  }
  return found;
}

/** A paragraph behind a list doesn't belong to what opened that. */
function endsList(before: string | undefined, line: string, lastItem: string): boolean {
  return lastItem !== "" && before?.trim() === "" && /^\S/.test(line) && !isItem.test(line);
}

function hasWords(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

/** Whether a sentence goes on in the next line, as it was broken where this one was full. */
export function goesOn(line: string, next: string): boolean {
  const isText = (each: string) => !startsItself.test(each) && /\p{L}{2,} \p{L}{2,}/u.test(each);
  return line.length >= fullLine && isText(next) && !/[.:;!?]\s*$/.test(line) && !/^\s*[|<]/.test(line);
}
