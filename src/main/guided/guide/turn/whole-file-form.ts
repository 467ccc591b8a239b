import { baseName } from "../../../../shared/path-parts.ts";
import { asksForDuplicates } from "../files/duplicates.ts";
import { asksForNames } from "../request/wishes/request-intent.ts";
import { saidEnding } from "../request/files/said-ending.ts";
import { saidNameRule } from "../request/files/said-name-rule.ts";
import { sortingOf } from "../request/files/sorting.ts";
import { saysOthersToo } from "../request/limits/others-too.ts";
import { missingFiles, namedFiles } from "../files/named-files.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { withoutOtherPuts } from "../request/files/without-other-puts.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import type { FileEntry } from "../../workspace-view.ts";

/** The form for whole files that a request asks for in a folder; null where it is about what is in them. */
export function wholeFileForm(request: string, files: readonly FileEntry[]): ReturnType<typeof fileFormFor> {
  const named = namedFiles(request, files).map(({ path }) => path);
  return fileFormFor(request, named, missingFiles(request, files));
}

/** The form for whole files that a text asks for; null where it is about what is in them. */
export function fileFormFor(
  said: string,
  named: readonly string[],
  missing: readonly string[],
): "move" | "rename" | "copy" | "remove" | null {
  const text = withoutOtherPuts(said.replaceAll(notToBeDone, " "));
  if (renamesInFiles.test(text) || renamesEverywhere.test(text)) return null;
  if (asksForDuplicates(text) && /\b(?:delete|remove|get rid of|lösch\w*|entfern\w*)\b|削除|消して/iu.test(text))
    return "remove";
  if (named.length === 0 && saidEnding(text) !== null && !isAboutCode(text)) return "rename";
  const aboutFiles =
    /\b(files?|photos?|pictures?|images?|documents?|folders?|everything|all the|scans?|pdfs?|songs?|tracks|recordings?|videos?|lieder|dateien|bilder|fotos|\w*ordner|alles)\b|ファイル|写真|フォルダ/i.test(
      text,
    );
  if (
    aboutFiles &&
    !isAboutCode(text) &&
    saidNameRule(text) !== null &&
    !tellsNames.test(text) &&
    /\b(?:file ?)?names?\b|\bprefix\b|\bpräfix\b|namen|名前|ファイル名/iu.test(text)
  ) {
    return "rename";
  }
  if (
    /\b(move|sort .* into|sort\b[^.;!?\n]{0,80}\b(?:into|by)\b[^.;!?\n]{0,80}\bfolders?|verschieb\w*|verteil\w*|umbenenn\w*|benenn\w*|rename|put|tidy|räum\w*|sortier\w*|file (?:the|all|these|those|my|our)\b[^.;!?\n]{0,80}\b(?:in|into|under|by))\b|移動|移し|移す|分けて|振り分け|名前を変更/iu.test(
      // "the new address is in move.md"
      withoutPaths(text),
    ) ||
    (intoFolder.test(text) && !otherDeed.test(text)) ||
    asksForNames(text)
  ) {
    const isRenaming = asksForNames(text);
    // "rec_001.wav becomes 'Morning tune.wav', and so on": it is only an example
    if (isRenaming && named.length > 0 && missing.length > 0 && !saysOthersToo(text)) return "move";
    // "name them like 2024-03-12_Shop.txt"
    if (isRenaming && missing.length > 0) return "rename";
    if (isRenaming) return aboutFiles && !isAboutCode(text) ? "rename" : null;
    if (!(aboutFiles || takesNames(text)) || /\b(?:lines?|zeilen?)\b|行/iu.test(text)) return null;
    const isText = putsText.test(text) || putsIntoPart.test(text);
    if (isText || named.some((path) => isPutInto(path, text))) return null;
    return hasOwnPaths(text) || sortingOf(text) !== null ? "rename" : "move";
  }
  if (
    /\b(copy|duplicate|back up|backup of|backup copy|make a backup|kopier\w*)\b|コピー/i.test(text) &&
    (named.length > 0 || aboutFiles) &&
    !copiesOtherwise.test(text)
  )
    return "copy";
  const isDeleting =
    /\b(?:delete|remove|lösche?n?|entferne?n?)\s+(?:\*|files?\b|[\w./-]+\.\w+|(?:[\p{L}-]+ ){0,5}(?:files?|photos?|pictures?|folders?|datei(?:en)?|fotos|bilder|ordner)\b)/iu.test(
      text,
    );
  // "all the .bak and .tmp files in here": what is in a folder, not in a file
  const isOfEndings =
    /\b(?:delete|remove|lösche?n?|entferne?n?)\s+(?:(?:all|the|every|any|alle|die|and|or|und|oder),? )*(?:\*?\.\w+,? (?:(?:and|or|und|oder) )?)+(?:files?|dateien)\b/iu.test(
      text,
    );
  return isOfEndings || (isDeleting && !/\b(from|in|aus|line|zeile)\b/i.test(text)) ? "remove" : null;
}

/** Not a file gets another name, but something in it. */
function isAboutCode(text: string): boolean {
  return /(?<!\p{L})(?:functions?|variables?|methods?|class(?:es)?|constants?|columns?|keys?|fields?|headings?|titles?|words?|funktion\w*|variable\w*|spalten?|überschrift\w*|lines?|zeilen?)\b|関数|変数|列|行/iu.test(
    text,
  );
}

/** The names of files follow right behind the verb: they are what is moved, not something in them. */
function takesNames(text: string): boolean {
  return /\b(?:move|put|verschiebe?n?)\s+(?:the |both |my |die |beide )*["'`„]?[\p{L}\p{N}_./-]+\.[a-z]\w{0,5}\b/iu.test(
    text,
  );
}

