import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { replaceScope } from "../files/replace-scope.ts";
import { saidStyleChange } from "../request/said-style.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

/** The lines of the files that are meant in the style that a request shows. Empty where it shows none, or says no files. */
export async function saidStyleCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const change = saidStyleChange(request);
  const scope = change ? replaceScope(request, files) : null;
  if (!change || !scope || scope.length > mostFiles) return [];
  const readable = scope.filter(({ size }) => size <= mostBytes);
  const texts = await Promise.all(readable.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  return texts.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const changed = line.replaceAll(change.find, change.rewrite);
      return changed === line
        ? []
        : [{ tool: "edit", input: { path, old_text: line, new_text: changed, line: index + 1 } }];
    }),
  );
}
