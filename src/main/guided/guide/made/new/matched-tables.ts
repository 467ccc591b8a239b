import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { csvLines, tableOfLines, tableText } from "../../facts/tables/csv-lines.ts";
import { fieldPlaces } from "../../facts/tables/field-places.ts";
import { orderOf, withoutWay } from "../../facts/tables/sorted-facts.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { newFiles, writtenFiles } from "../../files/named-files.ts";
import { withoutWhatStays } from "../../request/limits/denied-clauses.ts";
import { listedNames } from "../../request/texts-and-tables/listed-names.ts";
import { saidFields } from "../../request/texts-and-tables/said-fields.ts";
import { withoutSortClause } from "../../request/texts-and-tables/sort-clause.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isSum } from "../../written/rows-in-order.ts";
import { saysNothingElse } from "./plain-conversion.ts";
import { rowsSorted } from "./rows-sorted.ts";
import { saidOnce } from "./said-once.ts";

const fewest = 2;
const joins =
  /(?<!\p{L})(?:merg\p{L}*|combin\p{L}*|join(?:ed)?|one (?:list|table|file)|gemeinsame|unit(?:e|ed)|together|into one|in one|out of|zusammen\p{L}*|füg\p{L}*|vereinig\p{L}*|führ\p{L}*|zu einer|aus)(?!\p{L})|\s\+\s|->|→|まとめ(?:た|て)?|結合(?:し(?:た|て))?|統合(?:し(?:た|て))?|合わせ(?:た|て)?|ひとつに|一つに|1つに/giu;
