import { baseName, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { fileKinds, isBinary, isOfKind } from "../../../files/file-kinds.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { wantsOtherDeeds } from "../said/other-deeds.ts";
import { mostRead, saidScope } from "../said/said-scope.ts";
import { spokenName } from "../said/spoken-name.ts";
import { unreadWords } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

const fitting = String.raw`(?:matching|right|correct|corresponding|appropriate|respective|fitting|proper|passende[nrms]?|richtige[nrms]?|jeweilige[nrms]?|zugehörige[nrms]?|entsprechende[nrms]?)`;
const folderWord = String.raw`(?:sub-?)?(?:folders?|director(?:y|ies))|(?:unter)?ordnern?|(?:unter)?verzeichnis(?:se)?`;
const intoFitting = new RegExp(
  String.raw`(?<!\p{L})${fitting} (?:\p{L}+ )?(?:${folderWord})(?!\p{L})|(?:該当する|対応する|それぞれの|合う)(?:サブ)?フォルダー?(?:に|へ)`,
  "giu",
);
/** What becomes of those that have none. */
const othersStay = new RegExp(
  [
    String.raw`(?<!\p{L})(?:if|where|when|wenn|falls|wo|whoever|those|files|ones|whatever|was|wer)(?!\p{L})[^.;!?]*?(?<!\p{L})(?:no|not|none|without|isn['’]?t|doesn['’]?t|hasn['’]?t|kein\p{L}*|nicht|ohne)(?!\p{L})[^.;!?]*(?<!\p{L})(?:leave|stays?|remains?|skip|keep|lass\p{L}*|bleib\p{L}*|überspring\p{L}*)(?!\p{L})[^.;!?]*`,
    String.raw`[^、。]*フォルダー?(?:が|の)(?:まだ)?(?:ない|無い|なけれ)[^。]*?(?:そのまま|残し|動かさ)[^。]*`,
  ].join("|"),
  "iu",
);
const makesOthers =
  /(?<!\p{L})(?:make|create|new|mach\p{L}*|erstell\p{L}*|neue[nrms]?|anleg\p{L}*)(?!\p{L})|作っ|作成|新しい/iu;
/** "The customer is in the file name" */
const tellsWhere =
  /(?<!\p{L})(?:(?:the|its|whose|der|die|das) )?(?:\p{L}+(?:['’]s)? ){1,3}(?:is|are|stands?|can be seen|steht|stehen|ist|sind)(?: \p{L}+)? (?:in|im|in den|in (?:the|its|their|each|every)) (?:(?:the|its|their|each|jeweiligen) )?(?:file ?)?(?:names?|dateinamen?|namen)(?: of the files?)?(?!\p{L})|[^、。]*(?:ファイル名|名前)に(?:あり|書いてあ|入って|含まれ)[^、。]*/giu;
const plain = ["bill", "under", "below", "unter", "unterhalb", "of", "first", "erst", "yet", "noch", "respective"];

const plainJapanese =
  /フォルダー?|ファイル|移動|移し|入れ|すべて|ぜんぶ|全部|ください|お願いします|して|[のをにへて、。]/gu;

/**
 * Where files go of which each is to be in "the matching folder": the one of several that are there whose name stands in the file's. Null where it isn't clear
 * among which folders, where a name has two of them, or none and isn't said to stay, and where some of the files may not be meant.
 */
export async function matchingFolders(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  if (request.search(intoFitting) === -1) return null;
  const stays = othersStay.exec(request)?.[0] ?? null;
  if (stays !== null && makesOthers.test(stays)) return null;
  const said = request.replace(stays ?? "", " ").replaceAll(tellsWhere, " ");
  if (!wishesPlaces(said) || wantsOtherDeeds(said) || clausesOf(said).some((clause) => exceptions.test(clause)))
    return null;
  const above = folderAbove(said, files);
  const scope = above === null ? null : saidScope(said, files, above === "" ? null : above);
  if (above === null || !scope || scope.files.length > mostRead || scope.folder === `${above}/`) return null;
  const folders = foldersIn(above, files);
  const found = scope.files.map(({ path }) => ({ path, folders: foldersNamed(path, folders) }));
  const placed = found.filter((one) => one.folders.length > 0);
  const isOpen = found.some((one) => one.folders.length > 1 || (one.folders.length === 0 && stays === null));
  if (isOpen || placed.length === 0) return null;
  const known = [...plain, ...wordsOf(`${scope.folder} ${above}`)];
  const rest = unreadWords(said.replaceAll(intoFitting, " ").replaceAll(plainJapanese, " "), known);
  const told = await Promise.all(placed.map(({ path }) => toldBy(path, files, view)));
  const isOfAll = (word: string) =>
    told.every((words) => words.some((own) => isSameNoun(own, word))) ||
    fileKinds.some((kind) => kind.words.test(word) && scope.files.every(({ path }) => isOfKind(path, kind)));
  if (!rest.every(isOfAll)) return null;
  return placed.flatMap(({ path, folders: [folder = ""] }) => ({
    path,
    to: `${above === "" ? "" : `${above}/`}${folder}/${baseName(path)}`,
  }));
}

const exceptions =
  /(?<!\p{L})(?:except|but|only|just|unless|without|not|older|newer|außer|nur|ohne|nicht|aber|ältere\p{L}*|neuere\p{L}*)(?!\p{L})|n['’]t(?!\p{L})|以外|だけ|のみ/iu;

/** The one folder among whose folders the fitting ones are to be found, as the request says it, else those at the top; null where several may be meant. */
function folderAbove(said: string, files: readonly FileEntry[]): string | null {
  const all = new Set(files.flatMap(({ path }) => foldersOver(path)));
  const named = [...all].filter((folder) => {
    const name = `["'\\u0060„“「]?${escapeRegExp(folder)}["'\\u0060“”」]?`;
    const latin = String.raw`(?<!\p{L})(?:${fitting} (?:\p{L}+ )?(?:${folderWord})) (?:in|under|below|of|inside|within|unter|von|im|innerhalb von) (?:(?:the|my|our|dem|der|den|ordner|folder) )*${name}(?![\p{L}\p{N}_-]|\/[\p{L}\p{N}])`;
    const japanese = `${name}(?:フォルダー?)?(?:の中)?(?:の|にある)(?:該当する|対応する|それぞれの|合う)`;
    return new RegExp(`${latin}|${japanese}`, "iu").test(said);
  });
  const [above = "", ...others] = named;
  return others.length > 0 || foldersIn(above, files).length < 2 ? null : above;
}

/** The names of the folders that are right in this one, or at the top. */
function foldersIn(above: string, files: readonly FileEntry[]): readonly string[] {
  const lead = above === "" ? "" : `${above}/`;
  const inside = files.flatMap(({ path }) => {
    const [name, ...more] = path.startsWith(lead) ? path.slice(lead.length).split("/") : [];
    return name === undefined || more.length === 0 ? [] : [name];
  });
  return [...new Set(inside)];
}

function foldersOver(path: string): readonly string[] {
  const parts = folderOf(path).split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** The folders whose names stand in a file's, whole; of "Meyer" and "Meyer Bau" the longer one. */
function foldersNamed(path: string, folders: readonly string[]): readonly string[] {
  const name = ` ${spokenName(stemOf(path))} `;
  const found = folders.filter((folder) => spokenName(folder) !== "" && name.includes(` ${spokenName(folder)} `));
  return found.filter(
    (folder) =>
      !found.some((other) => other !== folder && ` ${spokenName(other)} `.includes(` ${spokenName(folder)} `)),
  );
}

/** The words of a file's name, and of what it says where it is a text. */
async function toldBy(path: string, files: readonly FileEntry[], view: WorkspaceView): Promise<readonly string[]> {
  const size = files.find((file) => file.path === path)?.size ?? 0;
  const text = size > mostBytes || isBinary(path) ? null : await view.text(path);
  return wordsOf(`${stemOf(path)}\n${text ?? ""}`);
}
