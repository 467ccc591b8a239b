import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { deniedWords } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidTick } from "../../../request/texts-and-tables/said-tick.ts";
import { japaneseQuotes, quotedPhrases } from "../../../request/words/search-words.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { entriesMeant } from "../../../written/entries-meant.ts";
import { type Place, placesIn } from "../../../written/lines-about.ts";

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
    const quoted = quotedEntries(said, file, places);
    return { ...file, places, meant: quoted ?? entriesMeant(subject, request, places) };
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

const box = /^\s*(?:[-*+•]|\d+[.)])\s+\[.?\]\s+/u;

/**
 * The entries that are quoted to the letter, whatever longer ones begin with the same words, but for those that are ticked already. Null where nothing that is
 * quoted is a whole entry, where one stands there twice, or where a quote is a part of another entry.
 */
function quotedEntries(said: string, { text }: FileText, places: readonly Place[]): Place[] | null {
  const quotes = [...new Set([...japaneseQuotes(said), ...quotedPhrases(said)].map(bareEntry))];
  const entries = text.split("\n").flatMap((line) => (box.test(line) ? [bareEntry(line.replace(box, ""))] : []));
  const whole = quotes.filter((quote) => entries.filter((entry) => entry === quote).length === 1);
  const isOpen = quotes.some((quote) => !whole.includes(quote) && entries.some((entry) => entry.includes(quote)));
  if (whole.length === 0 || isOpen) return null;
  return places.filter((place) => whole.includes(bareEntry(place.text.replace(box, ""))));
}

function bareEntry(text: string): string {
  return text
    .trim()
    .replace(/[.。]$/u, "")
    .toLowerCase();
}
