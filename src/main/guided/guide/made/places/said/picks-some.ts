import { folderOf } from "../../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { extensionOf } from "../../../files/file-kinds.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saidKinds } from "./said-kinds.ts";
import { saidTarget, withoutTarget } from "./said-target.ts";
import { isFiller, withoutStaying } from "./unread-words.ts";

const inPlace = String.raw`(?! (?:(?:all|still|just|not|lying|alle|noch) )*(?:in|im|here|there|below|under|lying|on|at|hier|da|dort|unter)(?!\p{L}))`;
const condition = new RegExp(
  [
    String.raw`(?<!\p{L})(?:that|which|who)(?: (?:are|is|were|was|have|has|had|say|says|aren['’]?t|isn['’]?t)(?!\p{L})|['’](?:s|re)(?!\p{L}))${inPlace}`,
    String.raw`(?<!\p{L})(?:whose|where (?:it|the(?! (?:others?|rest)(?!\p{L}))|there)|marked|tagged|labell?ed|flagged|assigned|(?:with|of) (?:the )?(?:status|state|tag|label|priority|type)|if (?:it|they|their|the))(?!\p{L})`,
    String.raw`,\s*(?:deren|bei denen|in denen|wo|falls|wenn)(?!\p{L})|,\s*die(?! (?:\p{L}+ ){0,2}(?:im|in|hier|da|dort) )(?= [^.,;!?\n]{2,40} (?:sind|ist|haben|hat|waren|wurden)(?!\p{L}))|(?<!\p{L})mit (?:dem )?(?:status|stand|vermerk|zustand)(?!\p{L})`,
    String.raw`状態|になっている|[\p{Script=Han}]い(?:写真|画像|動画|ファイル|もの)|(?:完了|終わっ|済ん)[^。]{0,4}(?:もの|の)`,
  ].join("|"),
  "iu",
);

/** Whether a request that moves files says which of them it means: "the paid invoices", "those that are done", 「京都の写真」. */
export function picksSome(request: string, files: readonly FileEntry[]): boolean {
  const target = saidTarget(request, files);
  const rest = withoutStaying(target === null ? request : withoutTarget(request, target));
  return condition.test(rest) || saidKinds(rest).some(({ isNarrowed }) => isNarrowed) || isLedByState(rest, files);
}

/** "the finished repairs" of the folder repairs: the word before says which. */
function isLedByState(request: string, files: readonly FileEntry[]): boolean {
  const folders = files.flatMap(({ path }) => wordsOf(folderOf(path).split("/").at(-2) ?? ""));
  const said = request.matchAll(
    /(?<!\p{L})(?:the|all|my|our|every|die|alle|unsere|meine) (\p{L}{3,}) (\p{L}{3,})(?![\p{L}\p{N}_/-])/giu,
  );
  return [...said].some(([, word = "", noun = ""]) => {
    const small = word.toLowerCase();
    const isNoun = folders.some((folder) => isSameNoun(folder, noun.toLowerCase()));
    return isNoun && !isFiller(small) && !isCommonWord(small);
  });
}

const fewest = 3;

/** Whether of some folder all files of a kind are among these, and these are several: who picks some of them doesn't mean all. */
export function coversFolder(paths: readonly string[], files: readonly FileEntry[]): boolean {
  const kindOf = (path: string) => `${folderOf(path)}*.${extensionOf(path).toLowerCase()}`;
  const meant = new Set(paths);
  return [...new Set(paths.map(kindOf))].some((kind) => {
    const alike = files.filter(({ path }) => kindOf(path) === kind);
    return alike.length >= fewest && alike.every(({ path }) => meant.has(path));
  });
}
