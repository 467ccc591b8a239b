import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../../shared/group-by.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

const sameName =
  /(?<!\p{L})(?:(?:the |exactly the )?same (?:file ?)?names?|named (?:alike|the same)|called the same|gleiche[nm]? (?:datei)?namen?|gleichnamig\p{L}*|gleich hei(?:ß|ss)\p{L}*|(?:ß|ss)?hei(?:ß|ss)en gleich)(?!\p{L})|同じ名前|同名/iu;
const ofFolder = /(?<!\p{L})(?:(?:sub-?)?folders?|director(?:y|ies)|(?:unter)?ordner)(?!\p{L})|フォルダ/iu;

/**
 * Two files that are called the same but for their endings, each pair in a folder of that name, as a request shows it of one: "every photo that has a text with the same
 * name should be in a folder with it, like moss/moss.jpg". What has no partner stays. Null where three are called so, or only some pairs may be meant.
 */
export function pairedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!sameName.test(request) || !ofFolder.test(request) || !wishesPlaces(request)) return null;
  const shown = files.filter((file) => isShown(placeOf(file), request));
  const folders = new Set(shown.map(({ path }) => folderOf(path)));
  const [folder, ...others] = folders;
  if (folder === undefined || others.length > 0) return null;
  const said = withoutStaying(request).replaceAll(/\S*\/\S*/gu, " ");
  if (limitsFiles(said) || keepsSome(request, files)) return null;
  const inside = files.filter(({ path }) => folderOf(path) === folder);
  const groups = [...groupBy(inside, ({ path }) => stemOf(path)).values()].filter((group) => group.length > 1);
  const kinds = saidKinds(said);
  const isPair = (group: readonly FileEntry[]) =>
    group.length === 2 &&
    new Set(group.map(({ path }) => endingOf(path).toLowerCase())).size === 2 &&
    kinds.every(({ isMeant }) => group.filter(isMeant).length === 1);
  const paired = groups.flat();
  const isShownPaired = shown.every((file) => paired.includes(file));
  if (!groups.every(isPair) || !isShownPaired || tellsApart(said, paired)) return null;
  return paired.map((file) => ({ path: file.path, to: placeOf(file) }));
}

/** `moss/moss.jpg` */
function placeOf({ path }: FileEntry): string {
  return `${folderOf(path)}${stemOf(path)}/${baseName(path)}`;
}

/** Whether a path is written there, and not as the end of another one. */
function isShown(path: string, request: string): boolean {
  return new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}_/.-])${escapeRegExp(path)}(?![A-Za-z\d])`, "u").test(request);
}

function keepsSome(request: string, files: readonly FileEntry[]): boolean {
  // what has no partner is none of those that are meant
  const said = request.replaceAll(withoutPartner, " ");
  return leavesExceptionsOpen(said, files) || keptFiles(said, files).length > 0;
}

const withoutPartner =
  /(?<!\p{L})(?:what|whatever|those|files|ones|the ones|was|die|alles, was)(?: (?:that|which|die))? (?:(?:has|have|hat|haben|is|are|ist|sind) )?(?:no|without|not|keine?n?|ohne)(?: (?:an?|such|eine?n?))? \p{L}+(?: (?:hat|haben))?,? (?:just |should |can |please |bitte )*(?:stays?|remains?|bleib\p{L}*)[^.;!?]*|(?:相手|ペア|対)(?:の|が)ない[^。]*/giu;
