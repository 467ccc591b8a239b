import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../../workspace-view.ts";
import { csvLines, tableOfLines } from "../../../facts/tables/csv-lines.ts";
import { rowsThatFit } from "../../../facts/rows/rows-that-fit.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { extensionOf, fileKinds, isOfKind } from "../../../files/file-kinds.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { calledFiles } from "../../../files/several-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { wantedWords, withoutPaths } from "../../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { filesOfNames } from "./files-of-names.ts";
import { type ListedEntry, listedEntries } from "./listed-entries.ts";
import { placesIn } from "../places-in.ts";
import { saidScope } from "../said/said-scope.ts";
import { saidTarget, withoutTarget } from "../said/said-target.ts";
import { calledName, spokenName } from "../said/spoken-name.ts";
import { denies, states } from "./stated-word.ts";
import { meansTicked, tickedNames } from "./ticked-names.ts";

/**
 * Where the files go that a list or a table elsewhere tells to be so, as the request wants them: "move the photos of what is sold, see sold.txt", "the
 * configs of all retired servers (hosts.csv)". Null where that is open.
 */
export async function listedPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const target = saidTarget(request, files);
  if (target === null) return null;
  const kept = new Set(keptFiles(request, files));
  const source = saidScope(request, files, target)?.folder;
  const lists = [...new Set([...writtenFiles(request, files), ...calledFiles(request, files)])].filter(
    ({ path, size }) => size <= mostBytes && /^(?:csv|tsv|txt|md|markdown|json)$/i.test(extensionOf(path)),
  );
  const found = lists.map(async (list) => {
    const open = files.filter(
      ({ path }) =>
        path !== list.path && !kept.has(path) && !path.startsWith(`${target}/`) && path.startsWith(source ?? ""),
    );
    return meantBy(list.path, withoutTarget(request, target), ofSaidKind(request, open), view, source ?? "");
  });
  const meant = (await Promise.all(found)).filter((paths) => paths !== null);
  const [only, ...others] = meant;
  return only === undefined || others.length > 0 ? null : placesIn(target, only, request, files);
}

function ofSaidKind(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const kind = fileKinds.find(({ words }) => words.test(withoutPaths(request)));
  return kind && files.some(({ path }) => isOfKind(path, kind))
    ? files.filter(({ path }) => isOfKind(path, kind))
    : files;
}

/** The files that a list means, as a table or in words. */
async function meantBy(
  list: string,
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
  source: string,
): Promise<readonly string[] | null> {
  const text = await view.text(list);
  if (text === null) return null;
  const table = /\.(?:csv|tsv|json)$/i.test(list) ? ((await view.table(list)) ?? tableOf(text)) : null;
  return table ? byTable(table, request, files) : byList(text, list, request, files, source);
}

function tableOf(text: string): Table | null {
  const lines = csvLines(text);
  return lines && tableOfLines(lines);
}

/** The rows that fit, by the column whose cells are the names of files. */
function byTable(table: Table, request: string, files: readonly FileEntry[]): readonly string[] | null {
  const words = withoutPaths(request);
  const fitting = rowsThatFit(table, words);
  if (!fitting || saysOtherwise(fitting.names, words)) return null;
  const stems = new Set(files.map(({ path }) => calledName(path)));
  const columns = table.columns.map((_, index) => table.rows.map((row) => spokenName(row[index] ?? "")));
  const counts = columns.map((names) => new Set(names.filter((name) => stems.has(name))).size);
  const most = Math.max(0, ...counts);
  const names = columns[counts.indexOf(most)] ?? [];
  const isName =
    most > 1 && new Set(names).size === names.length && counts.filter((count) => count === most).length === 1;
  if (!isName) return null;
  return ownedBy(
    fitting.places.map((place) => names[place] ?? ""),
    names,
    files,
  );
}

/** "those that aren't active": the value is said for what the others have. */
function saysOtherwise(names: readonly string[], request: string): boolean {
  return names.some((name) => name.split(" ").some((word) => denies(request, word)));
}

/** The entries of which a list says what the request says, by their headings or their lines; all of them where it says no more than that they are listed. */
function byList(
  text: string,
  list: string,
  request: string,
  files: readonly FileEntry[],
  source: string,
): readonly string[] | null {
  const called = files.map(({ path }) => calledName(path));
  const names = [...new Set(called.flatMap((name) => beginningsOf(name)))];
  if (meansTicked(request)) return byTicks(text, called, files);
  const entries = listedEntries(text, names).filter(({ name }) =>
    called.some((own) => own === name || (/\d$/.test(name) && own.startsWith(`${name} `))),
  );
  if (new Set(entries.map(({ name }) => name)).size < 2) return null;
  // "from members" doesn't say that members are meant
  const ofSource = wordsOf(source);
  const words = wantedWords(request).filter(
    (word) => word.length > 2 && !ofSource.some((own) => isSameNoun(own, word)),
  );
  const meant = entriesThatFit(entries, list, words, request);
  return meant && ownedBy(meant, [...new Set(entries.map(({ name }) => name))], files);
}

/** The files whose names are ticked off. */
function byTicks(text: string, called: readonly string[], files: readonly FileEntry[]): readonly string[] | null {
  const ticked = tickedNames(text, called);
  const meant = files.filter(({ path }) => ticked?.includes(calledName(path)));
  // two files may be called alike
  return ticked && meant.length === ticked.length ? meant.map(({ path }) => path) : null;
}

/** `cup 07 back` may be called "cup 07" in a list. */
function beginningsOf(name: string): readonly string[] {
  const words = name.split(" ");
  return words.map((_, index) => words.slice(0, index + 1).join(" ")).filter((one) => one === name || /\d$/.test(one));
}

function entriesThatFit(
  entries: readonly ListedEntry[],
  list: string,
  words: readonly string[],
  request: string,
): readonly string[] | null {
  if (words.some((word) => denies(request, word))) return null;
  const headings = new Set(entries.map(({ heading }) => heading));
  const fits = words.flatMap((word) => {
    const meant = entries.filter(({ heading, rest }) => states(heading, word) || states(rest, word));
    return meant.length > 0 && meant.length < entries.length ? [meant.map(({ name }) => name)] : [];
  });
  const [first, ...others] = new Map(fits.map((names) => [names.join("\n"), names])).values();
  if (others.length > 0) return null;
  if (first) return first;
  // a list that is all about one thing, and is called so, means all that are on it
  const isAll = headings.size === 1 && !words.some((word) => entries.some(({ rest }) => denies(rest, word)));
  return isAll &&
    words.some((word) => states(spokenName(list), word) || entries.every(({ heading }) => states(heading, word)))
    ? entries.map(({ name }) => name)
    : null;
}

/** The files of those names; null where one of them has none, or it isn't clear whose one is. */
function ownedBy(
  meant: readonly string[],
  all: readonly string[],
  files: readonly FileEntry[],
): readonly string[] | null {
  const owned = filesOfNames(all, files);
  if (!owned || new Set(meant).size < meant.length) return null;
  const found = meant.flatMap((name) => owned.get(name) ?? []);
  return found.length > 0 ? found : null;
}
