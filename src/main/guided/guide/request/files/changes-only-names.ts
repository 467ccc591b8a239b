import { isQuestion } from "../questions/is-question.ts";
import { asksToChange } from "../wishes/request-intent.ts";
import { saidEnding } from "./said-ending.ts";
import { withoutPaths } from "../words/wanted-words.ts";

/** What files are called, or how their names begin and end. */
const ofNames =
  /(?<!\p{L})(?:file ?names?|names? of (?:the|all|my|our|these|those|every|each) (?:\p{L}+ )?(?:files?|photos?|pictures?|images?|songs?|tracks?|recordings?|scans?|pdfs?|documents?|videos?)|(?:blanks?|spaces?|dots?|hyphens?|dashes|underscores?|umlauts?|capitals?|[_+%#-]) in (?:(?:the|their|its|all|file) )*names?|leerzeichen im namen|file ?(?:extensions?|endings?)|extensions? of (?:the|all|my|our|these|those|every|each)|endings? of (?:(?:the|all|my|our|these|those|every|each) )+(?:\p{L}+ )?(?:files?|photos?|pictures?|images?|songs?|scans?)|files? (?:that |which )?(?:end(?:s|ing)?|begin(?:s|ning)?|start(?:s|ing)?) (?:in|with)|prefix(?:es)? (?:of|from|on|to) (?:\p{L}+ ){0,2}files?|dateinamen?s?|namen der (?:dateien|fotos|bilder|lieder|scans)|datei(?:endung(?:en)?|erweiterung(?:en)?))(?!\p{L})|ファイル名|拡張子/iu;
/** Whole files get their numbers in their names. */
const numbers =
  /(?<!\p{L})(?:(?:re-?)?number (?:(?:all|the|my|our|these) )*(?:\p{L}+ )?(?:files?|photos?|pictures?|songs?|tracks?|recordings?|scans?|texts?)|nummerier\p{L}* (?:(?:bitte|die|alle|mir) )*(?:dateien|fotos|bilder|lieder|texte))(?!\p{L})/iu;
const wanted =
  /(?<!\p{L})(?:should(?:n['’]t)?|shall|must(?:n['’]t)?|have to|need to|(?:use|using|instead|without|no (?:more )?(?:spaces|blanks|capitals|umlauts))|(?:lower|upper) ?-?case|drop|strip|prefix|shorten|lose|get rid|call|begin with|soll\p{L}*|müss\p{L}*|muss|statt|stattdessen|ohne|benutz\p{L}*|verwende\p{L}*|klein\p{L}*|groß\p{L}*|kürz\p{L}*)(?!\p{L})|変え|変更|置き?換え|そろえ|統一|付け|外し|直し|小文字|大文字|にして/iu;
/** The names stand somewhere as text, or more than names is meant. */
const inText =
  /(?<!\p{L})(?:in (?:the |all |my |our |each |every )?(?:text|code|script|program|html|page|list|table|column|readme|index|document|report|links?)|links?|mention\p{L}*|references?|refer|imports?|columns?|contents?|inside|(?:at|on|to) the (?:very )?(?:top|start|beginning|end|bottom)|in the config\p{L}*|settings?|bold|italics?|fett|headings?|titles?|lists?|write|print|count|tell|show|note down|insert|script|program|functions?|variables?|im (?:text|code|skript)|in der (?:liste|tabelle)|verweis\p{L}*|erwähn\p{L}*|spalten?|überschrift\p{L}*|liste|schreib\p{L}*|zähl\p{L}*|skript|programm)(?!\p{L})|一覧|表に|ファイルの(?:先頭|末尾)|書い|本文|リンク|スクリプト/iu;

/** What a text or a program says of names. */
const ofTexts =
  /(?<!\p{L})(?:rules?|\p{L}*guide(?:s|lines?)?|conventions?|sentences?|paragraphs?|tools?|apps?|functions?|features?|read-?me|docs?|documentation|regeln?|leitfaden|richtlinien?|s[aä]tze?|absatz|werkzeug|funktion(?:en)?|anleitung\p{L}*|doku\p{L}*)(?!\p{L})|規則|ルール|ガイド|アプリ|機能|関数|説明/iu;
const aFile = /[\p{L}\p{N}_-]{2,}\.[a-z][a-z0-9]{0,4}(?![\p{L}\p{N}])/iu;

/** A list that only says in which order, and how a name is to look, are in no way what is changed. */
const orderedBy =
  /(?<!\p{L})(?:(?:in|after|by|following|according to|as in|to match) (?:the )?(?:same )?(?:running )?(?:order|sequence)|(?:in|nach) der (?:reihenfolge|ordnung))(?: (?:of|in|from|as in|given in|aus|von|in der datei|wie in|der|des))? (?:(?:the|file|datei) )*["'\u0060„]?[\p{L}\p{N}_./-]+\.[a-z]\w{0,4}["'\u0060“]?/giu;
const shownName =
  /(?<!\p{L})(?:so |just )?(?:like|e\.g\.|for example|such as|wie|z\. ?b\.|zum beispiel|also)[,:]? ["'\u0060„“][^"'\u0060„“”\n]+["'\u0060“”]/giu;

/**
 * Whether a request is about what files are called, and nothing in them: "no blanks in the file names, use underscores". A file's text isn't to be touched
 * then, in whatever way the names are to be written.
 */
export function changesOnlyNames(request: string): boolean {
  // who names a file may mean what is in it
  const bare = request.replaceAll(orderedBy, " ").replaceAll(shownName, " ");
  if (isQuestion(request) || ofTexts.test(request) || aFile.test(bare)) return false;
  if (saidEnding(request) !== null) return true;
  const text = withoutPaths(bare);
  const isOfNames = numbers.test(text) || (ofNames.test(text) && (wanted.test(text) || asksToChange(text)));
  return isOfNames && !inText.test(text);
}
