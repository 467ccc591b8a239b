import { baseName, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { isOfKind, pictures, sounds, videos } from "../../../files/file-kinds.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { placesIn } from "../places-in.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { saidScope } from "../said/said-scope.ts";
import { saidTarget, withoutTarget } from "../said/said-target.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";
import { unreadWords } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

/**
 * Files of one kind that have a word in their names, where a request wants those into a folder of that name: "move the photos of Rome to photos/Rome". Only
 * pictures and recordings. Null where the request says anything else of which ones.
 */
export function calledPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!wishesPlaces(request) || isQuestion(request) || leavesExceptionsOpen(request, files)) return null;
  const target = saidTarget(request, files);
  const scope = target === null ? null : saidScope(request, files, target);
  if (target === null || !scope) return null;
  const name = baseName(target);
  const rest = withoutTarget(request, target).replaceAll(target, " ");
  const kinds = saidKinds(rest);
  const meant = scope.files.filter((file) => kinds.some(({ isMeant }) => isMeant(file)));
  if (!saysWord(rest, name) || limitsFiles(rest) || meant.some(isUnclear)) return null;
  const known = [...wordsOf(name), ...wordsOf(scope.folder), "of", "new", "von", "neu"];
  const said = [name, scope.folder.slice(0, -1)].reduce(
    (text, word) => (han.test(word) ? text.replaceAll(word, " ") : text),
    rest,
  );
  if (unreadWords(said.replaceAll(plainJapanese, " "), known).some((word) => saidKinds(word).length === 0)) return null;
  const called = meant.filter(({ path }) => saysWord(stemOf(path), name)).map(({ path }) => path);
  return called.length > 0 ? placesIn(target, called, request, files) : null;
}

/** A document may be of what is asked for without being called so, and so may a picture that nobody has named. */
function isUnclear({ path }: FileEntry): boolean {
  const isMedia = [pictures, sounds, videos].some((kind) => isOfKind(path, kind));
  return !isMedia || !/\p{L}{2}/u.test(stemOf(path).replaceAll(byDevice, " "));
}

const byDevice = /(?<!\p{L})(?:img|dscn?|dscf|mvi|pxl|vid|wa|photo|foto|image|bild|screenshot|scan|rec)(?!\p{L})/giu;

const plainJapanese =
  /フォルダー?|ファイル|写真|画像|動画|新しい|新しく|新規|作って|作成|そこ|移動|移し|入れ|まとめ|すべて|全部|ぜんぶ|ください|お願いします|ある|して|から|中|[のをにへはでて、。]/gu;
const han = /[\p{Script=Han}\p{Script=Katakana}]/u;
const segments = new Intl.Segmenter("ja", { granularity: "word" });

/** Whether a text has a name as whole words: 「東京都庁」 doesn't say 「京都」. */
function saysWord(text: string, name: string): boolean {
  if (!han.test(name))
    return wordsOf(name).every((word) => wordsOf(text).some((own) => own === word || isSameNoun(own, word)));
  const normal = text.normalize("NFC");
  const bounds = new Set([...segments.segment(normal)].map(({ index }) => index)).add(normal.length);
  const starts = [...normal.matchAll(new RegExp(escapeRegExp(name), "gu"))].map(({ index }) => index);
  return starts.some((start) => bounds.has(start) && bounds.has(start + name.length));
}
