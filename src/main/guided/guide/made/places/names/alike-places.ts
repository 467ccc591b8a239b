import { endingOf, folderOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { saysOthersToo } from "../../../request/limits/others-too.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { isMadeAnew } from "../said/made-anew.ts";
import { nameRuleShown, type NameShown } from "./name-shown.ts";
import { dateMoved } from "./date-moved.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { saidScope } from "../said/said-scope.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesNames } from "../said/wishes-places.ts";

/**
 * New names for all files of a kind: made as the one that a request shows is made of an old one, or with their date moved to where it says. Null where it says
 * more of which files, or speaks of that one alone.
 */
export function alikePlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!wishesNames(request) || leavesExceptionsOpen(request, files)) return null;
  const shown = nameRuleShown(request, files);
  if (shown && isMadeAnew(shown.example, request)) return null;
  const rule = shown?.rule ?? dateMoved(request);
  const rest = withoutStaying(withoutNames(request, shown, files));
  const kinds = saidKinds(rest);
  if (!rule || limitsFiles(rest) || kinds.some(({ isNarrowed }) => isNarrowed)) return null;
  if (shown && isOfOne(request, shown, files)) return null;
  const meant = shown ? besideShown(shown, request, files) : (saidScope(request, files, null)?.files ?? []);
  const ofKind = meant.filter((file) =>
    kinds.length > 0
      ? kinds.some(({ isMeant }) => isMeant(file))
      : shown === null || lower(endingOf(file.path)) === lower(endingOf(shown.example)),
  );
  if ((shown === null && kinds.length === 0 && !anyFiles.test(rest)) || tellsApart(rest, ofKind)) return null;
  return ofKind.flatMap(({ path }) => {
    const name = rule(path);
    return name === null ? [] : [{ path, to: folderOf(path) + name }];
  });
}

const anyFiles = /(?<!\p{L})(?:files|file ?names|dateien|dateinamen|everything|alles)(?!\p{L})|ファイル/iu;
const asExample =
  /(?<!\p{L})(?:examples?|for instance|like|e\.g\.?|such as|and so on|etc|beispiel\p{L}*|z\.? ?b\.|wie|usw)(?!\p{L})|例|のよう|など/iu;

/** Whether the file that is named with its new name is the only one that is meant. */
function isOfOne(request: string, { from, example }: NameShown, files: readonly FileEntry[]): boolean {
  const isNamed = writtenFiles(request.replace(example, " "), files).some(({ path }) => path === from);
  return isNamed && !saysOthersToo(request) && !asExample.test(request);
}

function besideShown({ from }: NameShown, request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const scope = saidScope(request, files, null);
  const folder = folderOf(from);
  return scope?.folder === folder ? scope.files : files.filter(({ path }) => folderOf(path) === folder);
}

function withoutNames(request: string, shown: NameShown | null, files: readonly FileEntry[]): string {
  const bare = shown ? request.replaceAll(shown.example, " ").replaceAll(shown.from, " ") : request;
  // the others are all of them that aren't shown
  const all = shown ? bare.replaceAll(/(?<!\p{L})(?:other|anderen?|übrigen?) (?=\p{L})/giu, "") : bare;
  return writtenFiles(all, files).reduce((text, { path }) => text.replaceAll(path, " "), all);
}

function lower(text: string): string {
  return text.toLowerCase();
}
