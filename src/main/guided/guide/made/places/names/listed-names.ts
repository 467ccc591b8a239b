import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { missingFiles, namedFiles } from "../../../files/named-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { narrowsFiles } from "../said/narrows-files.ts";
import { saysDeleting } from "../../../request/files/says-deleting.ts";
import { wholeFileForm } from "../../../turn/whole-file-form.ts";

const betweenCells = /\t|\s{2,}|\s*[;|]\s*|\s*(?:→|->|=>)\s*|,\s*|\s[-–:=]\s|:\s|(?<=^\s*\d+[.)])\s/u;
/** "after the tunes": which names they are. */
const after = /(?<!\p{L})(?:after|by|like|as|nach|according to) (?:(?:the|their|den|der|dem) )?\p{L}+/giu;
/** A name isn't to be as it stands in the list. */
const otherwise =
  /(?<!\p{L})(?:(?:lower|upper) ?case|capital\p{L}*|in front|prefix\p{L}*|number(?!\p{L})|underscores?|hyphens?|dash(?:es)?|blanks|spaces|without|klein|groß|kleingeschrieben|davor|voran|leerzeichen|unterstrich\p{L}*|bindestrich\p{L}*|nummer|ohne)(?!\p{L})|小文字|大文字|番号/iu;
const notInNames = /[/\\:*?"<>|]/u;

/**
 * New names from a list that a request names, where it gives one of them as an example: "rec_001.wav becomes 'Morning tune.wav', as in takes.txt". What of the
 * old name stands in the line of the new one, a number or the whole name, tells the lines of the other files. What isn't in the list keeps its name. Null where the
 * example isn't in it, or a line leaves a name open.
 */
export async function listedNames(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const [example, ...others] = missingFiles(request, files);
  if (example === undefined || others.length > 0 || wholeFileForm(request, files) !== "rename") return null;
  if (narrowsFiles(request.replaceAll(after, " "), false) || saysDeleting(request) || otherwise.test(request))
    return null;
  const named = namedFiles(request, files);
  const old = named.filter(({ path }) => endingOf(path).toLowerCase() === endingOf(example).toLowerCase());
  const lists = named.filter((file) => !old.includes(file) && file.size <= mostBytes && !isBinary(file.path));
  const [from, ...more] = old;
  const [list, ...otherLists] = lists;
  if (!from || !list || more.length > 0 || otherLists.length > 0) return null;
  const rows = ((await view.text(list.path)) ?? "").split(/\r?\n/).map((line) => line.trim().split(betweenCells));
  const shape = shapeIn(rows, from.path, baseName(example));
  if (!shape) return null;
  const kept = keptFiles(request, files);
  const alike = files.filter(({ path }) => isAlike(path, from.path) && !kept.includes(path));
  const places = alike.map(({ path }) => placeOf(path, rows, shape));
  const isOpen = places.includes(null) || new Set(places.map((place) => place?.to)).size < places.length;
  return isOpen ? null : places.filter((place) => place !== null);
}

/** In which cell of a line what stands: what tells whose line it is, and the new name, with its ending or without. */
type Shape = { keyAt: number; nameAt: number; keyOf: (path: string) => string; hasEnding: boolean };

function shapeIn(rows: readonly (readonly string[])[], from: string, example: string): Shape | null {
  const keys = [(path: string) => baseName(path), (path: string) => stemOf(path), numberIn];
  const found = keys.flatMap((keyOf) =>
    [true, false].flatMap((hasEnding) => {
      const [key, name] = [keyOf(from), hasEnding ? example : stemOf(example)];
      return rows.flatMap((cells) => {
        const [keyAt, nameAt] = [
          cells.findIndex((cell) => isKey(cell, key)),
          cells.findIndex((cell) => isSame(cell, name)),
        ];
        return keyAt === -1 || nameAt === -1 || keyAt === nameAt ? [] : [{ keyAt, nameAt, keyOf, hasEnding }];
      });
    }),
  );
  return found[0] ?? null;
}

/** Where a file goes by its line, or stays; null where its line has no name, or there are two. */
function placeOf(
  path: string,
  rows: readonly (readonly string[])[],
  { keyAt, nameAt, keyOf, hasEnding }: Shape,
): Place | null {
  const [own, ...more] = rows.filter((cells) => isKey(cells[keyAt] ?? "", keyOf(path)));
  if (!own) return { path, to: path };
  const name = own[nameAt]?.trim() ?? "";
  if (more.length > 0 || name === "" || notInNames.test(name)) return null;
  return { path, to: folderOf(path) + name + (hasEnding ? "" : endingOf(path)) };
}

/** `rec_001` and `rec_014` differ by a number only. */
function isAlike(path: string, other: string): boolean {
  const shape = (each: string) => each.toLowerCase().replaceAll(/\d+/g, "0");
  const isNumbered = numberIn(other) !== "";
  return isNumbered
    ? shape(path) === shape(other)
    : folderOf(path) === folderOf(other) && endingOf(path) === endingOf(other);
}

/** The only number in a name, without zeros before it; empty where there is none, or several. */
function numberIn(path: string): string {
  const [number, ...more] = stemOf(path).match(/\d+/g) ?? [];
  return number === undefined || more.length > 0 ? "" : String(Number(number));
}

function isKey(cell: string, key: string): boolean {
  const bare = cell.trim().replace(/[.)]$/u, "");
  return (
    key !== "" && (isSame(bare, key) || (/^\d+$/.test(key) && /^0*\d+$/.test(bare) && Number(bare) === Number(key)))
  );
}

function isSame(cell: string, text: string): boolean {
  return cell.trim().toLowerCase() === text.toLowerCase();
}
