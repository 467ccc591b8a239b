import { baseName } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { kindCalled, saidKinds } from "../said/said-kinds.ts";
import { saidScope } from "../said/said-scope.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { unreadWords, withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

const determiner = String.raw`(?:(?:all|every|alle|of|the|my|our|die|den|meine|unsere) )*`;
const files = String.raw`(?: files|-dateien)?`;
const kind = String.raw`${determiner}[\p{L}\p{N}]{2,}${files}`;
const kinds = String.raw`${kind}(?:(?:, | (?:and|und|sowie|as well as) )${kind})*`;
const lead = String.raw`(?:go(?:es)? )?(?:in(?:to)?|to|nach) (?:(?:an?|the|einen?|den|new|neuen|own|eigenen) )*(?:(?:folder|ordner) )?(?:(?:called|named|namens) )?`;
const wish = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${kinds}) ${lead}["'\u0060„“]?([\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*)["'\u0060“”]?\/?(?: folder)?(?=\s*(?:$|[.,;!?]|(?:and|und|please|bitte)(?!\p{L})))`,
  "giu",
);
/** "写真はpicturesフォルダに" */
const japaneseWish =
  /([\p{Script=Han}\p{Script=Katakana}ー][\p{Script=Han}\p{Script=Katakana}ーと、]*)(?:は|を)[「『]?([A-Za-z\d_-]+|[\p{Script=Han}ー]+)[」』]?(?:という)?フォルダー?(?:に|へ)(?:移動し?|移し|入れ|まとめ|分け)?て?(?:ください|下さい)?/gu;
const betweenKinds = new RegExp(String.raw`, | (?:and|und|sowie|as well as) |[と、]`, "iu");
const aroundKind = new RegExp(String.raw`^${determiner}|${files}$`, "giu");
/** "Sort what came off the phone: …" only says where they are from. */
const opening = /^(?:please |bitte )?(?:sort|tidy|clean up|sortiere?|räume?)(?!\p{L})[^:：.;!?\n]*[:：]/iu;

/** What somebody says of a folder that is to be tidied. */
const complaints = ["mess", "messy", "chaos", "chaotic", "durcheinander", "unordentlich"];
/** "nach Datum" says by what, and not where to. */
const isOrder =
  /^(?:datum|namen?|titel|größe|jahr|monat|typ|art|thema|ort|album|date|name|title|size|type|year|month)$/iu;

const fewest = 2;

/**
 * Where files of several kinds go of which a request says a folder each: "all the photos and videos into a folder called Photos and the PDFs into Papers". Null
 * where it says anything else, or of the kinds for a folder there is no file.
 */
export function kindsPlaces(request: string, all: readonly FileEntry[]): readonly Place[] | null {
  const wishes = [...request.matchAll(wish), ...request.matchAll(japaneseWish)];
  const scope = saidScope(request, all, null);
  if (wishes.length < fewest || !scope || !wishesPlaces(request)) return null;
  const groups = wishes.map(([, words = "", folder = ""]) => {
    const said = words.split(betweenKinds).map((word) => kindCalled(word.replaceAll(aroundKind, "")));
    const isMeant = (file: FileEntry) => said.some((isOfKind) => isOfKind?.(file));
    return said.includes(null) ? [] : scope.files.filter(isMeant).map((file) => ({ file, folder }));
  });
  const placed = groups.flat();
  const isTwice = new Set(placed.map(({ file }) => file.path)).size < placed.length;
  if (isTwice || groups.some((group) => group.length === 0)) return null;
  if (wishes.some(([said, , folder = ""]) => isOrder.test(folder) && !/folder|ordner/iu.test(said))) return null;
  const rest = wishes.reduce((text, [said]) => text.replace(said, " "), request);
  const meant = placed.map(({ file }) => file);
  const isOfSome = saidKinds(rest).some(({ isNarrowed }) => isNarrowed);
  const known = [...wordsOf(scope.folder), ...complaints];
  if (isOfSome || unreadWords(withoutStaying(withoutOpening(rest, meant)), known).length > 0) return null;
  return placed.map(({ file, folder }) => ({
    path: file.path,
    to: `${folder.startsWith(scope.folder) ? "" : scope.folder}${folder}/${baseName(file.path)}`,
  }));
}

/** Without how it begins, where that says nothing of which ones are meant. */
function withoutOpening(rest: string, meant: readonly FileEntry[]): string {
  const said = opening.exec(rest)?.[0] ?? "";
  const isOfSome = limitsFiles(said) || saidKinds(said).length > 0 || tellsApart(said, meant);
  return isOfSome ? rest : rest.replace(opening, " ");
}
