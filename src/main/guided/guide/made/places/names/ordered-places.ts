import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { saidScope } from "../said/said-scope.ts";
import { clausesSaid, saysNoMore } from "../said/says-no-more.ts";
import { exceptions } from "../said/some-stay.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { entriesInOrder } from "./ordered-entries.ts";

const ofOrder =
  /(?<!\p{L})(?:order|sequence|(?:stand|listed|appear|come)s? in|reihenfolge|wie in|wie sie in|stehen)(?!\p{L})|順/iu;
const wish =
  /(?<!\p{L})(?:(?:please|can you|could you|and|bitte|kannst du|und) )*(?:(?:re-?)?number(?:ed)?|rename|prefix|put (?:a |the )?numbers?|give|add (?:a )?numbers?|(?:durch)?nummerier\p{L}*|(?:um)?benenn\p{L}*|gib|setz\p{L}*|stell\p{L}*)(?!\p{L})[^.,;:!?()\n]*|[^。]*(?:番号|連番|ナンバリング)[^。]*/giu;
/** What stands before the name of the list. */
const list =
  /(?<!\p{L})(?:(?:order|sequence|reihenfolge|(?:stand|listed|appear|come)s?|stehen)(?: (?:of|in|from|as in|given in|given by|aus|von|in der datei|wie in))?|from|by|after|as in|like in|following|according to|aus|nach|wie in|in) (?:(?:the|file|datei|der|liste|list) )*$/iu;
