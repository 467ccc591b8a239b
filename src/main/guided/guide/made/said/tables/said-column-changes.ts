import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { bareCommand } from "../../../request/wishes/bare-command.ts";
import { type ColumnChange, saidColumnChange } from "../../../request/texts-and-tables/said-column-change.ts";
import { addsColumn, saidNewColumn } from "../../../request/texts-and-tables/said-new-column.ts";
import { tablesOf, withColumnChange } from "../../../written/table-columns.ts";

/** The edits that rename, add, remove or move columns of a table as a request says. Empty where it says no such thing, or it isn't clear which column of which table. */
export async function saidColumnChangeCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const command = bareCommand(request);
  const changeOf = (columns: readonly string[]): ColumnChange | null => {
    const change = command === null ? null : saidColumnChange(command, columns);
    const added = change || !addsColumn(request) ? null : saidNewColumn(request, columns);
    return change ?? (added && { deed: "add", ...added });
  };
  if (command === null && !addsColumn(request)) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown)$/i, view);
  const found = texts.flatMap((file) => {
    const changes = tablesOf(file.path, file.text).flatMap((table) => {
      const change = changeOf(table.columns);
      return change ? [withColumnChange(file.text, table, change)] : [];
    });
    const [after, ...others] = changes;
    return after !== undefined && others.length === 0 ? [{ ...file, after }] : [];
  });
  const meant = found.length === 1 ? found[0] : plainestFile(found, texts, request);
  return meant ? changedLines(meant.path, meant.text, meant.after) : [];
}

/** An edit for each line that reads otherwise. */
function changedLines(path: string, before: string, after: string): Call[] {
  const fresh = after.split("\n");
  return before.split("\n").flatMap((line, row) => {
    const own = fresh[row] ?? line;
    return own === line ? [] : [{ tool: "edit", input: { path, old_text: line, new_text: own, line: row + 1 } }];
  });
}
