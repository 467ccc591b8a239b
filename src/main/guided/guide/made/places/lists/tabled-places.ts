import { baseName, endingOf, folderOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../../workspace-view.ts";
import { csvLines, tableOfLines } from "../../../facts/tables/csv-lines.ts";
import { extensionOf } from "../../../files/file-kinds.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saysDeleting } from "../../../request/files/says-deleting.ts";
import { leavesExceptionsOpen, saysOthersStay } from "../said/some-stay.ts";
import { calledName, spokenName } from "../said/spoken-name.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";

/** Where one file goes that a request shows: `inbox/ana.pdf` to `A`, which stands in its row, with `lead` before it. */
type Shown = { from: string; cell: string; lead: string };

/**
 * The folder of each file by a table that tells it, as a request shows it of one: "inbox/ana.pdf goes to A/ana.pdf, groups.csv says who is in which group".
 * A file is a row's by its whole name. Null where a file has no row and isn't said to stay, where it has two, and where some of them may be meant.
 */
export async function tabledPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const said = writtenFiles(request, files);
  const lists = said.filter(({ path, size }) => size <= mostBytes && /^(?:csv|tsv)$/iu.test(extensionOf(path)));
  const [list, ...otherLists] = lists;
  const shown = said.filter((file) => !lists.includes(file) && !isKept(file, request, files));
  // who writes `inbox/ana.pdf` doesn't mean `ana.pdf`
  const [example, ...others] = shown.filter(
    ({ path }) => !shown.some((other) => other.path.endsWith(`/${path}`) && request.includes(other.path)),
  );
  if (!list || !example || otherLists.length > 0 || others.length > 0) return null;
  if (saysDeleting(request) || leavesExceptionsOpen(request, files)) return null;
  const table = await tableIn(list.path, view);
  if (!table) return null;
  const columns = columnsShown(table, example.path, request);
  if (!columns) return null;
  const alike = files.filter(
    (file) =>
      folderOf(file.path) === folderOf(example.path) &&
      endingOf(file.path).toLowerCase() === endingOf(example.path).toLowerCase() &&
      !isKept(file, request, files),
  );
  const rest = withoutStaying(withoutPaths(request, [list.path, example.path, columns.shown.cell]));
  if (limitsFiles(rest) || tellsApart(rest, alike) || saysValue(rest, table)) return null;
  const found = alike.map(({ path }) => ({ path, folders: foldersFor(path, table, columns) }));
  const isOpen = found.some(
    ({ folders }) =>
      folders.length > 1 || (folders.length === 0 && !saysOthersStay(request)) || folders.some(isNoFolder),
  );
  if (isOpen) return null;
  return found.flatMap(({ path, folders: [folder] }) =>
    folder === undefined ? [] : [{ path, to: `${columns.shown.lead}${folder}/${baseName(path)}` }],
  );
}

function isKept({ path }: FileEntry, request: string, files: readonly FileEntry[]): boolean {
  return keptFiles(request, files).includes(path);
}

async function tableIn(path: string, view: WorkspaceView): Promise<Table | null> {
  const known = await view.table(path);
  if (known) return known;
  const lines = csvLines((await view.text(path)) ?? "");
  return lines && tableOfLines(lines);
}

type Columns = { name: number; folder: number; shown: Shown };

/** The column with the name of the file that is shown, and the one with its folder; null where either could be another one. */
function columnsShown(table: Table, from: string, request: string): Columns | null {
  const found = table.rows.flatMap((row) =>
    row.flatMap((cell, name) => {
      if (spokenName(cell) !== calledName(from)) return [];
      return row.flatMap((value, folder) => {
        const shown = folder === name ? null : shownAs(from, value, request);
        return shown ? [{ name, folder, shown }] : [];
      });
    }),
  );
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
}

/** Whether the file is shown to go to a folder that is called like this value. */
function shownAs(from: string, value: string, request: string): Shown | null {
  if (value.trim() === "") return null;
  const own = escapeRegExp(baseName(from));
  const goes = String.raw`${own}["'\u0060“”」]?(?: (?:\p{L}+ ){0,5}?(?:to|into|in|nach) | ?(?:→|->) ?|(?:は|を))`;
  const way = new RegExp(
    String.raw`${goes}["'\u0060„“「]?((?:[\p{L}\p{N}_-]+\/)*)${escapeRegExp(value)}\/(?:${own})?(?![A-Za-z\d])`,
    "u",
  );
  const lead = way.exec(request)?.[1];
  return lead === undefined ? null : { from, cell: value, lead };
}

function foldersFor(path: string, table: Table, { name, folder }: Columns): readonly string[] {
  return table.rows.filter((row) => spokenName(row[name] ?? "") === calledName(path)).map((row) => row[folder] ?? "");
}

function isNoFolder(name: string): boolean {
  return name.trim() === "" || name !== name.trim() || /[/\\:*?"<>|]|^\.|^-/u.test(name);
}

/** A request without these paths and folders, and what is written beside them. */
function withoutPaths(request: string, paths: readonly string[]): string {
  return paths.reduce(
    (text, path) =>
      text.replaceAll(
        new RegExp(String.raw`\S*${escapeRegExp(path)}(?=\/)\S*|${escapeRegExp(path)}(?![\p{L}\p{N}])`, "gu"),
        " ",
      ),
    request,
  );
}

/** "the hand-ins of group B": some rows are meant. */
function saysValue(rest: string, table: Table): boolean {
  const words = wordsOf(rest);
  const headings = table.columns.flatMap(wordsOf);
  const values = new Set(
    table.rows
      .flat()
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ""),
  );
  return [...values].some((value) => {
    const own = wordsOf(value);
    if (own.every((word) => headings.includes(word))) return false;
    // "a" is an article, and "A" a group
    if (value.length < 3)
      return new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(value)}(?![\p{L}\p{N}])`, "u").test(
        rest.replace(/^\s*\S+/u, ""),
      );
    return own.every((word) => words.includes(word));
  });
}
