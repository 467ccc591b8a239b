import type { FileEntry } from "../../../../workspace-view.ts";
import { extensionOf, fileKinds, isOfKind, pictures, sounds } from "../../../files/file-kinds.ts";
import { quotedPhrases } from "../../../request/words/search-words.ts";
import { isFiller } from "./unread-words.ts";

const endings = "pdf|docx?|xlsx?|odt|ods|csv|txt|md|zip|epub|json|html?|mp[34]|wav|jpe?g|png|gif|svg|heic|mov|ics";
const ending = new RegExp(String.raw`^(${endings})s?$`, "iu");
const texts = /^(?:textdatei(?:en)?|テキスト)$/iu;
const screenshots = /^(?:screen ?shots?|bildschirmfotos?|スクリーンショット|スクショ)$/iu;
const audio = /^(?:audios?|sounds?|audiodatei(?:en)?|録音|音声)$/iu;

/** The files that people call so: "photos", "PDFs", "docx"; null for a word that is no kind of files. */
export function kindCalled(word: string): ((file: FileEntry) => boolean) | null {
  const known = fileKinds.find(({ words }) => words.exec(word)?.[0].length === word.length);
  if (known) return ({ path }) => isOfKind(path, known);
  if (screenshots.test(word)) return (file) => isScreenshot.test(file.path) && isOfKind(file.path, pictures);
  if (audio.test(word)) return ({ path }) => isOfKind(path, sounds);
  if (texts.test(word)) return ({ path }) => extensionOf(path).toLowerCase() === "txt";
  const said = ending.exec(word)?.[1];
  return said === undefined ? null : ({ path }) => extensionOf(path).toLowerCase() === said.toLowerCase();
}

const isScreenshot = /screen ?shot|bildschirmfoto|スクリーンショット/iu;

/** Files of one kind, as a request speaks of them; narrowed where it says more of which ones than their kind. */
export type SaidKind = { isMeant: (file: FileEntry) => boolean; isNarrowed: boolean };

const japanese = /写真|画像|動画|音楽|テキスト/gu;
const latin = /(?<![\p{Script=Latin}\p{N}_])[A-Za-zÄÖÜäöüß]+\d?(?![A-Za-zÄÖÜäöüß_])/gu;

/** The kinds of files that a request speaks of, in its order; a path or a name that it quotes is none. */
export function saidKinds(request: string): readonly SaidKind[] {
  const text = quotedPhrases(request)
    .filter((phrase) => !/^\*?\.\w+$/u.test(phrase))
    .reduce((rest, phrase) => rest.replaceAll(phrase, " "), request)
    .replaceAll(/(?<!\p{L})text[- ]?(?=files?(?!\p{L}))/giu, "txt ")
    .replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}_./-])\*?\.(${endings})(?![\p{L}\p{N}_])`, "giu"), " $1 ")
    .replaceAll(/[\p{L}\p{N}_./-]*\.[a-z]\w{0,4}(?![\p{L}\p{N}_])/giu, " ");
  return [...text.matchAll(latin), ...text.matchAll(japanese)]
    .toSorted((one, other) => one.index - other.index)
    .flatMap((found) => {
      const isMeant = kindCalled(found[0]);
      const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
      return isMeant ? [{ isMeant, isNarrowed: isLedByMore(before) || goesOnAbout(behind) }] : [];
    });
}

/** Behind "which" or "new" come some of a kind. */
const narrowing =
  /^(?:new|newer|newest|old|older|oldest|other|only|first|last|next|neue[nrs]?|alte[nrs]?|andere[nrs]?|nur|which|what|whose|no|of|from|named|called)$/iu;
const wordsAround = new Set(
  "want wants like need rather collect gather throw stick drop get got let see every several whole entire ganze ganzen sämtliche sämtlichen lying besides where that when since because so how if as with other rather lose find keep open forgetting".split(
    " ",
  ),
);

/** "the bank pdfs", "our old photos": the word before a kind says which. */
function isLedByMore(before: string): boolean {
  const clause = before.split(/[.,;:!?()、。\n]/u).at(-1) ?? "";
  if (/[の]$|[ぁ-ん]た$/u.test(clause))
    return !/(?:ここ|フォルダー?|この中|すべて|ぜんぶ|全部|全て|私)の$/u.test(clause);
  const word = /([\p{L}\p{N}'’]+)[\s"'`„*-]*$/u.exec(clause)?.[1]?.toLowerCase();
  if (word === undefined || kindCalled(word)) return false;
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return false;
  return narrowing.test(word) || !(isFiller(word) || wordsAround.has(word));
}

const lying = String.raw`(?:(?:which|that)(?:['’]s| is| are)? (?:(?:just|still|currently) )?(?:lying|sitting|floating|scattered)(?: around| about)?|(?:there (?:is|are)|you (?:can )?(?:find|see))|(?:die|welche) (?:(?:hier|da|dort|noch|lose|überall|so|im ordner|in diesem ordner) )*(?:herum|rum|umher)?(?:liegen|fliegen|stehen))`;
const here = String.raw`(?:${lying}|(?:which|that|die|who) (?:are|is|lie|i have|we have|sind|liegen)|i have|we have|i['’]ve got|lying(?: around)?|liegen|i own|right|all|alle|of mine|(?:in )?(?:here|this (?:folder|directory)|there)|(?:in|im) (?:diesem )?(?:the )?(?:folder|ordner)|hier|around|between everything else)`;
const files = String.raw`(?:[ -]?(?:files?|documents?|dateien|datei|dokumente?|ファイル))?`;
const restricting =
  /^(?:from|of|about|by|with|without|that|which|who|whose|than|between|since|before|after|older|newer|larger|bigger|smaller|called|named|starting|beginning|ending|containing|showing|taken|von|vom|aus|über|mit|ohne|nach|seit|vor|die|deren|namens)(?!\p{L})/iu;

/** "the pdfs of the bank", "photos that show her": what follows says which. */
function goesOnAbout(behind: string): boolean {
  const rest = behind.replace(new RegExp(String.raw`^${files}(?:,? ${here})*,?\s*`, "iu"), "");
  return restricting.test(rest);
}
