import { baseName, stemOf } from "../../../../../shared/path-parts.ts";
import { saysDouble, wantsOnce } from "./says-double.ts";
import { wantsGone } from "./wants-gone.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/**
 * What a request that wants something gone says of a file: that it goes as a whole, that something in it does, or another file that is a copy of it. Null where it
 * says nothing of it, or leaves that open.
 */
export type GoneOf = "whole" | "within" | "copy" | null;

type Mention = { before: string; behind: string };

export function goneOf(request: string, path: string): GoneOf {
  const clauses = clausesIn(request);
  const mentions = clauses.map((clause) => mentionsIn(clause, path));
  const all = mentions.flat();
  if (all.length === 0) return null;
  const isGone = clauses.map((clause) => deletes.test(clause) || wantsGone(clause));
  if (isGone.includes(true) && all.some(isWhole)) return "whole";
  const meant = all.filter((mention) => !isOfCopy(mention));
  if (mentions.some((own, at) => isGone[at] === true && own.some((one) => isInside(one) && !isOfCopy(one))))
    return "within";
  const going = clauses.filter((_, at) => isGone[at] === true);
  const isOfText = going.some((clause) => partOfText.test(objectOf(clause)) && !aFile.test(clause));
  const isOfDoubles = saysDouble(request) && (going.length > 0 || wantsOnce(request)) && !aFile.test(request);
  const isHeld = meant.some((one) => isInside(one) || hasIt.test(one.behind) || isLed(one));
  const isUnlike = meant.some((one) => !isDoubleItself.test(one.behind));
  if ((isOfText && isUnlike) || (isOfDoubles && isHeld)) return "within";
  return meant.length === 0 && going.length > 0 ? "copy" : null;
}

/** Whether a request wants something taken out of a file that it names, and not the file. */
export function isGoneWithin(request: string, path: string): boolean {
  return goneOf(request, path) === "within";
}

/** Whether it wants so of any file, by the names in it alone. */
export function isGoneWithinAny(request: string): boolean {
  return namesIn(request).some((name) => isGoneWithin(request, name));
}

/** What in a request looks like the name of a file with its ending. */
export function namesIn(request: string): string[] {
  return request.match(/[\p{L}\p{N}_][\p{L}\p{N}_./-]*\.[A-Za-z][A-Za-z0-9]{0,5}(?![A-Za-z0-9])/gu) ?? [];
}

const deletes =
  /(?<!\p{L})(?:remov(?:e|ing)|delet(?:e|ing)|eras(?:e|ing)|drop|strike|scratch|purge|cut|dedupe?|de-?duplicate|get(?:ting)? rid|(?:clean|weed|filter|sort|throw|kick|take|cross|strike|cut|leave)(?!\p{L})[^.;!?\n]*?(?<!\p{L})(?:out|off|away)|lösch\p{L}*|entfern\p{L}*|streich\p{L}*|tilg\p{L}*|bereinig\p{L}*|(?:nimm|nehmt?|wirf|werft|schmei(?:ß|ss)\p{L}*|hol)(?!\p{L})[^.;!?\n]*?(?<!\p{L})(?:raus|heraus|weg|runter)|(?:he)?raus(?:nehmen|werfen|schmei(?:ß|ss)en|löschen|streichen)?|weg(?:machen|nehmen)?)(?!\p{L})|削除|消し|消す|取り除|外して|抜いて|除いて|なくして/iu;
const wishVerb =
  "(?:delete|remove|get rid|throw|drop|erase|take|copy|move|put|add|merge|write|save|rename|lösch\\p{L}*|entfern\\p{L}*|nimm|wirf|streich\\p{L}*|kopier\\p{L}*|verschieb\\p{L}*|speicher\\p{L}*)";
const clauseEnd = new RegExp(
  `(?<=[;!?。、])|(?<=[,:.])(?=\\s)|\\n|\\s(?:and|und|then|dann)\\s(?=(?:then |dann |danach |also |please |bitte )*${wishVerb}(?!\\p{L}))|\\s(?=und dann\\s)`,
  "iu",
);

