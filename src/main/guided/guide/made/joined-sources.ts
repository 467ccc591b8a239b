import type { Call } from "../../../agent/step-protocol.ts";
import { fileCommand } from "../../forms/file-command.ts";
import { writeFileList } from "../../forms/file-list.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { joinedTable, wantsSourcesGone } from "./new/joined-tables.ts";

/**
 * The tables that the last step has put together are deleted where the request says that they go then: not before all that was in them stands in the new one.
 * Empty where it doesn't say so.
 */
export async function joinedSourceCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const { tool, status, text, input } = records.at(-1) ?? {};
  const isMade = tool === "write" && status === "ok" && text?.startsWith("Created") === true;
  if (!isMade || !wantsSourcesGone(request)) return [];
  const before = files.filter(({ path }) => path !== input?.["path"]);
  const joined = await joinedTable(request, before, view);
  const { path, content } = input ?? {};
  const isWhole =
    joined?.path === path && typeof content === "string" && joined?.content.trimEnd() === content.trimEnd();
  return joined && isWhole
    ? [{ tool: "bash", input: { command: fileCommand("remove", writeFileList(joined.sources), "") } }]
    : [];
}
