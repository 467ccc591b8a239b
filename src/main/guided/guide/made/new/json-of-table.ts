import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { csvLines, tableOfLines } from "../../facts/tables/csv-lines.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { wishesForFile } from "../../request/files/wishes-for-file.ts";
import { saysNothingElse, turnsInto, withoutDenied } from "./plain-conversion.ts";
import { newFromOne } from "./new-from-one.ts";

/** As JSON writes numbers, so that nothing of a cell is lost: 007 and +49 are none. */
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/u;
/** Values that are to be texts whatever they look like. */
const asTexts = /(?<!\p{L})(?:strings?|texts?|quoted|quotes|zeichenketten?|text)(?!\p{L})|文字列/iu;
/** A table as a list of objects in JSON, its numbers as numbers, where a request wants just that of one file that is named. Empty where it wants anything else. */
export async function jsonCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || !/\.json$/iu.test(found.path) || !/\.(?:csv|tsv)$/iu.test(found.source.path)) return [];
  if (!asksToWrite(request) && !turnsInto.test(request) && !wishesForFile(request, [found.path])) return [];
  const lines = csvLines((await view.text(found.source.path)) ?? "");
  const table = lines && tableOfLines(lines);
  if (!table || !saysNothingElse(request, [...table.columns, found.path, found.source.path], asTexts)) return [];
  const isUneven = table.rows.some((row) => row.length !== table.columns.length);
  if (isUneven || new Set(table.columns).size < table.columns.length || table.columns.includes("")) return [];
  const content = `${jsonOf(table.columns, table.rows, asTexts.test(withoutDenied(request)))}\n`;
  return [{ tool: "write", input: { path: found.path, content } }];
}

/** A column of nothing but numbers holds numbers; where one of them is missing there is none. */
function jsonOf(columns: readonly string[], rows: readonly (readonly string[])[], isText: boolean): string {
  const isNumber = columns.map((_, at) => {
    const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
    return !isText && cells.length > 0 && cells.every((cell) => number.test(cell));
  });
  const valueOf = (cell: string, at: number) => (isNumber[at] ? (cell === "" ? null : Number(cell)) : cell);
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column, at) => [column, valueOf(row[at] ?? "", at)])),
  );
  return JSON.stringify(objects, null, 2);
}
