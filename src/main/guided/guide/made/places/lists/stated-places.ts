import { folderOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isYes } from "../../../facts/rows/row-condition.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { called } from "../../../files/several-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { placesIn } from "../places-in.ts";
import { mostRead, saidScope } from "../said/said-scope.ts";
import { saidTarget, withoutTarget } from "../said/said-target.ts";
import { denies, states } from "./stated-word.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { exceptions, openStays } from "../said/some-stay.ts";
import { withoutTelling } from "../said/tells-where.ts";
import { isFiller, unreadWords, withoutStaying } from "../said/unread-words.ts";

/**
 * The same where a request says as well that those stay which say something else of themselves: "reopened ones stay". Null where no file says that, or one that
 * would go.
 */
export async function statedButSome(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const places = exceptions.test(request) ? null : await statedPlaces(request, files, view);
  if (!places) return null;
  const going = new Set(places.map(({ path }) => path));
  const folders = new Set(places.map(({ path }) => folderOf(path)));
  const beside = files.filter(({ path, size }) => folders.has(folderOf(path)) && size <= mostBytes && !isBinary(path));
  const all = await Promise.all(
    beside.map(async ({ path }) => ({ path, statements: statementsOf(await view.text(path)) })),
  );
  const isKnown = (clause: string) =>
    wordsOf(clause).some((word) => {
      const said = all.filter(({ statements }) => statements.some(({ value }) => states(value, word)));
      return word.length > 2 && !isFiller(word) && said.length > 0 && !said.some(({ path }) => going.has(path));
    });
  return openStays(request).every(isKnown) ? places : null;
}

type Stating = { path: string; statements: readonly Statement[] };

const fewestFiles = 2;
/** So many of the files have to have a label for it to be one of all. */
const mostlyThere = 0.6;

/**
 * Where the files go of which each says with a label how it is, as the request wants those that are so: "move the paid invoices to paid/" where each has a
 * line `Status: paid` or another one. Null where that is open.
 */
export async function statedPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const target = saidTarget(request, files);
  if (target === null) return null;
  const open = filesSpokenOf(request, files, target);
  if (open.length < fewestFiles || open.length > mostRead) return null;
  const all = await Promise.all(
    open.map(async ({ path }) => ({ path, statements: statementsOf(await view.text(path)) })),
  );
  const meant = thatState(all, request, target);
  return meant && placesIn(target, meant, request, files);
}

/** Those of the folder that is named, or else of the one whose name or whose files' names the request has: "the invoices". */
function filesSpokenOf(request: string, files: readonly FileEntry[], target: string): readonly FileEntry[] {
  const kept = new Set(keptFiles(request, files));
  const readable = files.filter(
    ({ path, size }) =>
      !kept.has(path) && !path.startsWith(`${target}/`) && size > 0 && size <= mostBytes && !isBinary(path),
  );
  const scope = saidScope(request, readable, target);
  if (scope && scope.folder !== "") return scope.files;
  const nouns = wantedWords(request);
  const folders = new Set(readable.map(({ path }) => folderOf(path)));
  const [only, ...others] = [...folders].filter((folder) =>
    wordsOf(folder.split("/").at(-2) ?? "").some((word) => nouns.some((noun) => isSameNoun(noun, word))),
  );
  if (only !== undefined && others.length === 0) return readable.filter(({ path }) => folderOf(path) === only);
  return called(request, readable);
}

