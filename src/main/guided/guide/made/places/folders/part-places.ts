import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { japaneseQuotes, quotedPhrases } from "../../../request/words/search-words.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

const fewest = 2;
const perFolder =
  /(?<!\p{L})(?:per|for (?:each|every)|by|each|every|own|separate|pro|je|jeweils|für jede[nrsm]?|nach|eigene[nrm]?)(?!\p{L})[^]*(?<!\p{L})(?:(?:sub-?)?folders?|director(?:y|ies)|(?:unter)?ordner)|(?<!\p{L})(?:(?:sub-?)?folders?|director(?:y|ies)|(?:unter)?ordner) (?:per|for (?:each|every)|by|pro|je|für jede[nrsm]?)(?!\p{L})|(?:ごと|別|それぞれ)[^。]*フォルダ/iu;
/** What parts a name, the clearest first. */
const separators = [/_/u, / [-–—] /u, /-/u, / /u];

/**
 * A folder for each of what stands in one part of the files' names, as a request shows one: "a folder for each customer, e.g. bills/Smith/" for
 * `bills/2024-03_Smith.pdf`. Null where it shows none, where names have other parts, and where but some of the files may be meant.
 */
export function partPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!perFolder.test(request) || leavesExceptionsOpen(request, files)) return null;
  const kept = keptFiles(request, files);
  // that something isn't done yet may be why it stays
  const wish = sentencesOf(request).filter((sentence) => keptFiles(sentence, files).length === 0);
  if (!wishesPlaces(wish.join(" "))) return null;
  const open = files.filter(({ path }) => path.includes("/") && !kept.includes(path));
  const found = [...new Set(open.map(({ path }) => folderOf(path)))].flatMap((folder) => {
    const inside = open.filter(({ path }) => folderOf(path) === folder);
    return shownIn(folder, inside, request);
  });
  const [shown, ...others] = found;
  if (!shown || others.length > 0) return null;
  const said = withoutStaying(withoutQuoted(request.replaceAll(shown.said, " ")));
  const kinds = saidKinds(said);
  if (limitsFiles(said) || kinds.some(({ isNarrowed }) => isNarrowed)) return null;
  const inside = open.filter(({ path }) => folderOf(path) === shown.folder);
  const meant = inside.filter((file) => kinds.length === 0 || kinds.some(({ isMeant }) => isMeant(file)));
  const parts = meant.map(({ path }) => stemOf(path).split(shown.separator));
  const isAlike = parts.every((own) => own.length === shown.count && isFolder(own[shown.at] ?? ""));
  const isOneKind = new Set(meant.map(({ path }) => endingOf(path).toLowerCase())).size === 1;
  if (!isAlike || meant.length < fewest || (kinds.length === 0 && !isOneKind) || tellsApart(said, meant)) return null;
  return meant.map(({ path }, index) => ({
    path,
    to: `${shown.folder}${parts[index]?.[shown.at]?.trim() ?? ""}/${baseName(path)}`,
  }));
}

type Shown = { folder: string; separator: RegExp; at: number; count: number; said: string };

/** Which part of the names in this folder the request shows as the name of a folder within it. */
function shownIn(folder: string, inside: readonly FileEntry[], request: string): readonly Shown[] {
  for (const separator of separators) {
    const all = inside.flatMap(({ path }) => {
      const parts = stemOf(path).split(separator);
      return parts.length < 2
        ? []
        : parts.flatMap((part, at) => {
            const said = saidAs(`${folder}${part.trim()}`, baseName(path), request);
            return said === null || part.trim() === "" ? [] : [{ folder, separator, at, count: parts.length, said }];
          });
    });
    const [first] = all;
    const isOne = all.every(({ at, count }) => at === first?.at && count === first.count);
    if (first) return isOne ? [first] : [];
  }
  return [];
}

/** The folder as it is shown, with the file in it or without one. */
function saidAs(folder: string, file: string, request: string): string | null {
  const way = new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}_/-])${escapeRegExp(folder)}(?:\/(?:${escapeRegExp(file)})?(?![\p{Script=Latin}\p{N}])|(?![\p{L}\p{N}_/-]|\.\p{L}))`,
    "iu",
  );
  return way.exec(request)?.[0] ?? null;
}

/** What is quoted tells what stays, where it tells anything of files that are known to stay. */
function withoutQuoted(request: string): string {
  return [...quotedPhrases(request), ...japaneseQuotes(request)].reduce(
    (text, phrase) => text.replaceAll(phrase, " "),
    request,
  );
}

function isFolder(name: string): boolean {
  return name.trim() !== "" && !/[/\\:*?"<>|]|^\s*[.-]/u.test(name);
}
