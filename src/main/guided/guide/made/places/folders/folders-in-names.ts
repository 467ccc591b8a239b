import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { saidNameRule } from "../../../request/files/said-name-rule.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { saysOthersToo } from "../../../request/limits/others-too.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { asksForAll } from "../../../request/wishes/request-intent.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { removesFolders } from "./flattened-places.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { wantsOtherDeeds } from "../said/other-deeds.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { saidTarget, withoutTarget } from "../said/said-target.ts";
import { exceptions, leavesExceptionsOpen } from "../said/some-stay.ts";
import { tellsWhatWas } from "../said/only-tells.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesNames, wishesPlaces } from "../said/wishes-places.ts";

/** How a new name is made of a file's own one and of the folders that it is in, and where it is shown to be. */
type Shown = {
  /** The file that would be called so. */
  from: string;
  /** The folder with the folders that stand in the name, with its slash. */
  base: string;
  isFolderFirst: boolean;
  signs: readonly string[];
  /** The folder that is written before the name; null where none is. */
  target: string | null;
  said: string;
};

const fewest = 2;

/**
 * The files of the folders within one with these folders in their names, as a request shows it of one: "all directly in hours with the week in front, e.g.
 * hours/w31-ana.csv" for `hours/w31/ana.csv`. Null where it shows no such name, and where but some of the files may be meant.
 */
export function foldersInNames(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const shown = shownIn(request, files);
  if (!shown || leavesExceptionsOpen(request, files) || exceptions.test(request)) return null;
  const rest = withoutStaying(withoutShown(request, shown)).replaceAll(removesFolders, " ").replaceAll(noFolders, " ");
  if (
    !(wishesPlaces(rest) || wishesNames(rest) || flattens.test(rest)) ||
    wantsOtherDeeds(rest) ||
    saidNameRule(rest) !== null
  )
    return null;
  if (isDenial(rest) || tellsWhatWas(rest) || isQuestion(request)) return null;
  if (limitsFiles(rest) || ofOneFolder.test(rest) || !isOfSeveral(request, rest, shown)) return null;
  const target = shown.target ?? targetOf(rest, shown, files);
  const meant = target === null ? null : filesLike(shown, rest, request, files);
  if (target === null || !meant || meant.length < fewest) return null;
  const moved = meant.map(({ path }) => ({
    path,
    to: (target === ownFolder ? folderOf(path) : target) + nameOf(path, shown),
  }));
  const there = new Set(files.map(({ path }) => path));
  const isFree = new Set(moved.map(({ to }) => to)).size === moved.length && !moved.some(({ to }) => there.has(to));
  if (!isFree) return null;
  const emptied = request.search(removesFolders) === -1 ? [] : new Set(meant.map(({ path }) => folderOf(path)));
  return [...moved, ...[...emptied].map((path) => ({ path, to: null }))];
}

/** "The files of the first day" are those of one folder. */
const ofOneFolder =
  /(?<!\p{L})(?:of|from|in|aus|von|vom|des|der|dem) (?:the |dem |der |den )?(?:first|second|third|last|erste[nrsm]?|zweite[nrsm]?|letzte[nrsm]?) \p{L}/iu;

