import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { namedFiles } from "../../files/named-files.ts";
import { isQuestion } from "../../request/is-question.ts";
import { keptFiles } from "../../request/kept-files.ts";
import { saidEnding, saysWithin } from "../../request/said-ending.ts";
import { asksForAll } from "../../request/request-intent.ts";
import { saidScope } from "./said-scope.ts";
import { limitsFiles } from "./limits-files.ts";
import { leavesExceptionsOpen } from "./some-stay.ts";

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
 * New names where one ending is to be in the place of another one: of the files in the folder that is spoken of, and of those in the folders within where
 * that is said. Null where it isn't clear whether these are meant.
 */
export function endingPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const change = saidEnding(request);
  // a file that is named is converted or renamed by itself
  if (!change || namedFiles(request, files).length > 0) return null;
  if (isQuestion(request) || leavesExceptionsOpen(request, files)) return null;
  if (limitsFiles(request) || isMore.test(request) || !meansAll(request, change.from)) return null;
  const scope = saidScope(request, files, null);
  if (!scope) return null;
  // "in drafts too": not only there
  if (scope.folder !== "" && tooElsewhere.test(request) && !saysWithin(request)) return null;
  const kept = keptFiles(request, files);
  const within = files.filter(
    ({ path }) =>
      path.startsWith(scope.folder) &&
      endingOf(path).toLowerCase() === `.${change.from}` &&
      !hidden.test(path) &&
      !foreign.test(path.slice(scope.folder.length)) &&
      !kept.includes(path),
  );
  const isDeep = within.some(({ path }) => folderOf(path) !== scope.folder);
  // "all" are those of every folder where none is spoken of
  const isMeant = !isDeep || saysWithin(request) || (scope.folder === "" && asksForAll(request));
  if (!isMeant) return null;
  return within.map(({ path }) => ({ path, to: `${folderOf(path)}${stemOf(path)}.${change.to}` }));
}

/** "the big .jpeg files" are not all of them. */
function meansAll(request: string, from: string): boolean {
  const at = new RegExp(String.raw`\.${from}(?![a-z0-9])`, "iu").exec(request)?.index ?? -1;
  return at >= 0 && ofAll.test(request.slice(0, at));
}
