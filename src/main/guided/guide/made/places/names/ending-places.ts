import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { namedFiles } from "../../../files/named-files.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { saidEnding, saysWithin, withEndingsListed } from "../../../request/files/said-ending.ts";
import { asksForAll } from "../../../request/wishes/request-intent.ts";
import { saidScope } from "../said/said-scope.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";

const hidden = /(?:^|\/)\./;
/** What others made, and is fetched again. */
const foreign =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third[_-]party|__pycache__|site-packages|venv|env)\//iu;

/** What may stand before the ending where all files that have it are meant; another word there says which of them. */
const ofAll =
  /(?:^|[^\p{L} "'„“「]\s*|(?<!\p{L})(?:the|all|every|each|any|my|our|these|those|your|files?|of|in|with|from|as|be|ending|endings|extensions?|suffix|change|rename|called|named|have|having|to|alle[nr]?|die|den|der|dem|jede[nrs]?|von|aus|auf|mit|meine[nr]?|unsere[nr]?|sämtliche[nr]?|endung(?:en)?|dateien|benenne|ändere|statt) |[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]\s*)["'\u0060„“「]?\*?$/iu;
/** Which of them, or more that is to be done. */
const isMore =
  /(?<!\p{L})(?:(?<!so )(?:that|which|whose)(?! (?:end|are called|have))|taken|(?:and|then|und|dann)(?= (?!(?:(?:also |auch )?in|its|the|all|their|everything|any|rename|change|give|make|call|let|leave|keep|do|don['’]?t|nothing|benenne|ändere|gib|lass|nicht|unter)(?!\p{L}))\p{L}))(?!\p{L})/iu;
const tooElsewhere = /(?<!\p{L})(?:too|also|as well|auch|ebenfalls|ebenso)(?!\p{L})|にも|も(?:同|一緒)/iu;

/**
 * New names where one ending is to be in the place of another one, or of several: of the files in the folder that is spoken of, and of those in the folders within where
 * that is said. Null where it isn't clear whether these are meant.
 */
export function endingPlaces(wish: string, files: readonly FileEntry[]): readonly Place[] | null {
  const request = withEndingsListed(wish);
  const change = saidEnding(request);
  // a file that is named is converted or renamed by itself
  if (!change || namedFiles(request, files).length > 0) return null;
  if (isQuestion(request) || leavesExceptionsOpen(request, files)) return null;
  const scope = saidScope(request, files, null);
  if (!scope) return null;
  const inner = innerFolders(scope.folder, request, files);
  // a folder may be called like a year
  const rest = inner.reduce((text, { said }) => text.replace(said, " "), request);
  const [first = ""] = change.from;
  if (limitsFiles(rest) || isMore.test(rest) || !meansAll(request, first)) return null;
  const isWithin = saysWithin(request);
  // "in drafts too": not only there
  if (scope.folder !== "" && tooElsewhere.test(rest) && !isWithin) return null;
  const kept = keptFiles(rest, files);
  const endings = new Set(change.from.map((name) => `.${name.toLowerCase()}`));
  const all = files.filter(
    ({ path }) =>
      path.startsWith(scope.folder) &&
      endings.has(endingOf(path).toLowerCase()) &&
      endingOf(path) !== `.${change.to}` &&
      !hidden.test(path) &&
      !foreign.test(path.slice(scope.folder.length)) &&
      !kept.includes(path),
  );
  const within = isWithin
    ? all
    : all.filter(
        ({ path }) =>
          inner.length === 0 || [scope.folder, ...inner.map(({ folder }) => folder)].includes(folderOf(path)),
      );
  const isDeep = within.some(({ path }) => folderOf(path) !== scope.folder);
  // "all" are those of every folder where none is spoken of
  const isMeant = !isDeep || isWithin || inner.length > 0 || (scope.folder === "" && asksForAll(request));
  if (!isMeant) return null;
  return within.map(({ path }) => ({ path, to: `${folderOf(path)}${stemOf(path)}.${change.to}` }));
}

/** The folders in this one of which a request says that they are meant as well, and how it says so: "also in the 2019 folder". */
function innerFolders(
  outer: string,
  request: string,
  files: readonly FileEntry[],
): readonly { folder: string; said: string }[] {
  if (outer === "") return [];
  const inside = new Set(files.map(({ path }) => folderOf(path)).filter((folder) => folder !== outer));
  return [...inside].flatMap((folder) => {
    if (!folder.startsWith(outer)) return [];
    const name = `["'\u0060„“「]?${escapeRegExp(baseName(folder.slice(0, -1)))}["'\u0060“”」]?`;
    const place = String.raw`(?:(?:in|im|inside|under|unter) (?:(?:the|its|den|dem|der) )?(?:(?:sub)?(?:folder|directory|unterordner|ordner) )?${name}(?: (?:sub-?)?(?:folder|directory|ordner|unterordner))?)(?![\p{L}\p{N}_-])`;
    const also = String.raw`(?:also|too|as well|and|auch|ebenfalls|und(?: auch)?)`;
    const ways = String.raw`(?<!\p{L})${also} ${place}|(?<!\p{L})${place},? (?:too|as well|also|auch|ebenfalls)(?!\p{L})|${name}(?:フォルダー?)?(?:の中)?も`;
    const said = new RegExp(ways, "iu").exec(request)?.[0];
    return said === undefined ? [] : [{ folder, said }];
  });
}

/** "the big .jpeg files" are not all of them. */
function meansAll(request: string, from: string): boolean {
  const at = new RegExp(String.raw`\.${from}(?![a-z0-9])`, "u").exec(request)?.index ?? -1;
  return at >= 0 && ofAll.test(request.slice(0, at));
}