/** "I don't want a folder for each day any more" */
const noFolders =
  /(?<!\p{L})(?:(?:i |we )?(?:do not|don['’]?t) (?:want|need|like) (?:an?|one|the|these|those|all) (?:\p{L}+ ){0,2}?(?:sub-?)?(?:folders?|director(?:y|ies))|no more (?:\p{L}+ )?folders|instead of (?:\p{L}+ ){0,2}folders?|(?:ich |wir )?(?:will|wollen|möchten?|brauchen?) keine (?:\p{L}+ )?ordner)(?: (?:for (?:each|every)|per|pro|je|für jede[nrsm]?) \p{L}+)?(?: (?:any ?more|any longer|mehr))?(?!\p{L})/giu;

const flattens = /(?<!\p{L})flatten(?!\p{L})/iu;
const asExample =
  /(?<!\p{L})(?:examples?|for instance|like|e\.g\.?|such as|and so on|etc|so|beispiel\p{L}*|z\.? ?b\.|wie|usw|also)(?!\p{L})|例|のよう|など/iu;
const several =
  /(?<!\p{L})(?:files|(?:file ?)?names|them|these|those|folders|dateien|dateinamen|sie|\p{L}*ordnern?)(?!\p{L})|ファイル|フォルダ/iu;

/** Who writes the old path of a file means this one, unless it is told that it is so with all. */
function isOfSeveral(request: string, rest: string, { from }: Shown): boolean {
  const isOld = request.includes(from.split("/").slice(-2).join("/"));
  if (isOld) return saysOthersToo(request) || asksForAll(rest);
  return asksForAll(rest) || saysOthersToo(request) || (asExample.test(request) && several.test(rest));
}

const between = String.raw`([ _.–-]{1,3})`;
const notWithin = String.raw`(?<![\p{Script=Latin}\p{N}_.-])`;

/** The one way in which a request shows a name that is made of a file's own name and its folders; null where it shows none, or several. */
function shownIn(request: string, files: readonly FileEntry[]): Shown | null {
  const found = files.flatMap(({ path }) => {
    const folders = folderOf(path).split("/").slice(0, -1);
    return folders.flatMap((_, from) =>
      [true, false].flatMap((isFolderFirst) => shownOf(path, from, isFolderFirst, request, files) ?? []),
    );
  });
  const keys = new Set(found.map((one) => JSON.stringify([one.base, one.isFolderFirst, one.signs, one.target])));
  const [first] = found;
  return first && keys.size === 1 ? first : null;
}

function shownOf(
  path: string,
  from: number,
  isFolderFirst: boolean,
  request: string,
  files: readonly FileEntry[],
): Shown | null {
  const folders = folderOf(path).split("/").slice(0, -1);
  const own = folders.slice(from).map(escapeRegExp);
  const stem = escapeRegExp(stemOf(path));
  const name = (isFolderFirst ? [...own, stem] : [stem, ...own]).join(between) + escapeRegExp(endingOf(path));
  const known = folders
    .map((_, at) => `${folders.slice(0, at + 1).join("/")}/`)
    .toSorted((one, other) => other.length - one.length);
  const before = String.raw`(?:(${known.map(escapeRegExp).join("|")})|${notWithin}((?:[\p{Script=Latin}\p{N}_-]+\/)+)|${notWithin})`;
  const all = [
    ...request.matchAll(new RegExp(String.raw`${before}(?<!\/\/)${name}(?![\p{Script=Latin}\p{N}_/-])`, "gu")),
  ];
  const match = all.find(({ 1: there, 2: other, 0: said }) => {
    const target = there ?? other ?? "";
    // a part of a longer path is none
    return !files.some((file) => file.path === said || file.path === target + baseName(said));
  });
  if (!match) return null;
  const [said, there, other, ...signs] = match;
  const base = folders
    .slice(0, from)
    .map((folder) => `${folder}/`)
    .join("");
  return { from: path, base, isFolderFirst, signs, target: there ?? other ?? null, said };
}

function nameOf(path: string, { base, isFolderFirst, signs }: Shown): string {
  const own = folderOf(path).slice(base.length).split("/").slice(0, -1);
  const parts = isFolderFirst ? [...own, stemOf(path)] : [stemOf(path), ...own];
  return parts.map((part, at) => part + (signs[at] ?? "")).join("") + endingOf(path);
}

function withoutShown(request: string, { said, from }: Shown): string {
  const old = from.split("/").slice(-2).join("/");
  return request.replaceAll(said, " ").replaceAll(from, " ").replaceAll(old, " ");
}

const ownFolder = "./";
const goesUp =
  /(?<!\p{L})(?:up here|in here|here|up (?:one|a) (?:level|folder)|(?:top|main|root) (?:level|folder)|hierher|hier rein|eine ebene (?:hoch|höher|nach oben)|hauptordner)(?!\p{L})/iu;
const moves =
  /(?<!\p{L})(?:mov\p{L}*|put|flatten|directly|straight|out of|verschieb\p{L}*|direkt|raus|aus de[mnr])(?!\p{L})|移|直下|出し/iu;

/** Where they are to be if no folder stands before the name that is shown: in the folder that is said, above their own ones, or where they are. */
function targetOf(rest: string, { base }: Shown, files: readonly FileEntry[]): string | null {
  const name = escapeRegExp(base.slice(0, -1));
  const isBase =
    base !== "" &&
    new RegExp(
      String.raw`(?<!\p{L})(?:into|to|nach|direkt in|directly in|straight in|flatten)(?: (?:the|my|our|den|die|das|folder|ordner))* ["'„]?${name}(?![\p{L}\p{N}_/-])|${name}[」』]?(?:フォルダー?)?(?:の?直下)?(?:に|へ)(?:移|出)`,
      "iu",
    ).test(rest);
  if (isBase) return base;
  const target = saidTarget(rest, files);
  if (target !== null) return `${target}/`;
  if (goesUp.test(rest)) return base === "" || /level|folder|ebene|hauptordner/iu.test(rest) ? base : null;
  return moves.test(rest) ? null : ownFolder;
}

/** The files beside the one that is shown and in the folders beside its own; null where some of these lie deeper, or but some of them may be meant. */
function filesLike(
  shown: Shown,
  rest: string,
  request: string,
  files: readonly FileEntry[],
): readonly FileEntry[] | null {
  const { base, from } = shown;
  const kept = new Set(keptFiles(request, files));
  const inside = files.filter(
    ({ path }) => path.startsWith(base) && folderOf(path) !== base && !/(?:^|\/)\./u.test(path) && !kept.has(path),
  );
  // "into photos" says where they go, and not which ones
  const kinds = saidKinds(base === "" ? rest : withoutTarget(rest, base.slice(0, -1)));
  if (kinds.some(({ isNarrowed }) => isNarrowed)) return null;
  const ofKind = kinds.length === 0 ? inside : inside.filter((file) => kinds.some(({ isMeant }) => isMeant(file)));
  const endings = new Set(ofKind.map(({ path }) => endingOf(path).toLowerCase()));
  const levels = new Set(ofKind.map(({ path }) => path.split("/").length));
  const isMixed = endings.size > 1 && (base === "" || (kinds.length === 0 && !asksForAll(rest)));
  if (isMixed || levels.size > 1 || !ofKind.some(({ path }) => path === from)) return null;
  // "the sheets of w31": the folder of some
  const folders = new Set(ofKind.map(({ path }) => baseName(folderOf(path).slice(0, -1))));
  if (folders.size > 1 && [...folders].some((folder) => wholeWord(folder, "iu").test(rest))) return null;
  return tellsApart(rest, ofKind) ? null : ofKind;
}
