import { baseName, endingOf } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { clausesOf } from "../../request/limits/denied-clauses.ts";
import { isLimited } from "../../request/limits/is-limited.ts";
import { isDenial } from "../../request/limits/ruled-out-files.ts";
import { saysWithin } from "../../request/files/said-ending.ts";
import { asksForAll } from "../../request/wishes/request-intent.ts";
import { limitsFiles } from "./said/limits-files.ts";
import { saidScope } from "./said/said-scope.ts";
import { wishesGone } from "./said/wishes-places.ts";

const dotEnding = String.raw`(?:\.(?<ending>[a-z]\w{0,7})[ -])?`;
const nothing = String.raw`(?:nothing(?: at all)?|no (?:text|content|contents|bytes?)(?: at all)?|zero bytes|0 bytes?)`;
/** What a file is called that has nothing in it, with the ending that those have which are meant. */
const emptyFiles = new RegExp(
  [
    String.raw`(?<!\p{L})(?:completely |totally |really |ganz |völlig )?(?:empty|zero[- ]bytes?|0[- ]bytes?|leere[nr]?) ${dotEnding}(?:files?|dateien)(?!\p{L})`,
    String.raw`(?<!\p{L})${dotEnding.replace("ending", "before")}(?:files?|dateien)(?:,? (?:that|which|die))?(?: (?:are|have|with|mit|ohne))? (?:completely |totally |all |ganz |völlig )?(?:empty|${nothing}(?: (?:inside|in (?:them|it)))?|leer(?: sind)?|inhalt|0 bytes?)(?: (?:sind|haben))?(?!\p{L})`,
    String.raw`(?:空っ?ぽ?の|中身(?:の|が)(?:何も)?ない|0バイトの)ファイル`,
  ].join("|"),
  "giu",
);
const ofSize = /\((?:0|zero) ?(?:bytes?|kb|b)\)|（?0バイト）?/giu;
/** Some of them only, or also folders, which no file tells of. */
const isOfSome =
  /(?<!\p{L})(?:(?:empty|leere[nr]?)(?: (?:and|or|und|oder|files?|dateien|sub)){0,3} (?:sub-?)?(?:folders?|director(?:y|ies)|lines?|(?:unter)?ordner|verzeichnisse?|zeilen?)|files? and (?:sub-?)?folders|dateien und ordner|by|whose|called|named|about|starting|beginning|ending|deren|namens)(?!\p{L})|(?<!\p{L}|rid )(?:of|from|von) (?!(?:the )?\S+ (?:folders?|director(?:y|ies))(?!\p{L})|(?:this|that|the|my|our|these) (?:folder|directory)(?!\p{L})|here(?!\p{L})|hier(?!\p{L}))/iu;
const named = /(?<![\p{L}\p{N}_/])(?:[\p{L}\p{N}_-][\p{L}\p{N}_.-]*)?\.[a-z]\w*(?![A-Za-z0-9_])/giu;
/** That some are empty on purpose tells why they are excepted. */
const reason =
  /^\s*(?:(?:and|but|because|since|as|und|aber|weil|denn|da) )*(?:they|those|these|sie|die(?:se)?) (?:are|have to|need to|should|must|sind|müssen|sollen)(?!\p{L})[^]*(?<!\p{L})(?:empty|leer)(?!\p{L})/iu;
/** They are empty on purpose. */
const marksSomething = /^(?:__init__\.\w+|py\.typed|\.?nojekyll|\.?keep|\.?gitkeep)$/iu;

/**
 * Files with nothing in them that are to be gone: those of the folder that a request speaks of, and of the folders within where it says so. Null where it
 * excepts some and doesn't say which by their names or endings, where it means but some of them, and where one has only blanks in it.
 */
export async function emptyPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const found = [...request.matchAll(emptyFiles)];
  if (found.length === 0 || !wishesGone(request)) return null;
  const clauses = clausesOf(request.replaceAll(emptyFiles, " ").replaceAll(ofSize, " "));
  const excepting = clauses.filter((clause) => isDenial(clause) && !reason.test(clause));
  const exceptions = excepting.map((clause) => clause.match(named) ?? []);
  const rest = clauses.filter((clause) => !excepting.includes(clause) && !reason.test(clause)).join(" ");
  if (exceptions.some((names) => names.length === 0) || isOfSome.test(request) || rest.search(named) !== -1)
    return null;
  if (isLimited(rest) || limitsFiles(rest)) return null;
  const scope = saidScope(request, files, null);
  if (!scope) return null;
  const endings = found.flatMap(({ groups }) => groups?.["ending"] ?? groups?.["before"] ?? []);
  const isMeant = ({ path }: FileEntry) =>
    path.startsWith(scope.folder) &&
    (endings.length === 0 || endings.some((ending) => endingOf(path).toLowerCase() === `.${ending.toLowerCase()}`)) &&
    !exceptions.flat().some((name) => path.toLowerCase().endsWith(name.toLowerCase()));
  const meant = files.filter(isMeant);
  const empty = meant.filter(({ size }) => size === 0);
  if (empty.some(({ path }) => marksSomething.test(baseName(path)))) return null;
  const isDeep = empty.some(({ path }) => path.slice(scope.folder.length).includes("/"));
  if (isDeep && !saysWithin(request) && !(scope.folder === "" && asksForAll(request))) return null;
  const texts = await Promise.all(meant.filter(isTiny).map(({ path }) => view.text(path)));
  if (texts.some((text) => text?.trim() === "") && !request.match(ofSize)) return null;
  return empty.map(({ path }) => ({ path, to: null }));
}

/** So small a file may look empty. */
function isTiny({ size }: FileEntry): boolean {
  return size > 0 && size < 10;
}