/** That their columns don't stand in the same order, which changes nothing of what is wanted. */
const otherOrder =
  /(?:(?<!\p{L})(?:mind(?: you)?|note|careful|beware|watch out|attention|achtung|vorsicht|beachte|but|though|although|even though|obwohl|auch wenn|aber|wobei)(?!\p{L})[,:]?\s+)?(?:(?<!\p{L})that )?(?<!\p{L})(?:the |their |die |ihre )?(?:columns?|spalten)(?!\p{L})(?: of (?:them|the two|both))?(?: (?:are|stand|come|is|stehen|sind)(?:n['’]?t)?)(?: (?:not|nicht|jeweils|da|dort|leider|though))*(?: in)? (?:(?:the|an?|der) )?(?:another|a?other|different|same|anderer|unterschiedlicher|verschiedener|gleicher|gleichen|selben) (?:order|reihenfolge)(?: (?:in (?:the|each|both)(?: two| other)?(?: (?:files?|tables?|one))?|in (?:den )?(?:beiden )?(?:dateien|tabellen)))?(?!\p{L})|(?:列|項目)の(?:順番|順序|並び)?が?(?:違う|ちがう|異なる|違います|異なります)(?:ので|から|けど|が)?(?:、?(?:ご?注意(?:して)?(?:ください)?|気をつけて(?:ください)?))?|(?:(?:in|bei) \S+\.\w+ )?(?<!\p{L})(?:stehen|sind) (?:da |dort )?die spalten (?:andersrum|andersherum|anders|vertauscht|in anderer reihenfolge)(?!\p{L})|(?:in \S+\.\w+ )?(?<!\p{L})the columns (?:are|stand) (?:swapped|switched|the other way (?:a)?round)(?!\p{L})/giu;
/** That somebody is in both says why they aren't to be in it twice. */
const overlap =
  /(?<!\p{L})(?:and |but |since |because |und |aber |da |weil )*(?:they|(?:some|a few|several|many)(?: people| of them| members)?|sie|einige|manche|viele)(?: (?:partly|zum teil|teilweise))? (?:overlap|(?:are|stand|appear|sind|stehen) (?:in|on) (?:both|beiden)(?: (?:of them|files|lists|tables|dateien|listen))?|überschneiden sich)(?!\p{L})|(?:両方に(?:いる|入っている|載っている)人(?:が|も)(?:いる|います)(?:ので|から)?)/giu;
const plain =
  `cols col have both two tables lists their them together into one members participants people addresses club new big single same sorted do
  beide beiden zwei tabellen listen zusammen zu einer einzigen gemeinsame gemeinsamen führe füge zusammenführen zusammenfügen zusammenlegen leute mitglieder adressen`.split(
    /\s+/,
  );

const ofColumns = /(?<!\p{L})(?:cols?|columns?|fields?|header|spalten?|kopfzeile)(?!\p{L})|列|項目|見出し/iu;

/**
 * A new table of the rows of those that a request names, each cell below the column that it belongs to wherever that stands, in the order that is said, and nobody twice where it says so. Empty where a table
 * has other columns, where two rows of one person say different things, or anything else is wanted.
 */
export async function matchedTableCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  const sources = writtenFiles(request, files);
  const isTable = (name: string) => /\.(?:csv|tsv)$/iu.test(name);
  if (path === undefined || others.length > 0 || !isTable(path) || sources.length < fewest) return [];
  if (request.search(joins) === -1 || !sources.every((file) => isTable(file.path) && file.size <= mostBytes)) return [];
  const tables = await Promise.all(sources.map(async (file) => tableOf((await view.text(file.path)) ?? "")));
  const [first] = tables;
  if (!first) return [];
  const list = listedNames(request, first.columns.map(escapeRegExp).join("|"));
  const names = list && ofColumns.test(request) ? list.names : saidFields(request);
  const once = saidOnce(request, first.columns);
  const bare = withoutWhatStays(once?.rest ?? request)
    .replaceAll(otherOrder, " ")
    .replaceAll(overlap, " ");
  const order = orderOf(bare);
  const rest = (order ? withoutWay(withoutSortClause(bare)) : bare).replaceAll(joins, " ");
  const known = [...plain, ...(names ?? []), ...first.columns, path, ...sources.map((file) => file.path)];
  if (!saysNothingElse(rest, known, null)) return [];
  const columns = names ?? first.columns;
  const all = tables.map((table) => rowsBelow(columns, table));
  const rows = all.every((each) => each !== null)
    ? peopleOnce(all.flat(), columns, once?.key ?? null, once !== null)
    : null;
  const sorted = rows && order ? rowsSorted(rows, columns, order) : rows;
  if (!sorted || sorted.length === 0) return [];
  const sign = /\.tsv$/iu.test(path) ? "\t" : (first.delimiter ?? ",");
  return [{ tool: "write", input: { path, content: tableText(columns, sorted, sign) } }];
}

function tableOf(text: string): (Table & { delimiter: string }) | null {
  const lines = csvLines(text);
  return lines && { ...tableOfLines(lines), delimiter: lines.delimiter };
}

/** The cells of a table as these columns have them; null where it has others, or a row isn't as long as they are. */
function rowsBelow(columns: readonly string[], table: Table | null): (readonly string[])[] | null {
  const places = table && fieldPlaces(columns, table.columns);
  if (!table || !places || table.columns.length !== columns.length) return null;
  const isPlain = table.rows.every((row) => row.length === table.columns.length && !isSum.test(row[0] ?? ""));
  return isPlain ? table.rows.map((row) => places.map((place) => unquoted(row[place] ?? ""))) : null;
}

/** Marks within a cell that is quoted are written twice. */
function unquoted(cell: string): string {
  return cell.replaceAll('""', '"');
}

/** The rows of each person once; null where two of one person differ, or where doubles are there of which nothing is said. */
function peopleOnce(
  rows: readonly (readonly string[])[],
  columns: readonly string[],
  key: number | null,
  isSaid: boolean,
): (readonly string[])[] | null {
  const plainRow = (row: readonly string[]) => JSON.stringify(row.map(plainValue));
  const kept = rows.filter((row, at) => rows.findIndex((other) => plainRow(other) === plainRow(row)) === at);
  if (!isSaid && kept.length < rows.length) return null;
  const telling = key === null ? columns.flatMap((name, at) => (tellsApart.test(name) ? [at] : [])) : [key];
  const isUnclear = telling.some((place) => {
    const values = kept.map((row) => plainValue(row[place] ?? "")).filter((value) => value !== "");
    return new Set(values).size < values.length;
  });
  // of two without an address for mail it isn't known whether they are one
  const isUnknown = key !== null && kept.filter((row) => (row[key] ?? "") === "").length > 1;
  return isUnclear || isUnknown ? null : kept;
}

const tellsApart = /^(?:e?-?mails?|mailadresse|e-?mail-?adresse|full ?name|name|氏名|名前|メール(?:アドレス)?)$/iu;

function plainValue(cell: string): string {
  return cell.replaceAll(/\s+/gu, " ").trim().toLowerCase();
}
