import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { namedFiles } from "../files/named-files.ts";
import { saidTick } from "../request/said-tick.ts";
import { wantedWords, withoutPaths } from "../request/wanted-words.ts";
import { type Place, placesAbout, placesIn } from "../written/lines-about.ts";

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
  return (entriesOf(subject, request, places) ?? entriesOfEach(subject, request, places)).map(
    ({ path, text, row }) => ({
      tool: "edit",
      input: { path, old_text: text, new_text: text.replace(open, "$1[x]"), line: row + 1 },
    }),
  );
}

/** The entries that are about what is said; null where some of it would be left, or where two read alike. */
function entriesOf(subject: string, request: string, places: readonly Place[]): Place[] | null {
  const meant = mostSaid(placesAbout(subject, request, places, places) ?? [], subject);
  const isClear = new Set(meant.map(({ text }) => text)).size === meant.length;
  return meant.length > 0 && isClear && isAllOf(subject, meant, places) ? meant : null;
}

/** "I bought life vests and maps": one entry for each of what is listed; none where that isn't clear for one of them. */
function entriesOfEach(subject: string, request: string, places: readonly Place[]): Place[] {
  const parts = subject.split(/[,;]\s|\s(?:and|und|&)\s|[、と]/u);
  const said = parts.filter((part) =>
    wantedWords(part).some((word) => places.some(({ words }) => words.own.has(word))),
  );
  const meant = said.map((part) => entriesOf(part, request, places));
  const clear = meant.flatMap((places) => (places?.length === 1 ? places : []));
  return said.length > 1 && clear.length === said.length ? [...new Set(clear)] : [];
}

/** Without the entry that says the same as another one, but less: of two calls that with what it is about. */
function mostSaid(places: readonly Place[], subject: string): Place[] {
  const wanted = wantedWords(subject);
  const said = places.map(({ words: { own, around } }) => wanted.filter((word) => own.has(word) || around.has(word)));
  const isPartOf = (one: readonly string[], other: readonly string[]) =>
    one.length < other.length && one.every((word) => other.includes(word));
  return places.filter((_, index) => !said.some((other) => isPartOf(said[index] ?? [], other)));
}

/** Whether no entry is left that has words of it which those that are meant haven't. */
function isAllOf(subject: string, meant: readonly Place[], places: readonly Place[]): boolean {
  const said = wantedWords(subject).filter((word) => places.some(({ words: { own } }) => own.has(word)));
  return said.every((word) => meant.some(({ words: { own, around } }) => own.has(word) || around.has(word)));
}
