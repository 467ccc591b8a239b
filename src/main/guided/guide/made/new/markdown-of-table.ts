import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { csvLines, tableOfLines } from "../../facts/tables/csv-lines.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { wishesForFile } from "../../request/files/wishes-for-file.ts";
import { newFromOne } from "./new-from-one.ts";
import { saysNothingElse, turnsInto } from "./plain-conversion.ts";

const asTable = /(?<!\p{L})(?:markdown|md|tables?|tabellen?)(?!\p{L})|表|マークダウン/iu;
/** No date in numbers is one. */
const isNumber = /^[-+]?[€$£]?\s?\d{1,3}(?:[.,']?\d{3})*(?:[.,]\d+)?\s?[€$£%]?$/u;

/** A table of a data file as one of Markdown's, with its numbers to the right, where a request wants just that of one file that is named. Empty where it wants anything else. */
export async function markdownTableCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || !/\.(?:md|markdown)$/iu.test(found.path) || !/\.(?:csv|tsv)$/iu.test(found.source.path)) return [];
  if (!asTable.test(request)) return [];
  if (!asksToWrite(request) && !turnsInto.test(request) && !wishesForFile(request, [found.path])) return [];
  const lines = csvLines((await view.text(found.source.path)) ?? "");
  const table = lines && tableOfLines(lines);
  if (!table || !saysNothingElse(request, [found.path, found.source.path], asTable)) return [];
  if (table.rows.some((row) => row.length !== table.columns.length)) return [];
  return [{ tool: "write", input: { path: found.path, content: markdownOf(table.columns, table.rows) } }];
}

/** A table as one of Markdown's, with its numbers to the right. */
export function markdownOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const plain = (cell: string) =>
    cell
      .trim()
      .replaceAll("|", String.raw`\|`)
      .replaceAll(/\s*\n\s*/gu, "<br>");
  const all = [columns, ...rows].map((row) => row.map(plain));
  const widths = columns.map((_, at) => Math.max(3, ...all.map((row) => [...(row[at] ?? "")].length)));
  const isRight = columns.map((_, at) => rows.length > 0 && rows.every((row) => isNumber.test((row[at] ?? "").trim())));
  const padded = (cell: string, at: number) => {
    const blanks = " ".repeat((widths[at] ?? 0) - [...cell].length);
    return isRight[at] ? blanks + cell : cell + blanks;
  };
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  const rule = widths.map((width, at) => (isRight[at] ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  const [head = [], ...body] = all.map((row) => row.map(padded));
  return [head, rule, ...body].map(line).join("");
}
