import { calendarTable } from "../../guided/guide/facts/times/calendar-events.ts";
import { readAligned } from "./read-aligned.ts";
import { readContacts } from "./read-contacts.ts";
import { readCsv } from "./read-csv.ts";
import { readHtml } from "./read-html.ts";
import { readMarkdown } from "./read-markdown.ts";
import { parseJson, parseJsonLines, parseToml, parseYaml, readObjects } from "./read-objects.ts";

/** A table of cells; each row is as long as `columns`, but where the file itself is uneven. */
export type ReadTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** More than this is no table that anybody reads whole. In characters. */
const mostText = 2_000_000;

/**
 * The table that a file holds: CSV with any delimiter, a list of objects in JSON, JSON lines, YAML or TOML, the events of a calendar, the contacts of an address book, a page of Markdown that is mostly one table, the one table of a page of
 * HTML, or a text of aligned lines; null where it holds none.
 */
export function readTable(path: string, text: string): ReadTable | null {
  if (text.length > mostText) return null;
  if (/\.(csv|tsv)$/i.test(path)) return readCsv(text);
  if (/\.(md|markdown)$/i.test(path)) return readMarkdown(text);
  if (/\.html?$/i.test(path)) return readHtml(text);
  if (/\.json$/i.test(path)) return readObjects(text, parseJson);
  if (/\.(jsonl|ndjson)$/i.test(path)) return readObjects(text, parseJsonLines);
  if (/\.toml$/i.test(path)) return readObjects(text, parseToml);
  if (/\.ya?ml$/i.test(path)) return readObjects(text, parseYaml);
  if (/\.(ics|ical)$/i.test(path)) return calendarTable(text);
  if (/\.(vcf|vcard)$/i.test(path)) return readContacts(text);
  return /\.(txt|text)$/i.test(path) ? readAligned(text) : null;
}
