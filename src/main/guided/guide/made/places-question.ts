import { folderOf } from "../../../../shared/path-parts.ts";
import type { PlacesQuestion } from "../../../agent/places.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { asksForDuplicates } from "../files/duplicates.ts";
import { filesFor } from "../files/files-for.ts";
import { filesMeant } from "../files/files-meant.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { isNamePattern, missingFiles, namedFiles, namedFolder } from "../files/named-files.ts";
import { withoutForeignOrders } from "../foreign-orders.ts";
import { deletesOnCondition } from "../request/limits/deletes-on-condition.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { nameRule } from "../request/files/name-by-example.ts";
import { saidNameRule } from "../request/files/said-name-rule.ts";
import { sortingOf } from "../request/files/sorting.ts";
import { wordsOf } from "../request/words/words.ts";
import { knownPlaces } from "./places/known-places.ts";
import { leavesExceptionsOpen, saysOthersStay } from "./places/said/some-stay.ts";
import { coversFolder, picksSome } from "./places/said/picks-some.ts";
import { placesForm } from "./places/said/places-form.ts";
import { newRequest } from "../turn/new-request.ts";

/** Each takes a line to be written. */
const mostFiles = 40;
/** Of a file so many of its lines are told, none longer than this. */
const headLines = 3;
const longestLine = 60;

/**
 * Of a new request to move, rename or delete files: which ones it may mean. Null where it is about something else, or where its words decide by themselves
 * which files go where.
 */
export async function placesQuestion(
  state: TurnState,
  view: WorkspaceView,
  signal: AbortSignal,
): Promise<PlacesQuestion | null> {
  const request = newRequest(state, { kind: "run", tool: "bash" });
  if (request === null) return null;
  const files = await filesFor(request, view);
  const form = placesForm(request, files);
  if (form === null || form === "copy" || isDecided(form, request, files)) return null;
  // of a list of names a small model gives up all that are spoken of
  if (deletesOnCondition(request)) return null;
  if ((await knownPlaces(request, files, view)) !== null) return null;
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  const kept = keptFiles(request, files);
  const open = files.filter(
    ({ path }) =>
      (folder === null || path.startsWith(`${folder}/`)) && !kept.includes(path) && !/[\n\r]| -> /.test(path),
  );
  if (open.length === 0 || open.length > mostFiles) return null;
  // what a file says has nothing to do with whether it is to be deleted
  const isOfText = form !== "remove";
  const told = open.map(async (file) => ({ path: file.path, head: isOfText ? await headOf(file, request, view) : "" }));
  const all = await Promise.all(told);
  signal.throwIfAborted();
  return { request, files: all };
}

/** Some stay, or go elsewhere. */
const isOfSome =
  /(?<!\p{L})(?:but|except|stays?|keeps?|leave|rest|others?|aber|außer|bleib\p{L}*|behalt\p{L}*|ohne|rest)(?!\p{L})|以外|残し|そのまま/iu;
const places =
  /(?<!\p{L})(?:into?|to|nach|in(?: den| die)?)\s+(?:(?:a|an|the|new|folder|ordner|den|die) )*[\p{L}\p{N}_-]+\//giu;

/** "by year, but drafts go to a folder drafts": some are sorted otherwise. */
const otherPlace =
  /(?<!\p{L})(?:(?:goes?|comes?|belongs?|put|move) (?:[\p{L}'’]+ ){0,5}?(?:in)?to|(?:kommt|kommen|gehört|gehören|soll) (?:[\p{L}]+ ){0,4}?(?:in|nach)) (?:(?:a|an|the|one|folder|called|named|einen?|den|ordner|namens) )*["'\u0060„“]?[\p{L}\p{N}_-]+["'\u0060“”]?\/? (?:instead|stattdessen)/iu;

/** Whether nothing is left to be read out of a request: a rule for names or folders is said, or one place for files that are clear. */
function isDecided(form: "move" | "rename" | "remove", request: string, files: readonly FileEntry[]): boolean {
  if (asksForDuplicates(request)) return true;
  const sorting = sortingOf(request);
  // into which folder a file goes can be chosen; that it stays can't
  const isSorted = sorting !== null && !otherPlace.test(request) && !(sorting.by === "name" && saysOthersStay(request));
  const isOpen = leavesExceptionsOpen(request, files) && namedFiles(request, files).length === 0;
  if ((saidNameRule(request) !== null && !isOpen) || isSorted) return true;
  const isByExample = missingFiles(request, files).some(
    (example) =>
      !example.includes("/") && !isNamePattern(example) && files.some(({ path }) => nameRule(path, example) !== null),
  );
  if (isByExample) return true;
  const isOnePlace = form !== "rename" && !isOfSome.test(request) && [...request.matchAll(places)].length < 2;
  const meant = filesMeant(request, files, form);
  const isTooMuch =
    form === "move" &&
    meant &&
    coversFolder(
      meant.map(({ path }) => path),
      files,
    ) &&
    picksSome(request, files);
  return isOnePlace && (namedFiles(request, files).length > 0 || (meant !== null && !isTooMuch));
}

/** What looks like a line of the list that the model writes, or speaks of deleting, isn't told: a file doesn't say what becomes of it. */
const isOrder = /-+>|→|=>|delet|remov|lösch|entfern|削除|消/iu;

/** The first lines of a text, those before others that share words with the request. */
async function headOf({ path, size }: FileEntry, request: string, view: WorkspaceView): Promise<string> {
  const text = size > mostBytes ? null : await view.text(path);
  const lines = withoutForeignOrders(text ?? "", request)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !isOrder.test(line));
  const wanted = new Set(wordsOf(request).filter((word) => !wordsOf(folderOf(path)).includes(word)));
  const first = lines.slice(0, headLines);
  const about = lines.find((line) => wordsOf(line).some((word) => word.length > 4 && wanted.has(word)));
  const told = about === undefined || first.includes(about) ? first : [...first.slice(0, headLines - 1), about];
  return told.map((line) => line.slice(0, longestLine)).join(" | ");
}
