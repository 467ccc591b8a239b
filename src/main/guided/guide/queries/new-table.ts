import { delimiterFor, tableText } from "../facts/tables/csv-lines.ts";
import { fieldPlaces } from "../facts/tables/field-places.ts";
import { markdownOf } from "../made/new/markdown-of-table.ts";
import { saidHeads } from "../request/texts-and-tables/said-fields.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import type { ChosenRows } from "./chosen-rows.ts";
import { nameIn, tokensOf } from "./select-statement.ts";

const isData = /\.[ct]sv$/iu;
const isPage = /\.(?:md|markdown)$/iu;
const isText = /\.(?:md|markdown|txt|text)$/iu;
const asTable =
  /(?<!\p{L})(?<!(?:from|of|in|aus|von) (?:the|our|my|this|der|dieser|unserer) )(?:(?:markdown|md)[- ]?)?(?:tables?|tabellen?)(?!\p{L})|(?<![代発図])表(?![示現紙情])/iu;
const asList =
  /(?<!\p{L})(?:(?:check|bullet(?:ed)?|to-?do)?[- ]?lists?|bullets?|(?:check)?listen?|punkte)(?!\p{L})|リスト|箇条書き/iu;
/** Each thing stands by itself. */
const onOwnLine =
  /(?<!\p{L})(?:(?:one|each|every|a) (?:\p{L}+ ){0,2}?(?:per|a|on (?:its|a|their)(?: own)?) line|line by line|(?:just|only) the(?:ir)? names|(?:the )?names only|(?:pro|je|jede\p{L}* in (?:einer|eine)(?: eigenen?)?) zeile|(?:eigene[rn]?) zeile|zeilenweise|untereinander|nur die namen)(?!\p{L})|1行|一行|名前だけ/iu;
const withMore =
  /(?<!\p{L})(?:with (?:the|their|his|her|its)|and (?:the|their|his|her|its|who|when|where)|including|together with|samt|mit (?:dem|der|den|ihrer?|ihrem|telefon\p{L}*)|und (?:wer|wann|wo|ihre?[nrm]?))(?!\p{L})|付き|も(?=[入書])/iu;
const asBoxes =
  /(?<!\p{L})(?:check ?-?lists?|check ?-?box\p{L}*|checklisten?|kästchen|abhaken)(?!\p{L})|\[ \]|チェック/iu;

/** How the rows that a query selects stand in a new file: as a table of data, as one of Markdown, or each as a line. */
type Shape = "data" | "markdown" | "lines";

/** What of a new file is all said with its rows and columns; null where there is more to it, such as entries that are put in words. */
export function shapeOf(path: string, request: string): Shape | null {
  if (isData.test(path)) return "data";
  const said = withoutPaths(request);
  if (isPage.test(path) && asTable.test(said) && !asList.test(said)) return "markdown";
  return isText.test(path) && onOwnLine.test(said) && !withMore.test(said) ? "lines" : null;
}

/** A new file of the rows that a query selects, with its columns; null where it works something out, or lacks a column that is asked for. */
export function newTable(path: string, request: string, chosen: ChosenRows): string | null {
  const table = columnsFor(request, chosen);
  const rows = table && chosen.rows.map((row) => table.places.map((place) => row[place] ?? ""));
  const shape = shapeOf(path, request);
  if (!rows || shape === null) return null;
  switch (shape) {
    case "data":
      return tableText(table.heads, rows, delimiterFor(path));
    case "markdown":
      return markdownOf(table.heads, rows);
    case "lines":
      return linesOf(path, request, rows);
    default:
      return shape satisfies never;
  }
}

function linesOf(path: string, request: string, rows: readonly (readonly string[])[]): string | null {
  if (rows.some((row) => row.length !== 1 || row[0]?.trim() === "")) return null;
  const sign = asBoxes.test(request) ? "- [ ] " : isPage.test(path) ? "- " : "";
  return rows.map(([cell = ""]) => `${sign}${cell.trim()}\n`).join("");
}

/** The places of the columns of a new table, and what stands above each: as the request calls it, else as the file does. */
function columnsFor(
  request: string,
  { source, query }: ChosenRows,
): { heads: readonly string[]; places: number[] } | null {
  const columns = columnsIn(query.items);
  const own = source.columns.map((name) => name.trim());
  const places = columns?.map((name) => own.indexOf(name)) ?? [];
  if (!columns || places.includes(-1)) return null;
  const said = saidHeads(request);
  if (said === null) return { heads: columns, places };
  const called = fieldPlaces(said, source.columns);
  if (called) return called.every((place) => places.includes(place)) ? { heads: said, places: called } : null;
  // what the file calls otherwise is meant by the query's columns, in the order in which they are said
  const isOther = said.some((head, at) => {
    const [place] = fieldPlaces([head], source.columns) ?? [];
    return place !== undefined && place !== places[at];
  });
  return isOther || said.length !== places.length ? null : { heads: said, places };
}

/** The columns that a query selects; null where it works anything out of them. */
function columnsIn(items: string): readonly string[] | null {
  const tokens = (tokensOf(items) ?? []).filter((token) => token !== ",");
  const names = tokens.flatMap((token) => nameIn(token) ?? []);
  return names.length === tokens.length && new Set(names).size === names.length ? names : null;
}