/** Which ones have no place in the list, and that they stay as they are. */
const notListed =
  /(?:n['’]t|(?<!\p{L})(?:not|nicht|without|missing|no|keine?n?|fehl\p{L}*))(?!\p{L})[^.;!?]*(?:keeps?|stays?|remains?|behält|behalten|bleib\p{L}*|as (?:it is|they are))|ない[^。]*(?:そのまま|まま)/iu;
const others = /(?<!\p{L})(?:rest|others?|else|remaining|ande\p{L}*|übrige\p{L}*)(?!\p{L})|ほか|他|残り/iu;
const stays =
  /(?<!\p{L})(?:stays?|remains?|keeps?|leave|alone|bleib\p{L}*|behalt\p{L}*|behält|lass\p{L}*)(?!\p{L})|そのまま/iu;

/** A number before or behind a name, as a request shows it of one: what parts them, with how many digits, and how the request says so. */
type Shown = { isBefore: boolean; between: string; width: number; said: string };

/**
 * Names with the numbers that the files have in a list elsewhere, in the way that a request shows of one: "number the files in lyrics in the order of
 * evening.txt, like 'lyrics/1 Lights.txt'". What isn't in the list keeps its name. Null where none is shown, or the list leaves a number open.
 */
export async function orderedPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  if (!ofOrder.test(request) || request.search(wish) === -1 || isQuestion(request)) return null;
  const source = listNamed(request, files);
  const scope = saidScope(request, files, null);
  if (source === null || !scope) return null;
  const kept = new Set(keptFiles(request, files));
  const open = (scope.folder === "" ? files : scope.files).filter(({ path }) => path !== source && !kept.has(path));
  const entries = entriesInOrder((await view.text(source)) ?? "", open);
  const meant = entries?.flatMap((entry) =>
    ofKinds(entry.files, request.replaceAll(wholeWord(scope.folder.slice(0, -1), "giu"), " ")).map((file) => ({
      ...file,
      number: entry.number,
    })),
  );
  const folders = new Set(meant?.map(({ path }) => folderOf(path)));
  if (!meant || meant.length < 2 || folders.size > 1) return null;
  const shown = meant.flatMap((file) => shownOf(file, request));
  const [first] = shown;
  const isOne = shown.every(
    ({ isBefore, between, width }) =>
      isBefore === first?.isBefore && between === first.between && width === first.width,
  );
  if (!first || !isOne) return null;
  const going = meant.map(({ path }) => path);
  const rest = shown.reduce((text, { said }) => text.replace(said, " "), request);
  if (isOtherwise.test(rest) || isDenied(rest) || !saysOnly(rest, source, going, files)) return null;
  return meant.map(({ path, name, number }) => {
    const digits = String(number).padStart(first.width, "0");
    const stem = first.isBefore ? digits + first.between + name : name + first.between + digits;
    return { path, to: folderOf(path) + stem + endingOf(path) };
  });
}

/** The other way round, for copies, or with a number of its own: "Lullaby gets 4". */
const isOtherwise =
  /(?<!\p{L})(?:revers\p{L}*|backwards?|umgekehrt\p{L}*|rückwärts|cop(?:y|ies)|kopi\p{L}*|(?:gets?|bekommt) (?:the )?(?:number |nummer )?\d+)(?!\p{L})|逆|コピー/iu;

/** Who says what isn't to be done may say it of those that stay. */
function isDenied(text: string): boolean {
  const wishes = (text.match(wish) ?? []).join(" ");
  return isDenial(wishes) || deniedWish.test(text);
}

const deniedWish =
  /(?:n['’]t|(?<!\p{L})(?:dont|not|never))(?: \p{L}+){0,2} (?:(?:re-?)?number|rename|prefix|give|add|put)(?!\p{L})/iu;

/** The one text that a request names as the list. */
function listNamed(request: string, files: readonly FileEntry[]): string | null {
  const named = writtenFiles(request, files).filter(
    ({ path, size }) => size <= mostBytes && !isBinary(path) && list.test(request.slice(0, placeOf(path, request))),
  );
  const [only, ...more] = named;
  return only && more.length === 0 ? only.path : japaneseList(request, files);
}

function placeOf(path: string, request: string): number {
  const at = request.indexOf(path);
  const start = at === -1 ? request.indexOf(baseName(path)) : at;
  return /["'\u0060„“「]$/u.test(request.slice(0, Math.max(start, 0))) ? start - 1 : Math.max(start, 0);
}

function japaneseList(request: string, files: readonly FileEntry[]): string | null {
  const [only, ...more] = writtenFiles(request, files).filter(({ path }) =>
    new RegExp(`${escapeRegExp(baseName(path))}[」』]?(?:に(?:書いてある|ある)|の)?[^。、]{0,8}順`, "u").test(request),
  );
  return only && more.length === 0 ? only.path : null;
}

function ofKinds<T extends FileEntry>(all: readonly T[], request: string): readonly T[] {
  const kinds = saidKinds(request.replaceAll(/\S*[\p{L}\p{N}_-]\.[a-z]\w{1,4}(?!\w)/giu, " "));
  const meant = kinds.length === 0 ? all : all.filter((file) => kinds.some(({ isMeant }) => isMeant(file)));
  return meant.length > 0 ? meant : all;
}

/** How the request writes the new name of this file. */
function shownOf(file: { path: string; name: string; number: number }, request: string): readonly Shown[] {
  const [number, name, folder] = [`(0*${file.number})`, escapeRegExp(file.name), escapeRegExp(folderOf(file.path))];
  const end = `(?:${escapeRegExp(endingOf(file.path))}|(?![\\p{L}\\p{N}_]|\\.\\p{L}))`;
  const lead = String.raw`(?:[,;]?\s*(?:so |and |just )*(?:like|e\.g\.|for example|such as|so|i\.e\.|also|wie|z\. ?b\.|zum beispiel|例えば|たとえば)[,:]?\s*)?`;
  const frame = (inner: string) =>
    new RegExp(`${lead}["'\\u0060„“「]?(?:${folder})?(?<![\\p{L}\\p{N}])${inner}${end}["'\\u0060“”」]?`, "iu");
  const parts = String.raw`([ _.)–-]{1,4})`;
  const before = frame(`${number}${parts}${name}`).exec(request.normalize("NFC"));
  const behind = frame(`${name}${parts}${number}`).exec(request.normalize("NFC"));
  return [
    ...(before?.[1] === undefined
      ? []
      : [{ isBefore: true, between: before[2] ?? "", width: before[1].length, said: before[0] }]),
    ...(behind?.[2] === undefined
      ? []
      : [{ isBefore: false, between: behind[1] ?? "", width: behind[2].length, said: behind[0] }]),
  ].filter(({ said }) => stemOf(file.path) !== said);
}

/** Whether no more is said than that these get numbers, why, and that others stay as they are. */
function saysOnly(text: string, source: string, going: readonly string[], files: readonly FileEntry[]): boolean {
  const bare = [source, baseName(source)].reduce((said, name) => said.replaceAll(name, "it"), text);
  const wishes = (bare.match(wish) ?? []).join(" ");
  const meant = files.filter(({ path }) => going.includes(path));
  if (limitsFiles(wishes) || exceptions.test(wishes) || tellsApart(wishes, meant)) return false;
  const rest = clausesSaid(bare.replaceAll(wish, " ")).filter((clause) => !notListed.test(clause));
  // "the rest comes behind"
  const isOpen = rest.some((clause) => others.test(clause) && !stays.test(clause));
  return !isOpen && saysNoMore(rest.join(", "), going, files);
}
