import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { delimiterFor, tableText } from "../../facts/tables/csv-lines.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { wishesForFile } from "../../request/files/wishes-for-file.ts";

const rowWord = String.raw`(?:rows?|lines?|entries|data|zeilen?|einträgen?|daten)`;
/** "with the columns date,name and these rows: 3 May Ann, 4 May Bo" */
const shape = new RegExp(
  String.raw`(?:columns?|headers?|fields?|spalten|kopfzeile|列|項目)(?: (?:are|called|sind|heißen)|は)?:?\s*(?<columns>[^:.;!?\n]{3,120}?)(?:,?\s+(?:and|with|und|mit)\s+|[.;。、]\s*|で、?)(?:(?:these|the|following|those|diese[nr]?|den|die|folgende[nr]?|次の)\s*)*(?:\d+ )?(?:${rowWord}|行|データ)(?: (?:are|sind)|は|を)?\s*[:：]?\s*(?<rows>[^]+)$`,
  "iu",
);
/** What is wanted besides is no row. */
const isSentence =
  /(?<!\p{L})(?:sort\p{L}*|order\p{L}*|please|total|sum|then|also|each|every|for|bitte|dann|außerdem|jede\p{L}*|summe)(?!\p{L})/iu;

/** A new table with the columns and the rows that a request says. Empty where the rows don't have as many cells as there are columns, or more is wanted. */
export async function saidRowCalls(request: string, files: readonly FileEntry[]): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || namedFiles(request, files).length > 0) return [];
  if (!/\.[ct]sv$/iu.test(path) || !(asksToWrite(request) || wishesForFile(request, [path]))) return [];
  const { columns: saidColumns = "", rows: saidRows = "" } = shape.exec(request)?.groups ?? {};
  const columns = cellsIn(saidColumns);
  if (columns.length < 2 || columns.some((name) => /\s/u.test(name))) return [];
  const rows = rowsIn(saidRows.replace(/[.!。]?\s*$/u, ""), columns.length);
  if (rows === null) return [];
  return [{ tool: "write", input: { path, content: tableText(columns, rows, delimiterFor(path)) } }];
}

function cellsIn(said: string): string[] {
  return said
    .split(/\s*[,;、|]\s*|\s+(?:and|und)\s+/u)
    .map((cell) => cell.trim().replaceAll(/^["'„“「]+|["'”“」]+$/gu, ""))
    .filter((cell) => cell !== "");
}

/** Rows on lines of their own or between semicolons have commas between their cells; those between commas have blanks. */
function rowsIn(said: string, width: number): string[][] | null {
  const apart = said.split(/\n+|\s*;\s*/u).filter((row) => row.trim() !== "");
  const spaced = said.split(/\s*,\s*|\s+(?:and|und)\s+/u).map((row) => row.trim().split(/\s+/u));
  const ways = [...(apart.length > 1 ? [apart.map(cellsIn)] : []), spaced];
  const rows = ways.find((way) => way.every((cells) => cells.length === width && cells.every((cell) => cell !== "")));
  return rows && !isSentence.test(rows.flat().join(" ")) ? rows : null;
}
