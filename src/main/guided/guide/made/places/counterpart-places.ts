import { baseName, endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { saysWithin } from "../../request/files/said-ending.ts";
import { saysDeleting } from "../../request/files/says-deleting.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { isQuestion } from "../../request/questions/is-question.ts";
import { isCommonWord, wordsOf } from "../../request/words/words.ts";
import { asksForAll } from "../../request/wishes/request-intent.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { placesIn } from "./places-in.ts";
import { limitsFiles } from "./said/limits-files.ts";
import { kindCalled } from "./said/said-kinds.ts";
import { saidScope } from "./said/said-scope.ts";
import { saidTarget } from "./said/said-target.ts";
import { unreadWords } from "./said/unread-words.ts";
import { clausesSaid } from "./said/says-no-more.ts";
import { tellsApart } from "./said/tells-apart.ts";
import { wishesPlaces } from "./said/wishes-places.ts";

/** What leads to the condition: "but only where", "that", "zu denen". */
const lead =
  /[,;:(–-]?\s*(?:(?:but|and|aber|und|bitte|please) )*(?<!\p{L})(?:(?:only|just|nur)[, ]+(?:(?:delete|remove|do|if|löschen|dann|dort|da|die|diejenigen|those|the ones|that)[, ]+)*)?(?:where|when|if|(?:as|so) long as|provided(?: that)?|for which|of which|which|that|whose|who|with|without|wo|wenn|falls|sofern|solange|zu denen|zu welchen|bei denen|für die|von denen|deren|die|mit|ohne)(?!\p{L})/giu;
const existence =
  /(?<=が|も)(?:ある|残|存在|な[いく])|(?<!\p{L})(?:(?:is|are|['’]s) (?:(?:still|also|already|right|there|lying) ){0,3}(?:there|exists?|present|around|beside|next to|left|in the (?:same )?folder)|there(?:['’]s|['’]re| is| are)|exists?|ha(?:ve|s)|i (?:already |also )?have|with|without|beside|next to|as well|gone|missing|gibt|existier\p{L}*|vorhanden|(?:ist|sind|liegt|liegen|steht)|hat|haben|mit|ohne|daneben|fehlt|fehlen|weg)(?!\p{L})/iu;
const absence =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:no|not|without|gone|missing|never|kein\p{L}*|nicht|ohne|fehl\p{L}*|weg)(?!\p{L})|な[いく]/iu;
/** Called for what it is: the one without the additional ending, or the other one that is called so. */
const original =
  /(?<!\p{L})(?:originals?|real|actual|proper|finished|main|source|normal|whole|right|original\p{L}*|echte\p{L}*|eigentliche\p{L}*|richtige\p{L}*|fertige\p{L}*|same (?:file ?)?name|gleichen namen?|gleichnamig\p{L}*|(?:file|page|document|photo) (?:itself|without)|datei ohne|(?:page|file|photo|seite|datei) (?:itself|selbst)|itself|selbst)(?!\p{L})|元の|元ファイル|オリジナル|本物|同じ名前/iu;
const staying =
  /(?<!\p{L})(?:stays?|remains?|keep|kept|leave|left alone|don['’]?t (?:delete|remove|touch)|not (?:be )?(?:deleted|removed)|bleib\p{L}*|behalt\p{L}*|lass\p{L}*|nicht (?:gelöscht|löschen|anfassen)|steh(?:en)?)(?!\p{L})|そのまま|残し/iu;
/** The only one of a thing, or one without the other. */
const alone =
  /(?<!\p{L})(?:all (?:we|i|you|that(?:['’]s| is)) (?:\p{L}+ )?(?:have|left)?|all there is|only (?:copy|one|version|thing)|nothing else|alles(?: ist)?,? was (?:ich|wir)|no|without|not|isn['’]t|aren['’]t|gone|missing|alone|einzige\p{L}*|kein\p{L}*|ohne|nicht|fehl\p{L}*|sonst)(?!\p{L})/iu;
const deleting =
  /(?<!\p{L})(?:delet\p{L}*|remov\p{L}*|eras\p{L}*|get rid of|throw (?:\p{L}+ )?(?:away|out)|lösch\p{L}*|entfern\p{L}*|weg)(?!\p{L})/iu;

type Condition = { wish: string; said: string; rest: readonly string[]; isAbsence: boolean };

/**
 * Files of a kind that go, or are to be moved, only where another one that belongs to them is beside them, or only where it is gone: "delete the .old files where the
 * page is still there", "the wavs that have an mp3". One belongs to another by its name. Null where that isn't asked for, or anything besides.
 */
export function counterpartPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (isQuestion(request)) return null;
  const target = saidTarget(request, files);
  const isDeleting = saysDeleting(request) || (deleting.test(request) && !wishesPlaces(request));
  if (!isDeleting && (target === null || !wishesPlaces(request))) return null;
  const found = conditionIn(request, files);
  const scope = found && saidScope(request, files, isDeleting ? null : target);
  if (!found || !scope || keptFiles(request, files).length > 0) return null;
  const kinds = kindsIn(found.wish, files);
  const [kind, ...more] = kinds;
  if (!kind || more.length > 0) return null;
  const others = kindsIn(found.said, files).filter(({ said }) => said !== kind.said);
  const [other, ...unclear] = others;
  if (unclear.length > 0 || (!other && !original.test(found.said))) return null;
  const isWithin = saysWithin(request) || (scope.folder === "" && asksForAll(request));
  const near = files.filter(({ path }) => (isWithin ? path.startsWith(scope.folder) : folderOf(path) === scope.folder));
  const meant = near.filter(kind.isMeant);
  const owned = meant.filter((file) => hasCounterpart(file, kind, other ?? null, files));
  const going = found.isAbsence ? meant.filter((file) => !owned.includes(file)) : owned;
  // where none has one, or all have, what is named may be something else
  if (owned.length === 0 || going.length === 0 || !saysNoMore(found, [kind.said, other?.said ?? ""], meant))
    return null;
  // "the wav that has an mp3" is one
  if (going.length > 1 && isOfOne.test(found.said) && !ofEach.test(found.wish)) return null;
  const paths = going.map(({ path }) => path);
  return isDeleting || target === null
    ? paths.map((path) => ({ path, to: null }))
    : placesIn(target, paths, request, files);
}

const isOfOne = /^[,;:(–-]?\s*(?:that|which|das|der) (?:(?:still|already|noch|schon) )?(?:has|is|hat|ist)(?!\p{L})/iu;
const ofEach = /(?<!\p{L})(?:every|each|any|all|jede[nrs]?|alle)(?!\p{L})/iu;

/** The sentence with the wish, what comes before its condition and behind it; null where there is none. */
function conditionIn(request: string, files: readonly FileEntry[]): Condition | null {
  const [sentence = "", ...rest] = request
    .split(/(?<=[!?;。])\s*|(?<=\.)\s+(?=\P{Ll})|\n+/u)
    .filter((each) => each.trim() !== "");
  const japanese = inJapanese.exec(sentence)?.groups;
  if (japanese) {
    const { before = "", said = "", behind = "" } = japanese;
    return { wish: before + behind, said, rest, isAbsence: absence.test(said) };
  }
  const [head = "", ...tail] = sentence.split(othersFollow);
  const at = [...head.matchAll(lead)]
    .map(({ index }) => index)
    .find((index) => {
      const before = head.slice(0, index);
      return existence.test(head.slice(index)) && deeds.test(before) && kindsIn(before, files).length > 0;
    });
  if (at === undefined) return null;
  const said = head.slice(at);
  // "where no mp3 is missing"
  if ((said.match(all(absence)) ?? []).length > 1) return null;
  return { wish: head.slice(0, at), said, rest: [...tail, ...rest], isAbsence: absence.test(said) };
}

const othersFollow =
  /(?<=[,;])\s+(?=(?:but |and |aber |und )?(?:keep|leave|where|wo|those|the ones|what|was|die ohne|everything|bitte lass|not|nicht)(?!\p{L}))|\s+(?=\(|[–—-]\s)|\s+(?=(?:and|but|und|aber|not|nicht)(?: (?:then|not|nicht|bitte|please))* (?:keep|leave|delete|remove|move|rename|those|these|the|if|where|when|without|behalt\p{L}*|lass\p{L}*|lösch\p{L}*|verschieb\p{L}*|die|wenn|wo|ohne)(?!\p{L}))|\s+(?=(?:not|nicht) without)/iu;
const inJapanese =
  /^(?<before>[^。]*?(?:[をは]、?|、))?(?<said>[^、をは。]+?(?:が|も)[^、。]*?(?:ある|残って(?:い)?る|存在する|ない|なくなった))(?:場合|とき|もの)(?:だけ|のみ|に限り)(?:は|を)?、?(?<behind>[^。]*)/u;

const deeds =
  /(?<!\p{L})(?:delete|remove|erase|get rid|throw|move|put|lösch(?:e|en|t)?|entferne?n?|verschiebe?n?|lege?n?|wirf)(?!\p{L})|削除|消/iu;

type Kind = { said: string; isMeant: (file: FileEntry) => boolean };

/** The kinds of files that a text speaks of: by an ending that one of them has, or by what they are called. */
function kindsIn(text: string, files: readonly FileEntry[]): readonly Kind[] {
  const endings = new Set(
    files.flatMap(({ path }) => /(?<=[^/])(?:\.[a-z][a-z0-9_-]{0,6}|~)$/iu.exec(path)?.[0].toLowerCase() ?? []),
  );
  const byEnding = [...endings].flatMap((ending) => {
    const name = escapeRegExp(ending.replace(/^\./u, ""));
    // `config.in` makes no ending of "in"
    const dot = ending === "~" ? "" : isCommonWord(name) ? String.raw`\.` : String.raw`\.?`;
    const isSaid = new RegExp(
      `(?<![\\p{Script=Latin}\\p{N}_])["'\\u0060„“*]*${dot}${name}(?:s|['’]s)?(?![\\p{Script=Latin}\\p{N}_])`,
      "iu",
    ).test(text);
    return isSaid ? [{ said: ending, isMeant: ({ path }: FileEntry) => path.toLowerCase().endsWith(ending) }] : [];
  });
  if (byEnding.length > 0) return byEnding;
  const words = text.match(/\p{L}+\d?/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].flatMap((word) => {
    const isMeant = kindCalled(word);
    return isMeant ? [{ said: word, isMeant }] : [];
  });
}

/** Whether the file that belongs to this one is in the same folder: `a.html` to `a.html.old`, `a.mp3` to `a.wav`. */
function hasCounterpart({ path }: FileEntry, kind: Kind, other: Kind | null, files: readonly FileEntry[]): boolean {
  const beside = files.filter(
    (file) => folderOf(file.path) === folderOf(path) && file.path !== path && !kind.isMeant(file),
  );
  const bare = path.endsWith("~") ? path.slice(0, -1) : folderOf(path) + stemOf(path);
  const isWhole = (file: FileEntry) => lower(file.path) === lower(bare);
  const isOfStem = (file: FileEntry) => lower(stemOf(file.path)) === lower(baseName(bare));
  if (other) return beside.some((file) => other.isMeant(file) && (isWhole(file) || isOfStem(file)));
  return endingOf(bare) === "" ? beside.some((file) => isWhole(file) || isOfStem(file)) : beside.some(isWhole);
}

function lower(text: string): string {
  return text.toLowerCase().normalize("NFC");
}

/** Whether all else that is said is that those stay which are alone. */
function saysNoMore({ wish, said, rest }: Condition, kinds: readonly string[], meant: readonly FileEntry[]): boolean {
  if (absence.test(wish) || limitsFiles(wish) || tellsApart(`${wish} ${said}`, meant)) return false;
  const bare = said.replaceAll(japaneseSaid, " ").replaceAll(all(existence), " ").replaceAll(all(original), " ");
  const folders = meant.flatMap(({ path }) => wordsOf(folderOf(path)));
  const known = [...things, ...folders, ...kinds.flatMap((kind) => wordsOf(kind.replace(/^\./u, "")))];
  // more of which ones goes unread otherwise: "and has more than two lines"
  if (
    unreadWords(`${wish.replaceAll(all(deeds), " ").replaceAll(japaneseSaid, " ")} ${bare}`, known).length > 0 ||
    /\d/u.test(withoutKinds(bare, kinds))
  )
    return false;
  const sentences = rest.flatMap((sentence) => sentence.split(/(?<=[;])\s+/u));
  return sentences.every((sentence) => {
    // that those stay which are alone
    if (clausesSaid(sentence.replaceAll(polite, " ")).length === 0) return true;
    return staying.test(sentence) && alone.test(sentence) && !tellsApart(sentence, meant);
  });
}

function all(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, "giu");
}

function withoutKinds(text: string, kinds: readonly string[]): string {
  return kinds.reduce((rest, kind) => (kind === "" ? rest : rest.replaceAll(kind.replace(/^\./u, ""), " ")), text);
}

/** What the other one may be called, and what stands around that. */
const things =
  `page photo picture image document version text song recording video source one thing partner counterpart match matching corresponding same name but only just if when where whose which that who with without for still also already too any more as well so long provided right beside next there left original real itself though actually
  seite foto bild dokument fassung version text lied aufnahme video quelle name gleichen gleiche dazu dafür nur wenn wo falls sofern solange denen deren auch noch mehr schon bereits keine kein keinen nicht no not isn don doesn does t es gibt da dabei daneben passende passendes zugehörige aber und and bitte vorher get rid throw away out weg lösch entfern delete remove keep`.split(
    /\s+/,
  );
const japaneseSaid =
  /フォルダー?|ファイル|ページ|写真|元の?|オリジナル|本物|同じ名前|まだ|すでに|削除|移動|消して|ください|お願いします|場合|だけ|ある|残って(?:い)?る|存在する|ない|して|の|を|に|は|が|も|、|。/gu;

const polite = /(?<!\p{L})(?:please|thanks?(?: you)?|thx|bitte|danke(?: dir)?)(?!\p{L})|お願いします/giu;
