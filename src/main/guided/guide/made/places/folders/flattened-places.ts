import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidScope } from "../said/said-scope.ts";
import { unreadWords } from "../said/unread-words.ts";

const inner = String.raw`(?:sub-?(?:folders?|director(?:y|ies))|(?:unter(?:ordnern?|verzeichnis(?:se[ns]?)?)))`;
const speaksOfInner = new RegExp(
  String.raw`(?<!\p{L})(?:${inner}|(?:folders|ordnern?) (?:in|inside|within|under|below|of|unter)|(?:an? |one |own |separate |eine[nm] |eigene[nm] )+(?:folder|directory|ordner) (?:per|for (?:each|every)|each|pro|je|für jede[nrs]?)|(?:folders|ordnern?) (?:per|by|for (?:each|every)|nach|pro|je)|(?:each|every|jede[rs]?) \p{L}+ (?:has|is in|hat|liegt in) (?:an?|its|einen|einem) (?:own |eigenen |eigenem )?(?:folder|ordner)|flatten)(?!\p{L})|サブフォルダ|ごとのフォルダ`,
  "iu",
);
const moves =
  /(?<!\p{L})(?:move|put|bring|take|pull|flatten|(?:want|need|like|have) (?:to have )?(?:them|it|those|everything|all)|should (?:all |rather |just )*(?:be|go|lie)|soll(?:en)?|möchte|hätte|will|verschieb\p{L}*|leg\p{L}*|hol\p{L}*|pack\p{L}*)(?!\p{L})|移動|移し|出し/iu;
const prefixed = new RegExp(
  String.raw`(?<!\p{L})(?:with|mit|and) (?:(?:the|its|their|each|dem|den) )*(?:name of (?:the|their|its) (?:${inner}|folders?)|(?:${inner}|folders?|ordners?)(?:['’]?s?)? ?names?|namen? (?:des|ihres|der) (?:${inner}s?|ordners?))(?: (?:in front|as (?:an? )?prefix|first|before (?:it|them|the (?:file ?)?name)|at the (?:start|beginning|front)|davor|vorne?(?: dran)?|voran|als präfix))?(?!\p{L})`,
  "giu",
);
/** "with the week in front": what their folders are called for. */
const named =
  /(?<!\p{L})(?:with|mit) (?:(?:the|its|their|each|dem|den|der) )*\p{L}+ (?:in front|as (?:an? )?prefix|first|before it|at the (?:start|beginning|front|end)|behind|davor|vorne?(?: dran)?|voran|dahinter|hinten(?: dran)?)(?!\p{L})/giu;
/** What says that the folders that are empty then are to go. */
export const removesFolders = new RegExp(
  String.raw`(?:,? ?(?:and|then|und|dann|afterwards|danach|anschließend)[, ]+)*(?<!\p{L})(?:(?:remove|delete|get rid of|drop|throw away|lösche?|entferne?)(?: then| bitte| dann)? (?:(?:the|all|those|then|now|die|dann|jetzt|nun) )*(?:empty|emptied|leeren?|left-?over)? ?(?:${inner}|folders?|director(?:y|ies)|ordner)(?: (?:then|afterwards|danach|as well|too|auch))?|(?:the |die )?(?:empty|leeren) (?:${inner}|folders|ordner) (?:can|should|können|sollen) (?:then |dann )?(?:go|be (?:removed|deleted)|weg|gelöscht werden))(?!\p{L})|空(?:になった|の)(?:サブ)?フォルダー?[はを](?:削除|消)(?:して)?`,
  "giu",
);
const ofAll =
  /(?<!\p{L})(?:everything|all|alles|alle|the files|die dateien|contents?|inhalt|flatten)(?!\p{L})|ファイル|すべて|ぜんぶ|全部/iu;
const plain =
  `straight directly right up out level one flatten themselves itself front name want need like rather just lie möchte hätte will soll sollen gern gerne liegen instead stattdessen daraus usw etc direkt unterordnern unterverzeichnissen hoch eine ebene heraus raus hol hole`.split(
    " ",
  );
const plainJapanese =
  /サブフォルダー?|フォルダー?|ファイル|直下|すべて|ぜんぶ|全部|移動|移し|ください|して|名前|よう|中|[のをにへはて、。から]/gu;

/**
 * The files of the folders within one folder, right in that one: as they are called, or with the name of their folder before it, as one that is shown. The folders
 * that are empty then go where that is said. Null where there are folders within these, and where another name or only some of the files are wanted.
 */
export function flattenedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!speaksOfInner.test(request) || !moves.test(request) || isQuestion(request)) return null;
  const folder = folderSaid(request, files);
  const inside =
    folder === null ? [] : files.filter(({ path }) => path.startsWith(folder) && folderOf(path) !== folder);
  if (folder === null || inside.length === 0 || inside.some(({ path }) => levels(path) !== levels(folder) + 1))
    return null;
  const shown = separatorsShown(request, folder, inside);
  const [first] = shown;
  if (shown.some(({ sign, isBehind }) => sign !== first?.sign || isBehind !== first.isBehind)) return null;
  if (!first && (request.search(prefixed) !== -1 || request.search(named) !== -1)) return null;
  const bare = shown.reduce((text, { said }) => text.replace(said, " "), request);
  if (!saysOnly(bare, folder) || keptFiles(bare, files).length > 0) return null;
  const moved = inside.map(({ path }) => {
    const own = baseName(folderOf(path).slice(0, -1));
    return { path, to: folder + (first ? withFolder(baseName(path), own, first) : baseName(path)) };
  });
  const emptied = request.search(removesFolders) === -1 ? [] : new Set(inside.map(({ path }) => folderOf(path)));
  return [...moved, ...[...emptied].map((path) => ({ path, to: null }))];
}

