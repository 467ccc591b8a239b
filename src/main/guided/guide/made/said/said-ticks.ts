import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { saidTick } from "../../request/said-tick.ts";
import { withoutPaths } from "../../request/wanted-words.ts";
import { entriesMeant } from "../../written/entries-meant.ts";
import { placesIn } from "../../written/lines-about.ts";

const isList = /\.(?:md|markdown|txt|org)$|(?:^|\/)[^./]+$/i;
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
  const subject = withoutPaths(said);
  const texts = await textsMeant(request, files, isList, view);
  const places = texts.flatMap(({ path, text }) => placesIn(path, text)).filter(({ text }) => open.test(text));
  if (new Set(places.map(({ path }) => path)).size !== 1) return [];
  return entriesMeant(subject, request, places).map(({ path, text, row }) => ({
    tool: "edit",
    input: { path, old_text: text, new_text: text.replace(open, "$1[x]"), line: row + 1 },
  }));
}
