import { baseName, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { unreadBeside } from "../lists/where-stated.ts";
import { placesIn } from "../places-in.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { kindCalled } from "../said/said-kinds.ts";
import { mostRead, type Scope, saidScope } from "../said/said-scope.ts";
import { saidTarget, withoutTarget } from "../said/said-target.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";
import { isFiller, withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

/** Files of a kind, and the word by which a request tells which of them: "the photos of Kyoto". */
type Called = { word: string; said: string; isMeant: (file: FileEntry) => boolean };

const fewestOfWord = 2;

/**
 * The files of a kind whose names have the word by which a request tells which of them it means, in one folder: "the Kyoto photos", "die Fotos aus Kyoto",
 * 「京都の写真」. Null where it says more of them, or where a text may be of what it isn't called by.
 */
export async function calledPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const target = saidTarget(request, files);
  if (target === null || leavesExceptionsOpen(request, files)) return null;
  const rest = withoutTarget(withoutStaying(request), target);
  const [called, ...others] = calledIn(rest);
  const scope = scopeOf(request, files, target);
  if (!called || others.length > 0 || !scope || scope.files.length > mostRead) return null;
  const ofKind = scope.files.filter(called.isMeant);
  const meant = ofKind.filter(({ path }) => hasWord(stemOf(path), called.word));
  // a small word may be what they are rather than what they are called, above all where the folder is for such
  const isSmall = /^\p{Ll}/u.test(called.word);
  const isOfFolder = isSmall && wordsOf(baseName(target)).some((own) => isSameNoun(own, called.word.toLowerCase()));
  if (meant.length < (isSmall ? fewestOfWord : 1) || isOfFolder || limitsFiles(rest)) return null;
  const known = [scope.folder.slice(0, -1), ...wordsOf(scope.folder), ...wordsOf(target), ...ofMoving];
  const left = rest.replace(called.said, " ");
  // "all photos, also the Paris photos"
  if (amongOthers.test(left) || !wishesPlaces(`${left} move`) || unreadBeside(left, known).length > 0) return null;
  const texts = ofKind.filter((file) => !meant.includes(file) && !isBinary(file.path));
  const told = await Promise.all(texts.map(async ({ path, size }) => (size <= mostBytes ? view.text(path) : null)));
  const isOpen = told.some((text) => text === null || hasWord(text, called.word));
  return isOpen
    ? null
    : placesIn(
        target,
        meant.map(({ path }) => path),
        request,
        files,
      );
}

/** Where no folder is said, they may lie beside the one that they go to. */
function scopeOf(request: string, files: readonly FileEntry[], target: string): Scope | null {
  const scope = saidScope(request, files, target);
  const folder = folderOf(target);
  return scope?.folder === "" && folder !== "" ? saidScope(`in ${folder}`, files, target) : scope;
}

const amongOthers =
  /(?<!\p{L})(?:also|too|as well|including|such as|auch|sowie|einschließlich|(?<!(?:would|['’]d) )like)(?!\p{L})|など|も含め/iu;
const ofMoving = ["belong", "goes", "gehören", "kommen", "sollen", "like", "want"];

const word = String.raw`["'\u0060„“]?(?<word>[\p{L}\p{N}][\p{L}\p{N}_-]*?)["'\u0060“”]?`;
const article = String.raw`(?:(?:the|our|my|der|dem|den|die|das) )?`;
const kind = String.raw`(?<kind>[\p{Script=Latin}\d]{3,})`;
const end = String.raw`(?![\p{L}\p{N}_-])`;
/** Each looks ahead only: a word before the word that tells may look like one as well. */
const ways: readonly RegExp[] = [
  String.raw`(?<![\p{L}\p{N}])(?=(?<said>${kind} (?:of|from|about|with|showing|von|vom|aus|über|mit) ${article}${word})${end})`,
  String.raw`(?<![\p{L}\p{N}])(?=(?<said>${word}[ -]${kind})${end})`,
  String.raw`(?<![\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}])(?=(?<said>[「『]?(?<word>[\p{Script=Han}\p{Script=Katakana}ー々\p{Script=Latin}]{2,})[」』]?の(?<kind>写真|画像|動画|音楽|[A-Za-z]{3,4}(?=ファイル|[をはが])|ファイル)))`,
].map((pattern) => new RegExp(pattern, "giu"));

/** What a request says so; a word that stands around any wish tells of nothing. */
function calledIn(request: string): readonly Called[] {
  return ways.flatMap((pattern) =>
    [...request.matchAll(pattern)].flatMap(({ groups = {} }) => {
      const { word: by = "", kind: kindSaid = "", said = "" } = groups;
      const isMeant = files.test(kindSaid) ? () => true : kindCalled(kindSaid);
      const small = by.toLowerCase();
      const isTelling =
        /^\p{L}{3}|^[\p{Script=Han}\p{Script=Katakana}]{2}/u.test(by) && !isFiller(small) && !isCommonWord(small);
      return isMeant && isTelling && kindCalled(by) === null ? [{ word: by, said, isMeant }] : [];
    }),
  );
}

const files = /^(?:files|dateien|ファイル)$/iu;
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has a word as one of its own: 東京都庁 has nothing of 京都. */
function hasWord(text: string, said: string): boolean {
  // who is in Wien is no Wiener
  const isSame = (own: string, other: string) => isSameNoun(own, other) && (own === other || !own.endsWith("er"));
  if (!signs.test(said)) return wordsOf(text).some((own) => isSame(own, said.toLowerCase()));
  const starts = [...new Intl.Segmenter("ja", { granularity: "word" }).segment(text)].map(({ index }) => index);
  return starts.some((at) => text.startsWith(said, at));
}
