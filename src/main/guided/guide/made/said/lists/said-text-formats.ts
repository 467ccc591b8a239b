import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { bareCommand } from "../../../request/wishes/bare-command.ts";
import { saidTextFormat } from "../../../request/texts-and-tables/said-text-format.ts";
import { inFormat } from "../../../written/in-format.ts";

const kinds = /\.(?:md|markdown|txt|text|csv|tsv|rst|adoc|html?|css|ini|conf|cfg|sql|log)$/i;

/** All of a text in another format, as a request says: without empty lines, with headings of another rank, other signs between the cells of a table or within its numbers. */
export async function saidTextFormatCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const command = bareCommand(request);
  const format = command === null ? null : saidTextFormat(command);
  const file = format ? await textMeant(request, files, kinds, view) : null;
  const after = format && file ? inFormat(file.path, file.text, format) : null;
  if (!file || after === null || after === file.text) return [];
  return [{ tool: "edit", input: { path: file.path, old_text: file.text, new_text: after, line: 1 } }];
}
