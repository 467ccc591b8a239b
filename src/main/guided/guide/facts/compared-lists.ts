import { filesInScope, mostBytes } from "../files/files-in-scope.ts";
import type { FileEntry, Table, WorkspaceView } from "../../workspace-view.ts";
import { wordsOf } from "../request/words.ts";

/** More files are no two lists. */
const mostFiles = 8;
const entriesTold = 30;
/** What is longer is no name of anything. In characters. */
const longestEntry = 60;

/** A list: what its entries are called, by their words. */
type List = { path: string; entries: ReadonlyMap<string, string> };

/**
 * Which entries stand in one list and not in the other, where a request asks for that and two files have some in common: the lines of a
 * text, or a column of a table. Empty for nothing.
 */
export async function comparedLists(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<string> {
  if (!asksToCompare(request)) return "";
  const scope = filesInScope(request, files);
  const [named, ...others] = scope;
  // the words of a request may be the name of one of the two
  const meant = others.length > 0 ? scope : files.filter(({ size }) => size <= mostBytes);
  if (meant.length > mostFiles) return "";
  const lists = (await Promise.all(meant.map(({ path }) => listsIn(path, view)))).flat();
  const pairs = lists.flatMap((one, at) =>
    lists
      .slice(at + 1)
      .filter(({ path }) => path !== one.path && (scope.length > 1 || [path, one.path].includes(named?.path ?? path)))
      .map((other) => ({ one, other, common: [...one.entries.keys()].filter((key) => other.entries.has(key)) })),
  );
  const [best] = pairs.toSorted((first, second) => second.common.length - first.common.length);
  if (!best || best.common.length < 2) return "";
  const { one, other, common } = best;
  return [
    `Counted: in both ${one.path} and ${other.path}: ${told(common.map((key) => one.entries.get(key) ?? key))}`,
    `Counted: in ${one.path}, but not in ${other.path}: ${told(without(one, other))}`,
    `Counted: in ${other.path}, but not in ${one.path}: ${told(without(other, one))}`,
  ].join("\n");
}

/** What of that a model was told with a request; empty for nothing. */
export function comparedIn(context: string): string {
  return context
    .split("\n")
    .filter((line) => /^Counted: in (?:both )?\S.* (?:and|but not in) .+: /.test(line))
    .join("\n");
}

function asksToCompare(request: string): boolean {
  return /\b(?:missing|(?:is|are|was|were|do|does|did|has|have|had)(?:n't|nt| not)|but not|not (?:yet )?(?:in|on|there|been)|never|both|in common|overlap\w*|already|differ\w*|compare|only in|fehl\w*|(?:noch )?nicht|beiden?|schon|gemeinsam\w*|unterschied\w*|vergleich\w*|nur in)\b|ていない|てない|ない人|両方|共通|比較|違い|足りない/iu.test(
    request,
  );
}

function without({ entries }: List, other: List): string[] {
  return [...entries].flatMap(([key, entry]) => (other.entries.has(key) ? [] : [entry]));
}

function told(entries: readonly string[]): string {
  if (entries.length === 0) return "none";
  const more = entries.length > entriesTold ? ", …" : "";
  return `${entries.slice(0, entriesTold).join(", ")}${more} (${entries.length})`;
}

async function listsIn(path: string, view: WorkspaceView): Promise<List[]> {
  const table = await view.table(path);
  const columns = table ? namesIn(table) : [linesIn((await view.text(path)) ?? "")];
  return columns.flatMap((cells) => {
    const entries = new Map(cells.flatMap((cell): [string, string][] => (keyOf(cell) ? [[keyOf(cell), cell]] : [])));
    return entries.size > 1 ? [{ path, entries }] : [];
  });
}

/** The columns that tell rows apart, and first and last names as one. */
function namesIn({ columns, rows }: Table): string[][] {
  const cells = columns.map((_, index) => rows.map((row) => row[index]?.trim() ?? ""));
  const first = columns.findIndex((name) => /^(?:first[ _-]?name|given[ _-]?name|vorname|名)$/iu.test(name));
  const last = columns.findIndex((name) =>
    /^(?:last[ _-]?name|surname|family[ _-]?name|nachname|name|姓)$/iu.test(name),
  );
  const whole = first < 0 || last < 0 ? [] : [rows.map((row) => `${row[first] ?? ""} ${row[last] ?? ""}`.trim())];
  const telling = cells.filter(
    (column) => new Set(column).size > column.length * 0.6 && column.some((cell) => /\p{L}/u.test(cell)),
  );
  return [...whole, ...telling];
}

/** The lines of a list without bullets, boxes, numbers and what is said behind the name. */
function linesIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (/^\s*(?:#|--|==|$)/.test(line)) return [];
    const [name = ""] = line
      .replace(/^\s*(?:[-*+•・]|\d+[.)])?\s*(?:\[[ xX✓]\])?\s*/u, "")
      .split(/\s+[-–—:(]|[:;\t(]|,\s|\s{2,}/u);
    return name.trim() === "" || name.length > longestEntry ? [] : [name.trim()];
  });
}

/** `Doe, Jane` and `jane doe` are the same. */
function keyOf(entry: string): string {
  return wordsOf(entry).toSorted().join(" ");
}