/** Each file goes to a place of its own. */
function hasOwnPaths(text: string): boolean {
  return /\b(per|for each|by (?:year|month|date|artist|author|kind|type|client|customer|project)|je|pro|nach (?:jahr|monat|datum|art))\b|ごと|別/iu.test(
    text,
  );
}

/** "put the new price in all papers": what is put somewhere is no file. */
const putsText =
  /\bput (?:(?:the|an?|this|that|my|our|its|his|her) )?(?:(?:new|right|correct|following|same) )?(?:prices?|numbers?|dates?|names?|times?|lines?|sentences?|words?|texts?|address(?:es)?|notes?|headings?|titles?|totals?|sums?|values?|links?|sections?|paragraphs?)\b/iu;

/** "put 2 trays in the title": what is put into a part of a text is no file. */
const putsIntoPart =
  /\bput [^.;!?\n]{0,60}?\b(?:in|into|on|onto|at|to|under) (?:(?:the|its|a|an) )?(?:\p{L}+ )?(?:titles?|headings?|header|footer|subject|top|end|bottom|lines?|rows?|columns?|cells?|tables?|sections?|paragraphs?|beginning|margin)(?![\p{L}\p{N}/._-])/iu;

/** Whether something is to be put into a file, which isn't a folder: "put it in prices.csv". */
function isPutInto(path: string, text: string): boolean {
  const name = [path, baseName(path)].map(escapeRegExp).join("|");
  return new RegExp(`\\bput [^.;!?\\n]{0,60}?\\b(?:in|into|on|onto) (?:(?:the|my|our) )?["'\`]?(?:${name})`, "iu").test(
    text,
  );
}

/** "don't rename the files", "the only copy I have" and "I'll move them myself" ask for nothing. */
const notToBeDone =
  /(?<!\p{L})(?:i|we)(?:['’]?ll| will) [^.;!?\n]{0,60}(?<!\p{L})(?:myself|ourselves)(?!\p{L})|(?<!\p{L})(?:ich|wir) (?:[^\s.,;!?]+ ){0,8}(?:selbst|selber)(?!\p{L})|(?<!\p{L})(?:do not|don['’]?t|without|never|nicht) (?:rename|renaming|move|moving|copy|copying|umbenennen|verschieben|kopieren)(?!\p{L})[^.,;!?\n]*|(?<!\p{L})(?:nothing|none of (?:it|them|this|that)|no (?:file|folder)s?|nichts|keine (?:datei|ordner)) (?:there |in there |else |dort |darin )?(?:may|must|should|can|is to|are to|has to|darf|dürfen|soll) (?:be )?(?:renamed?|moved?|cop(?:y|ied)|umbenannt|verschoben|kopiert)(?!\p{L})[^.,;!?\n]*|(?<!\p{L})(?:only|last|single) copy(?!\p{L})/giu;

/** "rename getRows to loadRows in the scripts": a word is renamed, and where it stands is said. */
const renamesInFiles =
  /(?<!\p{L})(?:rename|change|benenne?|umbenennen) (?:(?:the|our|all|das|die|den) )?["'\u0060]?[\p{L}_][\p{L}\p{N}_]*["'\u0060]? (?:to|into|zu|in|nach) ["'\u0060]?[\p{L}_][\p{L}\p{N}_]*["'\u0060]? (?:\p{L}+ )?(?:in|throughout|across) (?:(?:all|the|every|each|our|my|both|of|den|allen|der) )+(?:[\p{L}-]+ )?(?:files?|scripts?|pages?|code|sources?|readme|dateien|skripten|seiten)(?!\p{L})/iu;
/** "rename our coffee 'Sunrise' to 'First Light' everywhere": what stands in many places is no file's name. */
const renamesEverywhere =
  /(?<!\p{L})(?:rename|benenne?) (?!(?:all |the |my |our |every )*(?:files?|folders?|photos?|pictures?|scans?)(?!\p{L}))(?:[\p{L}-]+ ){0,4}['"\u0060„“‘][^'"\u0060„“”‘’]{2,40}['"\u0060“”’] (?:(?:in)?to|in|zu) ['"\u0060„“‘][^'"\u0060„“”‘’]{2,40}['"\u0060“”’] (?:everywhere|throughout|überall|in (?:the )?(?:whole|entire)|im ganzen)(?!\p{L})/iu;

/** "mp3s into audio/", where nothing else is said to be done. */
const intoFolder = /(?<!\p{L})(?:in)?to [\p{L}\p{N}_-]+\/(?![\p{L}\p{N}])/iu;
const otherDeed =
  /(?<!\p{L})(?:cop(?:y|ies)|back up|backup|duplicate|add|insert|change|convert|save|export|write|compare|translate|create|links?|paths?|list|update|replace|kopier\p{L}*|schreib\p{L}*|änder\p{L}*|ersetz\p{L}*|speicher\p{L}*)(?!\p{L})/iu;
const tellsNames = /(?<!\p{L})(?:write|list|show|print|tell|schreib\p{L}*|liste|zeig\p{L}*)(?!\p{L})/iu;

/** "a copy of it ranked by weight" holds something else than what it is made of. */
const copiesOtherwise =
  /(?<!\p{L})(?:copy|kopie) (?:[^.;!?\n]|\.(?=\p{L}))*?(?<!\p{L})(?:sorted|ranked|ordered|arranged|alphabetical|translated|shortened|filtered|with only|sortiert\p{L}*|geordnet\p{L}*|übersetzt\p{L}*|gekürzt\p{L}*)(?!\p{L})|(?:並べ替え|順に)[^。\n]*コピー/iu;
