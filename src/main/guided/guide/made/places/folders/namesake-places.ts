import { baseName, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { narrowsFiles } from "../said/narrows-files.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { saidTarget } from "../said/said-target.ts";
import { folderCalled } from "../things-called.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

const name = String.raw`["'\u0060„“]?[\p{L}\p{N}_-]+["'\u0060“”]?`;
const list = String.raw`${name}(?:, ${name})*,? (?:and|und|&) ${name}`;
const lists: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:sub-?)?(?:folders|director(?:y|ies)|ordner)(?: (?:an|named|called|namens|for|für))?[,:]? (?:one for (?:the )?)?(${list})(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:into|in die ordner) (?:(?:the|my|our) )?(?:folders )?(${list})(?: folders?)?(?!\p{L})`,
    "iu",
  ),
  /((?:[「『][\p{L}\p{N}_-]+[」』]、?と?)+)(?:という)?(?:[0-9２-９二三四]つの)?(?:新しい)?(?:サブ)?フォルダ/u,
];

/**
 * Files that go into folders which a request names one by one, each into the one that its own name says: "make two folders, bio and history, and move my notes into them". Those whose name says
 * none of them stay. Null where a name says two, a folder would get none, or the request says more of which files are meant.
 */
export function namesakePlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!wishesPlaces(request) || isQuestion(request)) return null;
  const found = lists.map((pattern) => pattern.exec(request)).find((match) => match !== null);
  const folders = namesIn(found?.[1] ?? "");
  if (!found || folders.length === 0) return null;
  const rest = withoutStaying(request.replace(found[0], "folders"));
  if (saidTarget(rest, files) !== null || limitsFiles(rest) || narrowsFiles(rest, false) || /\d/u.test(rest))
    return null;
  const there = folders.map((folder) => folderCalled(folder, files));
  const open = files.filter(({ path }) => !there.some((folder) => folder !== null && path.startsWith(`${folder}/`)));
  const placed = open.flatMap((file) => {
    const own = folders.filter((folder) => isCalled(file.path, folder));
    return own.length === 0 ? [] : [{ file, own }];
  });
  const from = new Set(placed.map(({ file }) => folderOf(file.path)));
  const [parent, ...others] = from;
  const isEach = folders.every((folder) => placed.some(({ own }) => own.includes(folder)));
  if (parent === undefined || others.length > 0 || !isEach || placed.some(({ own }) => own.length > 1)) return null;
  // of a single folder it has to be said as well that they are meant
  if (folders.length === 1 && !saysKind(folders[0] ?? "", rest)) return null;
  const meant = placed.map(({ file }) => file);
  if (folders.length > 1 && tellsApart(withoutNames(rest, folders), meant)) return null;
  return placed.map(({ file, own: [folder = ""] }) => {
    const place = there[folders.indexOf(folder)] ?? parent + folder;
    return { path: file.path, to: `${place}/${baseName(file.path)}` };
  });
}

function namesIn(said: string): string[] {
  const names = said.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  const links = /^(?:and|und|と)$/iu;
  const own = names.filter((each) => !links.test(each));
  // years have ways of their own
  return own.some((each) => isCommonWord(each.toLowerCase()) || /^\d+$/.test(each)) ? [] : [...new Set(own)];
}

/** `bio_week1.txt` for bio; scripts without blanks don't show where a word ends. */
function isCalled(path: string, folder: string): boolean {
  const stem = stemOf(path);
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(folder)) return stem.includes(folder);
  const own = wordsOf(stem);
  return wordsOf(folder).every((word) => own.some((other) => other === word || isSameNoun(other, word)));
}

function saysKind(folder: string, rest: string): boolean {
  return rest.toLowerCase().includes(folder.toLowerCase());
}

function withoutNames(rest: string, folders: readonly string[]): string {
  return folders.reduce((text, folder) => text.replaceAll(new RegExp(escapeRegExp(folder), "giu"), " "), rest);
}