function withFolder(name: string, own: string, { sign, isBehind }: Shown): string {
  return isBehind ? `${stemOf(name)}${sign}${own}${endingOf(name)}` : own + sign + name;
}

function levels(path: string): number {
  return path.split("/").length;
}

/** The one folder that a request names as the one with folders in it, into which all is to go; with its slash. */
function folderSaid(request: string, files: readonly FileEntry[]): string | null {
  const outer = new Set(files.map(({ path }) => folderOf(folderOf(path).slice(0, -1))).filter((path) => path !== ""));
  const marks = [...outer].map((folder) => ({ path: `${folder}_`, size: 0 }));
  const folder = saidScope(request, [...files, ...marks], null)?.folder ?? "";
  if (!outer.has(folder)) return null;
  const name = `["'\\u0060„“「]?${escapeRegExp(folder.slice(0, -1))}["'\\u0060“”」]?`;
  const into = String.raw`(?<!\p{L})(?:in(?:to)?|to|nach) (?:(?:the|my|our|den|die|das|folder|ordner) )*${name}(?![\p{L}\p{N}_-]|\/[\p{L}\p{N}])`;
  // "in recordings" says where they are, and "into recordings" where they go
  const times = request.match(new RegExp(into, "giu"))?.length ?? 0;
  const isTarget = new RegExp(
    String.raw`(?<!\p{L})(?:into|to|nach|(?:straight|directly|direkt) in) (?:(?:the|my|our|den|die|das|folder|ordner) )*${name}(?![\p{L}\p{N}_-]|\/[\p{L}\p{N}])|${name}(?:フォルダー?)?(?:の)?直下(?:に|へ)|(?<!\p{L})flatten (?:(?:the|my|our|folder) )*${name}`,
    "iu",
  ).test(request);
  return isTarget || times > 1 ? folder : null;
}

/** What stands between the names of the folder and the file in a new name, and how the request says so. */
type Shown = { sign: string; isBehind: boolean; said: string };

/** "tuesday/01.wav becomes 'tuesday - 01.wav'", or the new name alone. */
function separatorsShown(request: string, folder: string, inside: readonly FileEntry[]): readonly Shown[] {
  return inside.flatMap(({ path }) => {
    const [own = "", name = ""] = path.slice(folder.length).split("/").map(escapeRegExp);
    const old = String.raw`(?:${escapeRegExp(folder)})?${own}\/${name}`;
    const becomes = String.raw`["'\u0060“”」]?\s*(?:becomes?|->|→|=>|(?:should|will|would|is to) (?:be|become|be called|be named)|is (?:then )?called|wird(?: zu)?|(?:soll )?(?:dann )?(?:heißt|heißen)|を|は|が)\s*["'\u0060„“「]?`;
    const lead = String.raw`(?:,?\s*(?:so|so that|like|e\.g\.|i\.e\.|for example|such as|also|zum beispiel|z\. ?b\.|例えば|例：)[,:]?\s+)?["'\u0060„“「]?`;
    const way = new RegExp(
      `${lead}${old}${becomes}(?:${escapeRegExp(folder)})?${own}([ _.–-]{1,5})${name}(?![\\p{L}\\p{N}_/-])["'\\u0060“”」]?`,
      "iu",
    );
    const found = way.exec(request);
    if (found) return [{ sign: found[1] ?? "", isBehind: false, said: found[0] }];
    const [stem, end] = [escapeRegExp(stemOf(path)), escapeRegExp(endingOf(path))];
    const alone = (inner: string) =>
      new RegExp(
        `${lead}(?<![\\p{L}\\p{N}_/-])(?:${escapeRegExp(folder)})?${inner}${end}(?![\\p{L}\\p{N}_/-])["'\\u0060“”」]?`,
        "iu",
      ).exec(request);
    const between = "([ _.–-]{1,5})";
    const [before, behind] = [alone(own + between + stem), alone(stem + between + own)];
    return [
      ...(before ? [{ sign: before[1] ?? "", isBehind: false, said: before[0] }] : []),
      ...(behind ? [{ sign: behind[1] ?? "", isBehind: true, said: behind[0] }] : []),
    ];
  });
}

/** Whether a request says nothing more of them: what it tells in other sentences may be why. */
function saysOnly(request: string, folder: string): boolean {
  const text = request.replaceAll(removesFolders, " ").replaceAll(prefixed, " ").replaceAll(named, " ");
  if (!ofAll.test(text)) return false;
  if (isDenial(text) || limitsFiles(text)) return false;
  const wishes = sentencesOf(text).filter((sentence) => moves.test(sentence));
  const known = [...plain, ...wordsOf(folder)];
  return wishes.every((sentence) => unreadWords(sentence.replaceAll(plainJapanese, " "), known).length === 0);
}