/** The files of which the request speaks by what one of their labels says. Where several labels tell, the one counts that is named. */
function thatState(files: readonly Stating[], request: string, target: string): readonly string[] | null {
  // of loans "on loan" tells nothing: that is what they are called
  const called = files.flatMap(({ path }) => wordsOf(folderOf(path)));
  const words = wantedWords(withoutTarget(withoutStaying(request), target)).filter(
    (word) => /^..[^]|^\p{Script=Han}{2}/u.test(word) && !called.some((own) => isSameNoun(own, word)),
  );
  const labels = [...new Set(files.flatMap(({ statements }) => statements.map(({ label }) => label)))].filter(
    (label) => files.filter((file) => has(file, label)).length >= files.length * mostlyThere,
  );
  const telling = labels.flatMap((label) =>
    words.flatMap((word) => {
      const meant = files.filter((file) => file.statements.some((one) => one.label === label && isStated(one, word)));
      const isTelling = meant.length > 0 && meant.length < files.length;
      return isTelling ? [{ label, word, paths: meant.map(({ path }) => path) }] : [];
    }),
  );
  const named = telling.filter(({ label }) => wordsOf(label).some((word) => words.includes(word)));
  const found = named.length > 0 ? named : telling;
  const [first, ...others] = found;
  if (!first || others.some(({ paths }) => paths.join("\n") !== first.paths.join("\n"))) return null;
  if (found.some(({ word }) => denies(request, word))) return null;
  // "of the museum", "with a complaint": what is left says more of which ones are meant
  const ofFiles = files.flatMap(({ path }) => wordsOf(path));
  const known = [...ofFiles, ...wordsOf(target), ...found.flatMap(({ label, word }) => [word, ...wordsOf(label)])];
  const rest = withoutLead(withoutTelling(withoutStaying(request)).replaceAll(namesMislead, " "), found);
  return unreadWords(rest, known).length > 0 ? null : first.paths;
}

/** Whether what the files say of themselves counts against what they are called. */
export function trustsNoNames(request: string): boolean {
  return request.search(namesMislead) !== -1;
}

/** That the names of the files tell nothing of it says that what stands in them does. */
const namesMislead =
  /(?:(?<!\p{L})(?:but|and|as|because|since|aber|und|denn|weil) )?(?<!\p{L})(?:(?:the|their) file ?names? (?:(?:are|is|do|does)(?:n['’]?t| not)(?: (?:always|really|all))? (?:right|correct|reliable|up to date|match|fit|agree|say so|tell)|(?:are|is|can be) (?:sometimes |often )?(?:wrong|misleading|out of date|outdated|unreliable))|die dateinamen (?:stimmen|passen) (?:dazu |da )?nicht(?: immer| mehr| alle)?|die dateinamen sind nicht (?:immer |alle )?(?:richtig|aktuell|zuverlässig)|auf die dateinamen ist kein verlass)(?!\p{L})|ファイル名は(?:当て|あて)にならない(?:ので)?/giu;

/** "with status closed": what leads to a label that is named says no more of which ones are meant. */
function withoutLead(request: string, found: readonly { label: string }[]): string {
  const labels = found.map(({ label }) => escapeRegExp(label)).join("|");
  return request.replaceAll(
    new RegExp(
      [
        `(?<!\\p{L})(?:with|of|in|mit|im)(?= (?:(?:the|a|dem|der) )?(?:${labels})(?!\\p{L}))`,
        // "the status line counts"
        `(?<=(?<!\\p{L})(?:${labels})(?:[ -]?(?:line|zeile))?) (?:is what )?(?:counts|decides|matters|zählt|entscheidet)(?!\\p{L})`,
        `(?<=(?<!\\p{L})(?:${labels})-?)zeile(?!\\p{L})`,
        // "whether it's paid stands in the file under Status"
        `(?<!\\p{L})(?:ob|whether)(?: (?:it|they)['’](?:s|re))?(?= [^.;:!?\\n]{1,60}(?<!\\p{L})(?:${labels})(?!\\p{L}))`,
        `(?<!\\p{L})(?:bei|unter|hinter|neben|under|behind|beside)(?= ["'„]?(?:${labels})(?!\\p{L}))`,
      ].join("|"),
      "giu",
    ),
    " ",
  );
}

/** `status: paid`, or `paid: yes`. */
function isStated({ label, value }: Statement, word: string): boolean {
  return states(value, word) || (isYes.test(value) && isSameNoun(label, word));
}

function has({ statements }: Stating, label: string): boolean {
  return statements.some((one) => one.label === label);
}
