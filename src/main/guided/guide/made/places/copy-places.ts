import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { asksForDuplicates, originalName, sameFiles } from "../../files/duplicates.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { wordsOf } from "../../request/words/words.ts";
import { limitsFiles } from "./said/limits-files.ts";
import { saidKinds } from "./said/said-kinds.ts";
import { wishesGone } from "./said/wishes-places.ts";

/**
 * Copies that are to be gone: those that have the same bytes as a file whose copy they are by their names. Null where a request wants no such thing or limits it,
 * or where of files that are the same nothing says which one is the copy.
 */
export async function copyPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  if (!asksForDuplicates(request) || !wishesGone(withoutKeeping(request))) return null;
  if (limitsFiles(request.replaceAll(sameOnly, " "))) return null;
  if (saidKinds(request).some(({ isNarrowed }) => isNarrowed)) return null;
  const folder = folderNamed(request, files);
  const groups = (await sameFiles(request, files, view)).map((group) =>
    group.filter((path) => path.startsWith(folder)),
  );
  const meant = groups.filter((group) => group.length > 1);
  const copies = meant.map(copiesOf);
  if (copies.includes(null)) return null;
  const kept = keptFiles(request, files);
  const gone = copies.flatMap((group) => group ?? []).filter((path) => !kept.includes(path));
  return gone.map((path) => ({ path, to: null }));
}

const keeps = /(?<!\p{L})(?:stays?|remains?|keeps?|kept|bleib\p{L}*|behalt\p{L}*|erhalten)(?!\p{L})|残し|そのまま/iu;
const unlike =
  /(?<!\p{L})(?:differ\p{L}*|other(?:s|wise)?|else|only|no|without|not|rest|abweich\p{L}*|anders|andere\p{L}*|unterschied\p{L}*|einzige\p{L}*|keine?n?|ohne|nicht|sonst)(?!\p{L})|n['’]t(?!\p{L})|違|異な|ない|以外|他/iu;

/** Without the sentences that only tell that those stay which are no such copies: "Falls der Inhalt abweicht, möchte ich sie behalten" wants nothing else. */
function withoutKeeping(request: string): string {
  return sentencesOf(request)
    .filter((sentence) => !(keeps.test(sentence) && unlike.test(sentence)) || wishesGone(sentence))
    .join(" ");
}

/** That only those go which are the same limits nothing. */
const sameOnly =
  /(?<!\p{L})(?:only|just|nur)(?!\p{L})|(?<!いた)だけ|のみ|(?<!\p{L})(?:duplicates?|identical|doppelt\p{L}*|than once)(?!\p{L})/giu;

/** All but the one file of which the others are called copies; null where there isn't just one. */
function copiesOf(group: readonly string[]): readonly string[] | null {
  const [original, ...others] = group.filter((path) => originalName(path) === null);
  if (original === undefined || others.length > 0) return null;
  const copies = group.filter((path) => path !== original);
  return copies.every(
    (path) =>
      originalName(path)?.toLowerCase() ===
      baseName(original)
        .replaceAll(/[ _-]+/gu, " ")
        .toLowerCase(),
  )
    ? copies
    : null;
}

/** The one folder whose name a request has, with its slash; nothing where it has none, or several. */
function folderNamed(request: string, files: readonly FileEntry[]): string {
  const said = wordsOf(request).join(" ");
  const folders = new Set(files.flatMap(({ path }) => /^[^/]+\//u.exec(path)?.[0] ?? []));
  const [only = "", ...others] = [...folders].filter((folder) =>
    ` ${said} `.includes(` ${wordsOf(folder).join(" ")} `),
  );
  return others.length > 0 ? "" : only;
}
