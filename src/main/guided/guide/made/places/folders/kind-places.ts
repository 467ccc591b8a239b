import { baseName } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { saidNameRule } from "../../../request/files/said-name-rule.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { folderName } from "./folder-name.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { saidScope } from "../said/said-scope.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

/**
 * All files of one kind in one folder, where a request says both and nothing more of which files: "a folder Invoices would be good, all PDFs belong there". Null where
 * it says more, or another deed.
 */
export function kindPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const target = folderName(request, files);
  if (
    target === null ||
    goesUp.test(request) ||
    saidNameRule(request) !== null ||
    !wishesPlaces(request) ||
    leavesExceptionsOpen(request, files)
  )
    return null;
  // what the folder is called may be said of the files as well: which of them are meant isn't clear then
  const said = withoutStaying(request);
  if (said.toLowerCase().split(target.toLowerCase()).length > 2) return null;
  const rest = said.replace(new RegExp(escapeRegExp(target), "iu"), " ");
  const kinds = saidKinds(rest);
  if (kinds.length === 0 || kinds.some(({ isNarrowed }) => isNarrowed) || limitsFiles(withoutTold(rest))) return null;
  if (liesThere(request, target, files)) return null;
  const scope = saidScope(request, files, target);
  const meant = scope?.files.filter((file) => kinds.some(({ isMeant }) => isMeant(file))) ?? [];
  if (meant.length === 0 || tellsApart(rest, meant)) return null;
  return meant.map(({ path }) => ({ path, to: `${target}/${baseName(path)}` }));
}

/** Where they are is said, and they are to be above it. */
const goesUp =
  /(?<!\p{L})(?:up (?:one|a|two)|(?:one|a) level (?:up|higher)|level up|one up|parent (?:folder|directory)|eine ebene|nach oben|eins höher|übergeordnet\p{L}*)(?!\p{L})|上の階層|一つ上|ひとつ上/iu;

const file =
  /(?<!\p{L})(?:files?|documents?|papers?|scans?|ones|these|those|them|they|it|dateien|dokumente|die|sie|davon)(?!\p{L})|ファイル|もの|それ/iu;
const atSomeTime =
  /(?<!\p{L})(?:(?:this|last|next|diese\p{L}*|letzte\p{L}*|nächste\p{L}*) (?:day|week|month|year|summer|winter|autumn|spring|tag|woche|monat|jahr)|today|yesterday|heute|gestern)(?!\p{L})|今日|昨日|先月|去年/giu;

/** "My tax adviser wants everything in one place this year": what is told before any files are spoken of says when, and not which of them are meant. */
function withoutTold(request: string): string {
  const sentences = sentencesOf(request);
  const at = sentences.findIndex((sentence) => saidKinds(sentence).length > 0);
  return sentences
    .map((sentence, index) => (index < at && !file.test(sentence) ? sentence.replaceAll(atSomeTime, " ") : sentence))
    .join(" ");
}

const puts =
  /(?<!\p{L})(?:put|place|mov\p{L}*|stick|drop|fil(?:e|ed)|pack\p{L}*|want|wants|like|belongs?|go|goes|should be|\p{L}*leg(?:en|e|t)?|\p{L}*schieb\p{L}*|steck\p{L}*|\p{L}*räum\p{L}*|gehör\p{L}*|soll\p{L}*|komm\p{L}*)(?!\p{L})/iu;

/** "sort the pdfs in the folder Trips by date": a folder that is there may be where files are, unless something is put into it. */
function liesThere(request: string, target: string, files: readonly FileEntry[]): boolean {
  if (!files.some(({ path }) => path.startsWith(`${target}/`))) return false;
  const lying = new RegExp(
    String.raw`([^.,;!?\n]*)(?<!\p{L})(?:in|im|inside|under|of|from|aus|unter) (?:(?:the|my|our|dem|diesem|meinem) )?(?:(?:folder|ordner) )?["'\u0060„“]?${escapeRegExp(target)}(?![\p{L}\p{N}])|${escapeRegExp(target)}[」』]?(?:フォルダー?)?(?:の|にある)`,
    "giu",
  );
  return [...request.matchAll(lying)].some(([, before = ""]) => !puts.test(before));
}
