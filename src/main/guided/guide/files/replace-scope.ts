import { namedFiles, namedFolder } from "./named-files.ts";
import { wantsEverywhere } from "../request/request-intent.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { unwantedWords } from "../request/wanted-words.ts";
import { wordsOf } from "../request/words.ts";

/** More files than this aren't looked into. */
const mostFiles = 400;

/**
 * The files in which a replacement is meant: those that are named, those of the folder that is named, or all where it is
 * wanted everywhere; without those that the request rules out. Null where it says nothing of that, or where they are too many.
 */
export function replaceScope(
  request: string,
  files: readonly FileEntry[],
  isEverywhere = wantsEverywhere(request),
): readonly FileEntry[] | null {
  const named = namedFiles(request, files);
  if (named.length > 0 && !isEverywhere) return named;
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  if (folder === null && !isEverywhere) return null;
  const inside = folder === null ? files : files.filter(({ path }) => path.startsWith(`${folder}/`));
  if (inside.length > mostFiles) return null;
  const unwanted = new Set(unwantedWords(request));
  return inside.filter(({ path }) => !wordsOf(path).some((word) => unwanted.has(word)));
}

/** What tells of the past keeps what it says, unless it is meant. */
const isOfThePast =
  /(?:^|[/_. -])(?:archive?s?|archiv|old|alt|backups?|history|changelog|changes|past|früher)(?:[/_. -]|$)|過去|lock\.[a-z]+$/iu;

/** The same for what is surely to be replaced: where the request says nothing of it, all files but those that tell of the past. */
export function surelyMeant(
  request: string,
  files: readonly FileEntry[],
  isEverywhere: boolean,
): readonly FileEntry[] | null {
  const said = replaceScope(request, files, isEverywhere);
  return said ?? replaceScope(request, files, true)?.filter(({ path }) => !isOfThePast.test(path)) ?? null;
}
