import { baseName, endingOf, folderOf } from "../../../../shared/path-parts.ts";
import type { Place } from "../../../agent/places.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { fileCommand, renameCommand } from "../../forms/file-command.ts";
import { arrow, writeFileList } from "../../forms/file-list.ts";
import { shellWord } from "../../forms/shell-word.ts";
import { fileKinds, isOfKind } from "../files/file-kinds.ts";
import { namedFiles } from "../files/named-files.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { asksForNames } from "../request/wishes/request-intent.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { wordsOf } from "../request/words/words.ts";
import { coversFolder, picksSome } from "./places/said/picks-some.ts";
import { placesForm } from "./places/said/places-form.ts";
import { saysOthersStay } from "./places/said/some-stay.ts";
import { saysDeleting } from "../request/files/says-deleting.ts";

/**
 * The command that brings files where they are to be, as the model has read it out of a request. Empty where none is to be elsewhere, and where it can't be
 * right: two files in one place, one in the place of another that stays, a path out of the folder.
 */
export function placedCalls(request: string, places: readonly Place[], files: readonly FileEntry[]): Call[] {
  const form = placesForm(request, files);
  // a name is changed, and nothing goes for it
  const mayGo = form === "remove" || (form === "move" && saysDeleting(request));
  const gone = mayGo ? places.flatMap(({ path, to }) => (to === null && isSaidToGo(path, request) ? [path] : [])) : [];
  const isMeant = kindsMeant(places, request);
  const keepsNames = namesStay.test(request) || (form === "move" && !asksForNames(request));
  const keepsFolder = form === "rename" && !saysTopFolder.test(request);
  const said = places.flatMap(({ path, to }) =>
    to === null || to === path || !isMeant(path) || isRunaway(path, to, places)
      ? []
      : [{ path, to: keepsFolder && folderOf(to) === "" ? folderOf(path) + to : to }],
  );
  const named = keepsNames ? said.map(({ path, to }) => ({ path, to: folderOf(to) + baseName(path) })) : said;
  const moved = named.filter(({ path, to }) => to !== path);
  // what is only shown of one is no name of all
  if (namedAsShown(moved, request) > 1) return [];
  // who wants files deleted doesn't want others moved
  const isWrong =
    (meansSome.test(request) && gone.length + moved.length === places.length && places.length > 2) ||
    passesFoldersBy(moved, request, files) ||
    takesAll(moved, request, files) ||
    (form === "remove" && moved.length > 0) ||
    ![said, moved].every((each) => isPossible({ gone, moved: each }, files));
  return isWrong ? [] : callsFor({ gone, moved }, form === "rename" || asksForNames(request) ? "names" : "places");
}

