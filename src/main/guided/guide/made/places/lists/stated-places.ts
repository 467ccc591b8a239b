import { folderOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isYes } from "../../../facts/rows/row-condition.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { called } from "../../../files/several-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { placesIn } from "../places-in.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { mostRead, saidScope } from "../said/said-scope.ts";
import { saidTarget, withoutTarget } from "../said/said-target.ts";
import { denialOf, denies, states } from "./stated-word.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { exceptions, openStays } from "../said/some-stay.ts";
import { tellsWhatWas } from "../said/only-tells.ts";
import { isFiller, withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";
import { unreadBeside, withoutLead, withoutWhereStated } from "./where-stated.ts";

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
 * Where the files go of which each says with a label how it is, as the request wants those that are so, or those that aren't: "move the paid invoices to
 * paid/" where each has a line `Status: paid` or another one. Null where that is open.
 */
export async function statedPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const target = saidTarget(request, files);
  if (target === null || tellsWhatWas(request)) return null;
  const open = filesSpokenOf(request, files, target);
  const kinds = saidKinds(withoutTarget(request, target));
  const ofKind = open.filter((file) => kinds.length === 0 || kinds.some(({ isMeant }) => isMeant(file)));
  if (ofKind.length < fewestFiles || ofKind.length > mostRead) return null;
  const all = await Promise.all(
    ofKind.map(async ({ path }) => ({ path, statements: statementsOf(await view.text(path)) })),
  );
  const meant = thatState(all, request, target);
  return meant && placesIn(target, meant, request, files);
}

/**
 * Those of the folder that is named, or else of the one whose name or whose files' names the request has: "the invoices". Where nothing is named, those beside
 * the folder that they go to.
 */
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
  const named = called(request, readable);
  return named.length > 0 ? named : readable.filter(({ path }) => folderOf(path) === folderOf(target));
}

/** What tells of files which are meant: with this word behind their label. */
type Telling = { label: string; word: string; paths: readonly string[]; isState: boolean };

/** The files of which the request speaks by what one of their labels says, or of those that say something else. */
function thatState(files: readonly Stating[], request: string, target: string): readonly string[] | null {
  const labels = [...new Set(files.flatMap(({ statements }) => statements.map(({ label }) => label)))].filter(
    (label) => files.filter((file) => has(file, label)).length >= files.length * mostlyThere,
  );
  const told = withoutTarget(withoutStaying(request.replaceAll(namesMislead, " ")), target);
  const found = tellingOf(files, labels, told);
  const [first, ...others] = found;
  if (!first || others.some(({ paths }) => paths.join("\n") !== first.paths.join("\n"))) return null;
  const own = { labels: found.map(({ label }) => label), words: found.map(({ word }) => word) };
  const said = withoutWhereStated(told, [...own.labels.flatMap(wordsOf), ...own.words]);
  const denial = denialOf(said, own.words);
  const meant = said.replace(denial ?? "", "");
  if (own.words.some((word) => denies(meant, word))) return null;
  // "of the museum", "with a complaint": what is left says more of which ones are meant
  const inPaths = files.map(({ path }) => wordsOf(path));
  const inEach = inPaths.flat().filter((word) => inPaths.every((one) => one.includes(word)));
  const known = [
    ...ofMoving,
    ...inEach,
    ...wordsOf(target),
    ...own.labels,
    ...own.labels.flatMap(wordsOf),
    ...own.words,
  ];
  const rest = withoutLead(meant, own.labels, own.words);
  const beside = own.words.reduce((text, word) => text.replaceAll(wholeWord(word, "giu"), " "), rest);
  if (limitsFiles(beside) || !wishesPlaces(`${rest} move`) || unreadBeside(rest, known).length > 0) return null;
  if (denial === null) return first.paths;
  const left = files.filter(({ path }) => !first.paths.includes(path));
  return left.every((file) => isOtherwise(file, own)) ? left.map(({ path }) => path) : null;
}

/** Whether a file says what it is instead: of one that says nothing nobody knows it, and what is "partly paid" is neither. */
function isOtherwise({ statements }: Stating, own: { labels: readonly string[]; words: readonly string[] }): boolean {
  return own.labels.every((label) => {
    const value = statements.find((one) => one.label === label)?.value;
    const isSpokenOf = (word: string) => denies(value ?? "", word) && denialOf(value ?? "", [word]) === null;
    return value !== undefined && !own.words.some(isSpokenOf);
  });
}

/** What else is said of files that are to be elsewhere, and of nothing that could be done with them. */
const ofMoving =
  "belong clean whatever like want tidying gehören gehört kommen kommt sollen soll sollten aufräumen hin hinein rein".split(
    " ",
  );

/** Where several labels tell, those that are named. */
function tellingOf(files: readonly Stating[], labels: readonly string[], request: string): readonly Telling[] {
  // of loans "on loan" tells nothing: that is what they are called
  const called = files.flatMap(({ path }) => wordsOf(folderOf(path)));
  const words = [...new Set(wordsOf(request))].filter(
    (word) =>
      /^\p{L}{3}|^\p{Script=Han}{2}/u.test(word) && !isCommonWord(word) && !called.some((one) => isSameNoun(one, word)),
  );
  const telling = labels.flatMap((label) =>
    words.flatMap((word) => {
      const meant = files.filter((file) => file.statements.some((one) => one.label === label && isStated(one, word)));
      const isTelling = meant.length > 0 && meant.length < files.length;
      const isState = meant.every((file) => beginsWith(file, label, word));
      return isTelling ? [{ label, word, paths: meant.map(({ path }) => path), isState }] : [];
    }),
  );
  const named = telling.filter(({ label }) => wholeWord(label, "iu").test(request));
  if (named.length > 0) return named;
  // "Fence, done by May" isn't how it is
  const leading = telling.filter(({ isState }) => isState);
  return leading.length > 0 ? leading : telling;
}

/** Whether what the files say of themselves counts against what they are called. */
export function trustsNoNames(request: string): boolean {
  return request.search(namesMislead) !== -1;
}

/** That the names of the files tell nothing of it says that what stands in them does. */
const namesMislead =
  /(?:(?<!\p{L})(?:but|and|as|because|since|aber|und|denn|weil) )?(?<!\p{L})(?:(?:the|their) file ?names? (?:(?:are|is|do|does)(?:n['’]?t| not)(?: (?:always|really|all))? (?:right|correct|reliable|up to date|match|fit|agree|say so|tell)|(?:are|is|can be) (?:sometimes |often )?(?:wrong|misleading|out of date|outdated|unreliable))|die dateinamen (?:stimmen|passen) (?:dazu |da )?nicht(?: immer| mehr| alle)?|die dateinamen sind nicht (?:immer |alle )?(?:richtig|aktuell|zuverlässig)|auf die dateinamen ist kein verlass)(?!\p{L})|ファイル名は(?:当て|あて)にならない(?:ので)?/giu;

/** `status: paid`, or `paid: yes`. */
function isStated({ label, value }: Statement, word: string): boolean {
  return states(value, word) || (isYes.test(value) && isSameNoun(label, word));
}

function beginsWith({ statements }: Stating, label: string, word: string): boolean {
  return statements.some((one) => one.label === label && states(wordsOf(one.value)[0] ?? "", word));
}

function has({ statements }: Stating, label: string): boolean {
  return statements.some((one) => one.label === label);
}
