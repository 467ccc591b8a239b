import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles } from "../../files/named-files.ts";
import { saidTick } from "../../request/said-tick.ts";
import { withoutPaths } from "../../request/wanted-words.ts";
import { entriesMeant } from "../../written/entries-meant.ts";
import { placesIn } from "../../written/lines-about.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 30;
const open = /^(\s*(?:[-*+•]|\d+[.)])\s+)\[ ?\](?=\s)/u;

/**
 * The entries that a request says are done, ticked off on the list that it names, or on the only one there is. Empty where it says no such thing, or where
 * it isn't clear which are meant.
 */
export async function saidTickCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = saidTick(request);
  if (said === null) return [];
  const named = namedFiles(request, files);
  const subject = withoutPaths(said);
  const scope = (named.length > 0 ? named : files).filter(({ size }) => size <= mostBytes);
  if (scope.length > mostFiles) return [];
  const texts = await Promise.all(scope.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const places = texts.flatMap(({ path, text }) => placesIn(path, text)).filter(({ text }) => open.test(text));
  if (new Set(places.map(({ path }) => path)).size !== 1) return [];
  return entriesMeant(subject, request, places).map(({ path, text, row }) => ({
    tool: "edit",
    input: { path, old_text: text, new_text: text.replace(open, "$1[x]"), line: row + 1 },
  }));
}