const namesStay =
  /(?<!\p{L})(?:file ?)?names? (?:(?:all|should|must|have to) )*(?:stays?|remains?|don['’]?t change|are kept)(?!\p{L})|(?:keep|without changing) (?:the|their|its|all) (?:file ?|old )?names?(?!\p{L}| (?:but|and) )|(?:datei)?namen? (?:\p{L}+ )?bleib\p{L}*|名前は(?:そのまま|変えない|変えず)/iu;

/** Another name leaves a file in its folder, where it isn't said to be taken out of it. */
const saysTopFolder =
  /(?<!\p{L})(?:out of|(?:top|main|root)(?: ?(?:level|folder))?|up (?:one|a) (?:level|folder)|aus (?:dem|den) ordner\p{L}*|hauptordner|oben)(?!\p{L})|外に|一番上/iu;

/** "Only those that are paid", "the repairs that are done": who picks some doesn't mean all. */
const meansSome =
  /(?<!\p{L})(?:only|just) (?:those|the ones|what|the \p{L}+ (?:that|which|with|from))(?!\p{L})|(?<!\p{L})nur (?:die(?:jenigen)?|das|was)[^.;!?\n]{0,60}, (?:die|der|das|was)(?!\p{L})|(?<!\p{L})(?:the|all|those|my|our) (?:\p{L}+ )?(?:that|which|who) (?:are|is|were|have|has|had|aren['’]t|isn['’]t|haven['’]t)(?! (?:in|here|there|lying|called|named|all)(?!\p{L}))(?!\p{L})|(?<!\p{L})(?:die|alle) \p{L}+, die (?:(?!hier|dort|da|im|in)[^\s,.;!?]+ ){1,5}(?:sind|ist|haben|hat|wurden?)(?!\p{L})|(?:もの|の|やつ)だけ/iu;

/** "Those that are done" into one folder: a small model moves all that lie beside them. */
function takesAll(moved: Change["moved"], request: string, files: readonly FileEntry[]): boolean {
  const isOnePlace = new Set(moved.map(({ to }) => folderOf(to))).size === 1;
  const paths = moved.filter(({ path, to }) => folderOf(path) !== folderOf(to)).map(({ path }) => path);
  const named = new Set(namedFiles(request, files).map(({ path }) => path));
  const isNamed = paths.every((path) => named.has(path));
  return isOnePlace && !isNamed && coversFolder(paths, files) && picksSome(request, files);
}

const makesFolders =
  /(?<!\p{L})(?:new|own|per|each|every|create|make|called|named|by|neue[nrsm]?|eigene[nrsm]?|pro|je|jede[nrsm]?|jeweils|anlegen|namens|nach)(?!\p{L})|ごと|新しい|別に|作っ/iu;

/** "Into the customers' folders": where several folders are there for it and new ones are made beside them, a name was taken for another. */
function passesFoldersBy(moved: Change["moved"], request: string, files: readonly FileEntry[]): boolean {
  if (makesFolders.test(request)) return false;
  const there = new Set(files.flatMap(({ path }) => foldersOver(path)));
  const made = new Set(moved.map(({ to }) => folderOf(to).slice(0, -1)).filter((folder) => !there.has(folder)));
  const parents = [...made].map((folder) => folderOf(folder));
  return parents.some(
    (parent) =>
      parent !== "" &&
      parents.filter((other) => other === parent).length > 1 &&
      [...there].filter((folder) => folderOf(folder) === parent).length > 1,
  );
}

function foldersOver(path: string): string[] {
  const folders = folderOf(path).split("/").slice(0, -1);
  return folders.map((_, index) => folders.slice(0, index + 1).join("/"));
}

/** How many files would be called like the one that a request gives as an example, "e.g. Joan Abel.txt", and weren't before. */
function namedAsShown(moved: Change["moved"], request: string): number {
  const shown =
    /(?:\be\.g\.|\bfor example|\bsuch as|\blike|\bz\. ?B\.|\bzum Beispiel|\bso wie|例えば)[,:]? ["'„“\u0060]?([^"'“”\u0060,;:\n]+?)\.[a-z]\w{1,4}(?!\w)/iu.exec(
      request,
    )?.[1];
  const own = wordsOf(baseName(shown ?? "")).filter((word) => /^\p{L}{3,}$/u.test(word));
  const isLike = (path: string) => own.every((word) => wordsOf(baseName(path)).includes(word));
  return own.length < 2 ? 0 : moved.filter(({ path, to }) => isLike(to) && !isLike(path)).length;
}

/** Of "the photos and the invoices" the second ones have no kind. */
const withOthers =
  /(?<!\p{L})(?:photos?|pictures?|images?|videos?|songs?|fotos?|bilder|lieder) (?:and|und|&) (?:(?:the|my|all|die|alle) )*(?!photos|pictures|images|videos|songs|fotos|bilder|lieder|others?|the rest)\p{L}/iu;

/** "mp3s go to Music, everything else stays": of files that are meant by their endings or kinds no other one is moved, whatever the model says. */
function kindsMeant(places: readonly Place[], request: string): (path: string) => boolean {
  const kinds = withOthers.test(request) ? [] : fileKinds.filter(({ words }) => words.test(request));
  const isSaid = (path: string) => {
    if (kinds.some((kind) => isOfKind(path, kind))) return true;
    const ending = escapeRegExp(endingOf(path).slice(1));
    return ending !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${ending}s?(?![\\p{L}\\p{N}])`, "iu").test(request);
  };
  return saysOthersStay(request) && places.some(({ path }) => isSaid(path)) ? isSaid : () => true;
}

const longestFolder = 60;

/** A model that doesn't find the end goes on with what it has read: such a file stays. No folder is called like a file with more behind it. */
function isRunaway(path: string, to: string, places: readonly Place[]): boolean {
  const folders = folderOf(to).split("/").slice(0, -1);
  const isOfFile = (folder: string) =>
    [path, ...places.map((place) => place.path)].some((file) => folder.startsWith(`${baseName(file)} `));
  return folders.some((folder) => folder.length > longestFolder || isOfFile(folder));
}

/** The same for what needed no model. */
export function knownCalls(places: readonly Place[], files: readonly FileEntry[]): Call[] {
  const gone = places.flatMap(({ path, to }) => (to === null ? [path] : []));
  const moved = places.flatMap(({ path, to }) => (to === null || to === path ? [] : [{ path, to }]));
  return isPossible({ gone, moved }, files) ? callsFor({ gone, moved }, "exact-names") : [];
}

type Change = { gone: readonly string[]; moved: readonly { path: string; to: string }[] };

function isPossible({ gone, moved }: Change, files: readonly FileEntry[]): boolean {
  const targets = moved.map(({ to }) => to);
  const leaving = new Set([...gone, ...moved.map(({ path }) => path)]);
  const isTaken = (to: string) => files.some(({ path }) => path === to && !leaving.has(path));
  return (
    new Set(targets).size === targets.length &&
    !targets.some((to) => isTaken(to) || /^[/~]|(?:^|\/)\.\.?(?:\/|$)|\/$/.test(to))
  );
}

function callsFor({ gone, moved }: Change, wanted: "names" | "exact-names" | "places"): Call[] {
  const names = moved.map(({ path, to }) => path + arrow + to).join("\n");
  // a folder goes only once it is empty
  const [folders, single] = [gone.filter((path) => path.endsWith("/")), gone.filter((path) => !path.endsWith("/"))];
  const commands = [
    ...(moved.length > 0 ? [renameCommand(names, wanted)] : []),
    ...(single.length > 0 ? [fileCommand("remove", writeFileList(single), "")] : []),
    ...(folders.length > 0 ? [`rmdir -v -- ${folders.map((path) => shellWord(path.slice(0, -1))).join(" ")}`] : []),
  ];
  return commands.length > 0 ? [{ tool: "bash", input: { command: commands.join(" && ") } }] : [];
}

/** A small model also gives up the neighbour of what is to go: what is deleted has an ending that the request says, or else a word of it in its name. */
function isSaidToGo(path: string, request: string): boolean {
  const endings = request.match(/(?<![\p{L}\p{N}_*-])\*?(?:\.\w{1,8}|~)(?![\p{L}\p{N}])/giu) ?? [];
  if (endings.length > 0)
    return endings.some((ending) => path.toLowerCase().endsWith(ending.replace("*", "").toLowerCase()));
  const said = new Set(wantedWords(request));
  return wordsOf(baseName(path)).some((word) => said.has(word) || said.has(`${word}s`));
}
