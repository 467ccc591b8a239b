import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { delimiterFor, tableText } from "../../facts/tables/csv-lines.ts";
import { fieldPlaces } from "../../facts/tables/field-places.ts";
import { orderOf, withoutWay } from "../../facts/tables/sorted-facts.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { saidFields } from "../../request/texts-and-tables/said-fields.ts";
import { withoutSortClause } from "../../request/texts-and-tables/sort-clause.ts";
import { wishesForFile } from "../../request/files/wishes-for-file.ts";
import { newFromOne } from "./new-from-one.ts";
import { rowsSorted } from "./rows-sorted.ts";
import { saysNothingElse, turnsInto } from "./plain-conversion.ts";

const mostRows = 2_000;
const ofColumns = /(?<!\p{L})(?:columns?|fields?|headers?|spalten?|feld(?:er)?|kopfzeile)(?!\p{L})|列|項目|見出し/iu;
/** The order in which the columns are listed, not that of the rows. */
const asListed =
  /(?<!\p{L})in (?:(?:exactly |just )?(?:this|that|the same|the given)|(?:genau )?(?:dieser|der gleichen|der genannten)) (?:order|reihenfolge)(?!\p{L})|(?<=[」』\p{L}])の順番?(?:で|に)(?=お願い|[。、\s]|$)|列(?=は)/giu;

/**
 * What a file of any kind holds in fields, as a table with the columns that a request says, in its words and its order; of a list of objects with all columns where it
 * says none. Empty where it isn't clear which field a column means, or anything else is wanted.
 */
export async function columnCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || !/\.[ct]sv$/iu.test(found.path)) return [];
  if (!asksToWrite(request) && !turnsInto.test(request) && !wishesForFile(request, [found.path])) return [];
  const order = orderOf(request.replaceAll(asListed, " "));
  const names = saidFields(order ? withoutSortClause(request) : request);
  const isList = /\.(?:jsonl?|ndjson|ya?ml|toml|vcf|vcard)$/iu.test(found.source.path);
  if (names === null && (!isList || ofColumns.test(request))) return [];
  const table = await view.table(found.source.path);
  if (!table || table.rows.length > mostRows || !isEven(table)) return [];
  const places = names ? fieldPlaces(names, table.columns) : table.columns.map((_, at) => at);
  const known = [...(names ?? []), ...table.columns, found.path, found.source.path];
  const bare = names ? request.replaceAll(asListed, " ") : request;
  const rest = order ? withoutWay(withoutSortClause(bare)) : bare;
  if (!places || !saysNothingElse(rest, known, ofContacts)) return [];
  const written = table.rows.map((row) => places.map((place) => row[place] ?? ""));
  const columns = names ?? table.columns;
  const rows = order ? rowsSorted(written, columns, order) : written;
  if (rows === null) return [];
  return [{ tool: "write", input: { path: found.path, content: tableText(columns, rows, delimiterFor(found.path)) } }];
}

/** What the people of an address book are called. */
const ofContacts = /^(?:contacts?|kontakten?|adressbuch|address|book|people|cards?|連絡|絡先)$/u;

/** Whether each row has a plain value for each column: a list in a cell could be written in many ways. */
function isEven({ columns, rows }: Table): boolean {
  const isPlain = (cell: string) => !/^\s*[[{]/u.test(cell);
  return (
    columns.every((name) => name !== "") && rows.every((row) => row.length === columns.length && row.every(isPlain))
  );
}
