import { folderOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { filesMeant } from "../../../files/files-meant.ts";
import { namedFiles, namedFolder } from "../../../files/named-files.ts";
import { asksForAll } from "../../../request/wishes/request-intent.ts";
import { saysWithin } from "../../../request/files/said-ending.ts";
import { aSign, saidNameRule } from "../../../request/files/said-name-rule.ts";
import { wholeFileForm } from "../../../turn/whole-file-form.ts";
import { saidScope } from "../said/said-scope.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";

/** Some of the files in a folder are meant, or they are called by something else as well, or it is the folder itself. */
const saysMore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:only(?! (?:in|the) (?:\S+ (?:folder|directory)|\S+\/\S*))(?<!in \S+ only)|(?:just|nur)(?! in (?:(?:that|this|the|dem|diesem|den) (?:one |\S+ )?(?:folder|directory|ordner)|(?:there|here)(?!\p{L})))|half|some|most|that have|which have|einige|manche|hälfte)(?!\p{L})|(?<!いた)だけ`,
    String.raw`(?<!\p{L})(?:by(?! (?:an? )?(?:hyphens?|dash(?:es)?|underscores?|blanks?|spaces?))|after|like|nach|wie)(?!\p{L})`,
    String.raw`(?<!\p{L})for (?:the|those|these|all)(?!\p{L})`,
    String.raw`(?<!\p{L})to (?!(?:all|every|each|lower|upper|small|capital|hyphens?|dashes|underscores?|it|be|have|use|get|make)(?!\p{L}))\p{L}+`,
    String.raw`(?<!\p{L})(?:rename|benenne?) (?:the |my |our |den |die )?\S+ (?:folder|directory|ordner)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:the|all|my|our|die|alle) (?!(?:the|my|our|all|these|those|of)\s)\p{L}+ (?:files|dateien) in`,
  ].join("|"),
  "iu",
);

/** "Some of the files have blanks in their names": which ones have is no more than the rule itself. */
const havingSigns = new RegExp(
  [
    String.raw`(?<!\p{L})(?:some|many|most|several|a (?:few|couple|lot)|lots|einige[nr]?|manche[nr]?|viele[nr]?|ein paar|mehrere[nr]?)(?: of(?! them only))?(?=(?: [^\s.,;!?]+){0,8}? (?:(?<!(?:should|must|to|can|could) )have|has|contain|with|got|haben|hat|enthalten|mit) (?:(?:an?|the|any|some|several|still|noch|auch|ein|die) )*${aSign}(?![\p{L}\p{N}]))`,
    String.raw`(?<=(?<!\p{L})(?:haben|enthalten|have) )(?:einige|manche|viele|ein paar|mehrere|some|many)(?= (?:\p{L}+ ){1,4}${aSign}(?![\p{L}\p{N}]))`,
    String.raw`(?<!\p{L})(?:that|which|die) (?:(?:still|noch) )?(?:have|has|contain|haben|hat|enthalten) (?:(?:an?|the|any|some|several|ein) )*${aSign}(?![\p{L}\p{N}])`,
  ].join("|"),
  "giu",
);

/** "Don't replace them", "ersetze sie nicht", "undo replacing". */
const isDenied =
  /(?:n['’]t|(?<!\p{L})(?:dont|not|never))(?: \p{L}+){0,1} (?:replac|renam|chang|turn)\p{L}*|(?<!\p{L})undo(?!\p{L})|(?<!\p{L})(?:ersetz|benenn)\p{L}*(?: (?!und(?!\p{L}))[^\s.,;!?]+){0,3} nicht(?! (?:nur|mehr))(?!\p{L})|(?:置き換え|変え|変更し)ない/iu;

const ofFileNames =
  /(?<!\p{L})(?:(?:file|document|photo) ?names?|names of (?:(?:all|the|my|our) )*\p{L}* ?(?:files|documents|photos|pictures)|dateinamen?)(?!\p{L})|ファイル名/iu;
/** "Put old_ in front of every file": what files begin with is their name. */
const ofWholeFiles =
  /(?<!\p{L})(?:in front of|before|to the (?:front|beginning|start) of|vor) (?:(?:all|every|each|the|of|my|alle|jede[rn]?|die) )+(?:\.?[\p{L}\d]+[ -])?(?:files?|photos?|pictures?|images?|songs?|dateien?|fotos?|bilder)(?!\p{L})/iu;
/** Names may stand in a text. */
const inText =
  /(?<!\p{L})(?:lines?|words?|rows?|entr(?:y|ies)|paragraphs?|sentences?|zeilen?|wörter|listed|mentioned|written|lists?|tables?|links?(?! to it)|texts?|code|headings?|column|aufgeführt|genannt|erwähnt|liste|tabelle|spalte|texte?n?)(?!\p{L})|一覧|表/iu;

/**
 * New names by a rule that a request says, such as `-` instead of blanks: for the files that it means, or those of the folder that it speaks of. Null where it
 * says none, or not which files.
 */
export function ruledPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const rule = isDenied.test(request) ? null : saidNameRule(request);
  const form = wholeFileForm(request, files);
  const isOfNames = form === null && (ofFileNames.test(request) || ofWholeFiles.test(request)) && !inText.test(request);
  if (!rule || (form !== "rename" && !isOfNames)) return null;
  const named = namedFiles(request, files);
  if (leavesExceptionsOpen(request, files) && named.length === 0) return null;
  if (named.length === 0 && saysMore.test(request.replaceAll(havingSigns, " "))) return null;
  const scope = saidScope(request, files, null);
  const meant =
    filesMeant(request, files, "rename") ?? (scope && named.length === 0 && scope.folder !== "" ? scope.files : null);
  const places = meant && meant.map(({ path }) => ({ path, to: rule(path) }));
  return places && goesDeeper(places, request, files) ? null : places;
}

/** Whether files in folders within the one that is named would be renamed, though neither these folders nor all files are spoken of. */
function goesDeeper(places: readonly Place[], request: string, files: readonly FileEntry[]): boolean {
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  if (folder === null || saysWithin(request) || asksForAll(request)) return false;
  return places.some(({ path, to }) => path !== to && folderOf(path) !== `${folder}/`);
}
