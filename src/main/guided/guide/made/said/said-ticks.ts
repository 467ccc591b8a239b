import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { plainestFile } from "../../files/plainest-files.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { deniedWords } from "../../request/denied-clauses.ts";
import { isQuestion } from "../../request/is-question.ts";
import { saidTick } from "../../request/said-tick.ts";
import { withoutPaths } from "../../request/wanted-words.ts";
import { entriesMeant } from "../../written/entries-meant.ts";
import { type Place, placesIn } from "../../written/lines-about.ts";

const isOfTwo = /(?<!\p{L})(?:both|beide[rsnm]?)(?!\p{L})/iu;
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
  if (said === null || isQuestion(request)) return [];
  const subject = withoutPaths(said);
  const texts = await textsMeant(request, files, isList, view);
  const denied = deniedWords(request, subject);
  const isDenied = ({ words: { own } }: Place) => denied.some((word) => own.has(word));
  const lists = texts.map((file) => {
    const places = placesIn(file.path, file.text).filter((place) => open.test(place.text) && !isDenied(place));
    return { ...file, places, meant: entriesMeant(subject, request, places) };
  });
  const having = lists.filter(({ meant }) => meant.length > 0);
  const list = plainestFile(
    having,
    lists.filter(({ places }) => places.length > 0),
    request,
  );
  const meant = list?.meant ?? [];
  // of both that are done one isn't all
  if (isOfTwo.test(said) && meant.length !== 2) return [];
  return meant.map(({ path, text, row }) => ({
    tool: "edit",
    input: { path, old_text: text, new_text: text.replace(open, "$1[x]"), line: row + 1 },
  }));
}
