import { filesInScope, mostBytes } from "../../files/files-in-scope.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { wordsOf } from "../../request/words/words.ts";
import { rowsThatFit } from "./rows-that-fit.ts";

/** More files are no two lists. */
const mostFiles = 8;
const entriesTold = 30;
/** What is longer is no name of anything. In characters. */
const longestEntry = 60;
/** Words that begin alike are of one family: "signed", "signup". In characters. */
const sameBeginning = 4;

/** A list: what its entries are called, by their words, and what it is about. */
type List = { path: string; entries: ReadonlyMap<string, string>; about: readonly string[] };
/** One paragraph of a text, or one column of a table. */
type Group = { cells: readonly string[]; about: readonly string[] };

/**
 * Which entries stand in one list and not in the other, where a request asks for that and two files have some in common: the lines of
 * texts, or columns of tables. Empty for nothing.
 */
export async function comparedLists(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<string> {
  const isAsked = asksToCompare.test(request) || (mayCompare.test(request) && asks.test(request));
  if (!isAsked) return "";
  const scope = filesInScope(request, files);
  const [named, ...others] = scope;
  // the words of a request may be the name of one of the two
  const meant = others.length > 0 ? scope : files.filter(({ size }) => size <= mostBytes);
  if (meant.length > mostFiles) return "";
  const isMeant = (paths: readonly string[]) => others.length > 0 || !named || paths.includes(named.path);
  const groups = await Promise.all(
    meant.map(async ({ path }) => ({ path, groups: await groupsIn(path, request, view) })),
  );
  const pairs = groups.flatMap((one, at) =>
    groups.slice(at + 1).flatMap((other) => (isMeant([one.path, other.path]) ? (pairOf(one, other) ?? []) : [])),
  );
  const [best] = pairs.toSorted((first, second) => second.common.length - first.common.length);
  return best ? toldOf(best, request) : "";
}

/** What of that a model was told with a request; empty for nothing. */
export function comparedIn(context: string): string {
  return context
    .split("\n")
    .filter((line) => /^Counted: in (?:both )?\S.* (?:and|but not in) .+: /.test(line))
    .join("\n");
}

const asksToCompare =
  /\b(?:missing|but not|not (?:yet )?(?:in|on|there)|in common|overlap\w*|differ\w*|compare|only in|fehl\w*|gemeinsam\w*|unterschied\w*|vergleich\w*|nur in)\b|両方|共通|比較|違い|足りない/iu;
/** These words stand in many wishes that are about no two lists: "the times don't change". */
const mayCompare =
  /\b(?:(?:is|are|was|were|do|does|did|has|have|had)(?:n'?t| not)|not (?:yet )?(?:been|paid|done)|never|both|already|(?:noch )?nicht|beiden?)\b|ていない|てない|ない人/iu;
const asks =
  /\?|？|\b(?:who|whom|whose|which|what|wer|wem|welche[rsnm]?|was|list|tell|nenne?|zeige?)\b|誰|だれ|どの|何/iu;

type Source = { path: string; groups: readonly Group[] };
type Pair = { one: List; other: List; common: readonly string[] };

/** The two lists of two files: their groups that have entries in common, as long as these are two at least. */
function pairOf(one: Source, other: Source): Pair | null {
  const [known, wanted] = [one, other].map(({ groups }) => new Set(groups.flatMap(({ cells }) => cells.map(keyOf))));
  if (!known || !wanted) return null;
  const first = listOf(one, wanted);
  const second = listOf(other, known);
  const common = [...first.entries.keys()].filter((key) => second.entries.has(key));
  return common.length < 2 ? null : { one: first, other: second, common };
}

function listOf({ path, groups }: Source, shared: ReadonlySet<string>): List {
  const own = groups.filter(({ cells }) => cells.some((cell) => shared.has(keyOf(cell))));
  const cells = own.flatMap((group) => group.cells);
  const about = [...wordsOf(path), ...groups.flatMap((group) => group.about)];
  return { path, about, entries: new Map(cells.map((cell) => [keyOf(cell), cell])) };
}

/** Of three answers a small model takes the wrong one: where the request says which is meant it is told no other. */
function toldOf({ one, other, common }: Pair, request: string): string {
  const both = `Counted: in both ${one.path} and ${other.path}: ${told(common.map((key) => one.entries.get(key) ?? key))}`;
  const left = `Counted: in ${one.path}, but not in ${other.path}: ${told(without(one, other))}`;
  const right = `Counted: in ${other.path}, but not in ${one.path}: ${told(without(other, one))}`;
  const denied = /(?:\bnot|n'?t|\bmissing (?:in|on|from)|\bnever|\bnicht|\bfehl\w* (?:in|auf|bei))\s([^.!?]+)/iu.exec(
    request,
  )?.[1];
  if (denied === undefined)
    return /\b(?:both|common|overlap\w*|beiden?|gemeinsam\w*)\b|両方|共通/iu.test(request)
      ? both
      : [both, left, right].join("\n");
  const [ofOne, ofOther] = [one, other].map(({ about }) => isAbout(denied, about));
  if (ofOne === ofOther) return [both, left, right].join("\n");
  return ofOne ? right : left;
}

function isAbout(words: string, about: readonly string[]): boolean {
  const families = new Set(about.map(familyOf));
  return wordsOf(words).some((word) => families.has(familyOf(word)));
}

function familyOf(word: string): string {
  return /^(?:paid|pay\w*|(?:be|ge)?zahl\w*)$/iu.test(word) ? "pay" : word.slice(0, sameBeginning);
}

function without({ entries }: List, other: List): string[] {
  return [...entries].flatMap(([key, entry]) => (other.entries.has(key) ? [] : [entry]));
}

function told(entries: readonly string[]): string {
  if (entries.length === 0) return "none";
  const more = entries.length > entriesTold ? ", …" : "";
  return `${entries.slice(0, entriesTold).join(", ")}${more} (${entries.length})`;
}

async function groupsIn(path: string, request: string, view: WorkspaceView): Promise<Group[]> {
  const table = await view.table(path);
  return table ? namesIn(table, request) : paragraphsIn((await view.text(path)) ?? "");
}

/** The columns that tell the rows apart which the request means, and first and last names as one. */
function namesIn({ columns, rows }: Table, request: string): Group[] {
  const fitting = rowsThatFit({ columns, rows }, request)?.places.map((place) => rows[place] ?? []) ?? rows;
  const cells = columns.map((_, index) => fitting.map((row) => row[index]?.trim() ?? ""));
  const first = columns.findIndex((name) => /^(?:first[ _-]?name|given[ _-]?name|vorname|名)$/iu.test(name));
  const last = columns.findIndex((name) =>
    /^(?:last[ _-]?name|surname|family[ _-]?name|nachname|name|姓)$/iu.test(name),
  );
  const whole = first < 0 || last < 0 ? [] : [fitting.map((row) => `${row[first] ?? ""} ${row[last] ?? ""}`.trim())];
  const about = columns.flatMap(wordsOf);
  const telling = cells.filter((column) => new Set(column).size > column.length * 0.6);
  return [...whole, ...telling].map((names) => ({ cells: names.filter((cell) => /\p{L}/u.test(cell)), about }));
}

/** The lines of each paragraph without bullets, boxes, numbers and what is said behind the name. */
function paragraphsIn(text: string): Group[] {
  return text.split(/\n\s*\n|^#.*$/m).map((paragraph) => ({
    about: [],
    cells: paragraph.split(/\r?\n/).flatMap((line) => {
      const [name = ""] = line
        .replace(/^\s*(?:[-*+•・]|\d+[.)])?\s*(?:\[[ xX✓]\])?\s*/u, "")
        .split(/\s+[-–—(]|[:;\t(]|,\s|\s{2,}/u);
      return name.trim() === "" || name.length > longestEntry ? [] : [name.trim()];
    }),
  }));
}

/** `Doe, Jane` and `jane doe` are the same. */
function keyOf(entry: string): string {
  return wordsOf(entry).toSorted().join(" ");
}