function clausesIn(request: string): string[] {
  return request.split(clauseEnd).filter((clause) => clause.trim() !== "");
}

/** Where a clause has the name of a file, or what people call it by that: "the guest list" for `guest-list.txt`. */
function mentionsIn(clause: string, path: string): Mention[] {
  const spoken = stemOf(path)
    .split(/[ _-]+/u)
    .map(escapeRegExp)
    .join("[ _-]");
  const called = /(?:list|liste|plan)$/iu.test(spoken)
    ? spoken
    : `${spoken}[ -]?(?:list|file|table|sheet|liste|datei|tabelle)`;
  const names = `${escapeRegExp(path)}|(?:[\\p{L}\\p{N}_.-]+/)*${escapeRegExp(baseName(path))}|${called}`;
  const whole = new RegExp(`(?<![A-Za-z0-9_./-])(?:${names})(?![A-Za-z0-9_]|\\.[A-Za-z0-9])`, "giu");
  return [...clause.matchAll(whole)].map(({ 0: name, index }) => ({
    before: clause.slice(0, index),
    behind: clause.slice(index + name.length),
  }));
}

const article = String.raw`(?:(?:the|my|our|this|that|these|his|her|their|each of|both|file|files|list|document|table|der|die|das|den|dem|diese[rmn]?|meine[rmn]?|unsere[rmn]?|beiden|datei|dateien|liste|tabelle)\s+)*["'\u0060„“「『]?`;
const otherName = String.raw`["'\u0060„“]?[\p{L}\p{N}_./-]+\.[A-Za-z][A-Za-z0-9]{0,5}["'\u0060“”]?`;
const behindOthers = new RegExp(
  `(?:${otherName}(?:,|,? (?:and|or|und|oder|&))\\s+(?:(?:of|from|in|aus|von)\\s+)?${article})+$`,
  "iu",
);
const inIt = new RegExp(
  String.raw`(?<!\p{L})(?:in|inside|within|from|out of|off|on|aus|von|vom|im|auf|(?<!(?:rid|all|both|one|either|any|none|each|instead|because|cop(?:y|ies)|versions?|backups?|duplicates?) )of)\s+${article}$`,
  "iu",
);
const ofCopy = new RegExp(
  String.raw`(?<!\p{L})(?:cop(?:y|ies)|versions?|backups?|duplicates?|kopien?|version(?:en)?|sicherung(?:skopie)?n?|dubletten?|duplikate?)\s+(?:of|von|vom|der|des)\s+${article}$`,
  "iu",
);
const inItBehind =
  /^["'\u0060“”」』]?\s?(?:から(?!です)|の(?!ファイル|コピー|複製|バックアップ|方)|に(?:は|も|ある|あり|載|書|入|同じ|重複|何)|内|の中|では?(?!なく)|['’]s(?! cop))/u;
const ofCopyBehind = /^["'\u0060“”」』]?\s?(?:の(?:コピー|複製|バックアップ)|['’]s cop)/u;
const hasIt =
  /^["'\u0060“”]?\s(?:has|have|contains?|lists?|includes?|holds?|hat|haben|enthält|enthalten|listet)(?! (?:exactly |both )?(?:the |das |den )?(?:same|identical|gleiche\p{L}*|selbe))(?!\p{L})/iu;
/** "plan.md is there twice": then the file itself is the double. */
const isDoubleItself =
  /^["'\u0060“”]?(?:(?:,| and| und| &) \S+)*\s(?:is|are|exists?|stands?|appears?|lies|ist|sind|liegt|existiert|steht|gibt|twice|doppelt|zweimal|mehrfach|more than once)(?!\p{L})|^["'\u0060“”」』]?(?:が|は)(?:2|２|二|重複|ダブ|同じ)/iu;

/** In a row of files it goes for the others as well. */
function isInside({ before, behind }: Mention): boolean {
  if (inIt.test(before) || inItBehind.test(behind)) return true;
  const isItself = /^["'\u0060“”]?\s(?:itself|too|as well|selbst|auch)(?!\p{L})/iu.test(behind);
  return !isItself && !endsWhole.test(behind) && inIt.test(before.replace(behindOthers, ""));
}

function isOfCopy({ before, behind }: Mention): boolean {
  return ofCopy.test(before) || ofCopyBehind.test(behind);
}

/** "guests.txt: remove …" */
function isLed({ before, behind }: Mention): boolean {
  return before.trim() === "" && /^["'\u0060“”]?\s*:/.test(behind);
}

const beginsWhole = new RegExp(
  String.raw`(?<!\p{L})(?:remov(?:e|ing)|delet(?:e|ing)|eras(?:e|ing)|drop|purge|get(?:ting)? rid of|throw (?:away|out)|rm(?: -\S+)*|lösche?n?|entferne?n?|wirf)\s+(?:(?:also|then|just|please|both|all|of|old|whole|entire|empty|unused|now|bitte|auch|dann|noch|alte|ganze|leere|einfach|wieder)\s+)*${article}(?:(?:old|whole|entire|empty|unused|alte|ganze|leere|file|datei)\s+)*["'\u0060„“「『]?$`,
  "iu",
);
const endsWhole =
  /^["'\u0060“”」』]?\s?(?:(?:is|are|ist|sind|wird) (?:no longer|not|nicht mehr) (?:needed|used|wanted|gebraucht|nötig)|(?:can|may|should|must|has to|needs to) (?:go|be (?:deleted|removed|gone|thrown))(?!\p{L})|(?:(?:bitte|auch|noch|einfach|ganz|komplett|wieder) )*(?:löschen|entfernen|wegwerfen|gelöscht|entfernt|kann (?:bitte )?(?:weg|raus)|soll weg)(?!\p{L})|(?:というファイル|のファイル|ファイル)?(?:を|は|も)(?:もう)?(?:全部|丸ごと|完全に)?(?:削除|消し|消す|捨て|いら|要ら|不要))/iu;

function isWhole({ before, behind }: Mention): boolean {
  const bare = before.replace(behindOthers, "");
  return (
    (!inItBehind.test(behind) && (beginsWhole.test(before) || beginsWhole.test(bare))) ||
    (endsWhole.test(behind) && !inIt.test(before)) ||
    /^["'\u0060“”]?\s(?:itself|selbst)(?!\p{L})/iu.test(behind)
  );
}

const partOfText =
  /(?<!\p{L})(?:lines?|rows?|entry|entries|items?|names?|words?|sentences?|paragraphs?|sections?|headings?|columns?|comments?|tasks?|duplicates?|dupes?|doubles|repeats|repeated|him|her|zeilen?|eintrag|einträge?n?|namen|absatz|absätze|abschnitte?|überschrift(?:en)?|wort|wörter|satz|sätze|aufgaben?|kommentare?|spalten?|doppelte\p{L}*|dubletten|duplikate|ihn)(?!\p{L})|行|項目|名前|段落|重複|見出し|ダブ|コメント/iu;
const aFile =
  /(?<!\p{L})(?:files?|folders?|originals?|photos?|pictures?|images?|pdfs?|dateien|ordner|fotos?|bilder|originale?|(?:old|other|first|second) ones?)(?!\p{L}|\s+["'\u0060„“]?[\p{L}\p{N}_./-]+\.[A-Za-z])|(?<!という)ファイル|フォルダ|写真/iu;

/** What is said behind the verb; in front of it where the verb ends the clause, as in German and Japanese. */
function objectOf(clause: string): string {
  const at = deletes.exec(clause)?.index;
  if (at === undefined) return clause;
  return /^\s*(?:remov|delet|eras|drop|dedup|get|take|throw)/iu.test(clause.slice(at)) ? clause.slice(at) : clause;
}
