import { csvLines, plainCell } from "./csv-lines.ts";
import { rankLines } from "./rank-lines.ts";

/** A line as it says something by itself: what it stands under, and a row with the names of its columns. */
export type LineInPlace = { above: string; text: string };

/** A line that ends so begins a part, whatever it is written in: a small file of notes has no marks for headings. */
const opensPart = /^\s*(?:#{1,6} |\[[^\]]+\]\s*$|<h[1-6]\b|§)|^(?!\s*(?:[-*•+]|\d+[.)])\s).*[:：{]\s*$/i;
/** A line that is nobody's end: an item, a key with its value, a heading, a row. */
const startsItself = /^\s*(?:[-*•+#|<>]|\d+[.)]\s|\[)|^\s*["'\w][^.!?]{0,40}[:=]|\S\s{3,}\S/;
/** So long a line is before it is broken. In characters. */
const fullLine = 55;
/** Parts by indentation are below all that have a heading of their own. */
const belowHeadings = 10;

/**
 * The lines of a text that say something, each so that it can be understood without the others; in the order of the text. What makes up one thing (an event,
 * a record, a wrapped sentence) counts as one line. Of more than `most` those are taken that share most of a request.
 */
export function linesInPlace(path: string, text: string, request: string, most: number): LineInPlace[] {
  const lines = rowsOf(path, text) ?? eventsIn(text) ?? linesUnder(text, /\.(?:txt|text|md|markdown)$/i.test(path));
  if (lines.length <= most) return lines;
  const ranked = rankLines(lines.map((line) => line.text.replaceAll("\n", " ")).join("\n"), request);
  const best = ranked.toSorted((one, other) => other.score - one.score).slice(0, most);
  const numbers = new Set(best.map(({ number }) => number - 1));
  return lines.filter((_, index) => numbers.has(index));
}

export function textOfLine({ above, text }: LineInPlace): string {
  return above === "" ? text : `${above}\n${text}`;
}

function rowsOf(path: string, text: string): LineInPlace[] | null {
  const table = /\.(?:csv|tsv)$/i.test(path) ? csvLines(text) : null;
  if (table) {
    const columns = table.header.cells.map(plainCell);
    return table.body.map(({ cells }) => labelled(cells.map((cell, at) => [columns[at] ?? "", plainCell(cell)])));
  }
  const records = /\.json$/i.test(path) ? recordsIn(text) : null;
  return records?.map((record) => labelled(Object.entries(record).map(([key, value]) => [key, plain(value)]))) ?? null;
}

function labelled(cells: readonly (readonly [string, string])[]): LineInPlace {
  const said = cells.flatMap(([name, value]) => (value === "" ? [] : [`${name}: ${value}`]));
  return { above: "", text: said.join(", ") };
}

/** The records of a JSON file that is a list of them; null where it is anything else. */
function recordsIn(text: string): readonly Record<string, unknown>[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.length > 0 && parsed.every(isRecord) ? parsed : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The events of a calendar, each without what only programs read; null where the text is none. */
function eventsIn(text: string): LineInPlace[] | null {
  const events = text.match(/^BEGIN:(?:VEVENT|VTODO|VCARD)\r?$[^]*?^END:(?:VEVENT|VTODO|VCARD)\r?$/gm);
  return (
    events?.map((event) => {
      const said = event.split(/\r?\n/).filter((line) => !/^(?:BEGIN|END|UID|DTSTAMP|VERSION|SEQUENCE)[:;]/.test(line));
      return { above: "", text: said.join("\n") };
    }) ?? null
  );
}

function linesUnder(text: string, isProse: boolean): LineInPlace[] {
  const lines = text.split("\n");
  // what a letter or a page of notes is about stands in its first line
  const title = isProse ? (lines.find((line) => line.trim() !== "")?.trim() ?? "") : "";
  let open: { level: number; text: string }[] = [];
  const found: LineInPlace[] = [];
  for (const [place, line] of lines.entries()) {
    const said = line.trim();
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    const before = found.at(-1);
    if (before && goesOn(lines[place - 1] ?? "", line)) {
      before.text += `\n${said}`;
      continue;
    }
    // in prose what stands at the left edge may still belong to the part above it
    const own = levelOf(line, lines[place + 1] ?? "");
    const level = own ?? depthOf(line) + (isProse ? 1 : 0);
    open = open.filter((part) => part.level < level);
    const above = open.map((part) => part.text);
    const titled = title === "" || title === said || above.includes(title) ? above : [title, ...above];
    if (own !== null) open.push({ level, text: said });
    found.push({ above: titled.join("\n"), text: said });
  }
  return found;
}

/** A sentence that was broken where the line was full. */
function goesOn(line: string, next: string): boolean {
  const isText = (each: string) => !startsItself.test(each) && /\p{L}{2,} \p{L}{2,}/u.test(each);
  return line.length >= fullLine && isText(next) && !/[.:;!?]\s*$/.test(line) && !/^\s*[|<]/.test(line);
}

/** The level at which a line begins a part; null where nothing stands under it. */
function levelOf(line: string, next: string): number | null {
  if (!opensPart.test(line)) return next.trim() !== "" && depthOf(next) > depthOf(line) ? depthOf(line) : null;
  const marks = /^#+/.exec(line)?.[0].length ?? /^\s*<h([1-6])/i.exec(line)?.[1];
  if (marks !== undefined) return Number(marks);
  return /^\s*(?:\[|§)/.test(line) ? 2 : depthOf(line);
}

function depthOf(line: string): number {
  return belowHeadings + line.length - line.trimStart().length;
}
