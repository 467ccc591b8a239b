import type { Call } from "../../../../agent/step-protocol.ts";
import { editTo } from "../../../forms/anew-edit.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles } from "../../files/named-files.ts";
import { openFiles } from "../../files/left-out-files.ts";
import { onlyFile } from "../../files/only-file.ts";
import { withoutKept } from "../../request/wishes/told-wishes.ts";
import { saidChanges } from "../said/said-changes.ts";
import { asksForAll } from "../../request/wishes/request-intent.ts";
import { carriedOver } from "./carried/carried-over.ts";
import { withBareAmounts } from "./bare-amounts.ts";
import { doneAsWished } from "./done-as-wished.ts";
import { asMeant } from "./as-meant.ts";
import { withJoinedPlaces } from "./joined-places.ts";
import { keptNames } from "./kept-names.ts";
import { isTick } from "./lists/ticked-as-wished.ts";
import { headingRenamed } from "./sections/heading-renamed.ts";
import { isTakenName, nameRenamed } from "./settings/name-renamed.ts";
import { replacedEverywhere } from "./replaced-as-wished.ts";
import { onlySpokenOf } from "./only-spoken-of.ts";
import { onlyWhereNamed } from "./only-where-named.ts";
import { doneOverFiles, namedInWish, type Scope, scopeOf } from "./over-files.ts";
import { replacedOf } from "./tables/replaced-of-names.ts";
import { textsAfter } from "./texts-after.ts";
import { isReplacedBy, isSwapOfSides, isUnsure, isVoid, onlyPointsBack } from "./unsure-wishes.ts";

/**
 * The edits that do all that a request wants, by the wishes that the model read out of it, each where the former ones are done: of one file, or of those that the request means. Empty where one of
 * the wishes leaves something open.
 */
export async function wishedCalls(
  request: string,
  given: readonly string[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const wishes = withJoinedPlaces(given);
  const meant = openFiles(request, files).filter(({ size }) => size <= mostBytes);
  const scope = scopeOf(request, meant);
  if (!scope) return [];
  const changed = new Map<string, string>();
  const names = keptNames(request, wishes);
  const open = { ...view, text: async (path: string) => shown(await view.text(path), names.hide) };
  const seen = withTexts(changed, open);
  const used = new Set<string>();
  let [areSeveral, isForAll] = [scope.kind !== "one", false];
  const before = await textsOf(meant, open);
  for (const told of wishes) {
    const texts = changed.size === 0 ? before : await textsOf(meant, seen);
    if (used.has(told) || (wishes.length > 1 && isVoid(told, texts))) continue;
    if (isReplacedBy(told, before, texts) || (wishes.length > 1 && onlyPointsBack(told, request))) continue;
    const wish = asMeant(told, before, texts);
    const others = wishes.filter((other) => other !== told);
    const carried = await carriedOver(wish, meant, texts, seen, { request, others });
    const isCarried = carried.done.length > 0;
    const done = isCarried ? carried.done : await doneWhere(wish, { request, scope, files, meant, texts, view: seen });
    if (done.length === 0) return [];
    areSeveral ||= isCarried;
    for (const other of carried.used) used.add(other);
    for (const { path, text } of done) changed.set(path, text);
    if (!isCarried && namedInWish(wish, meant) === null) isForAll = true;
  }
  if (changed.size > 1 && !areSeveral) return [];
  // of two files that each get something of their own one was forgotten
  const isMet = (place: readonly FileEntry[]) => place.some(({ path }) => changed.has(path));
  if (scope.kind === "each" && !isForAll && !scope.places.every(isMet)) return [];
  const edits = await Promise.all(
    [...changed].map(async ([path, after]) => {
      const text = await view.text(path);
      const input = text === null ? null : editTo(path, text, names.show(after));
      return input ? [{ tool: "edit", input }] : [];
    }),
  );
  return edits.flat();
}

function shown(text: string | null, as: (text: string) => string): string | null {
  return text === null ? null : as(text);
}

/** What a wish is done by: the request that it was told of, where that is meant, all files and those of them that may change, and these as they are by now. */
type Ground = {
  request: string;
  scope: Scope;
  files: readonly FileEntry[];
  meant: readonly FileEntry[];
  texts: readonly FileText[];
  view: WorkspaceView;
};

/** The files in which a wish is done, as they are then: one, or all in which it has to be. None where it leaves something open. */
async function doneWhere(wish: string, ground: Ground): Promise<FileText[]> {
  const { request, scope, files, meant, texts, view } = ground;
  const doIn = async (each: string, file: FileText) => {
    const seen = withTexts(new Map([[file.path, file.text]]), view);
    const open = meant.filter(({ path }) => path === file.path);
    return (await doneInOne(each, request, open, [file], seen))?.text ?? null;
  };
  const own = namedInWish(wish, meant);
  if (scope.kind !== "one" && !own) return doneOverFiles(wish, scope, { files, texts }, doIn);
  const only = scope.kind === "one" ? onlyFile(request, meant) : own;
  const isHere = ({ path }: { path: string }) => only === null || path === only.path;
  const done = await doneInOne(wish, request, meant.filter(isHere), texts.filter(isHere), view);
  const before = texts.find(({ path }) => path === done?.path);
  const spoken = done && before ? onlySpokenOf(wish, request, before.text, done.text) : null;
  return done && spoken !== null ? [{ path: done.path, text: spoken }] : [];
}

/** The text of a file with the change that a wish says in full; null where it leaves something open. */
export async function changedAsSaid(file: FileText, wish: string, view: WorkspaceView): Promise<string | null> {
  const done =
    doneAsWished(file.path, file.text, wish) ?? (headingRenamed(wish, [file]) ?? nameRenamed(wish, [file]))?.text;
  if (done !== undefined) return done;
  const seen = withTexts(new Map([[file.path, file.text]]), view);
  const changed = await doneAsSaid(wish, wish, [{ path: file.path, size: file.text.length }], seen, asksForAll(wish));
  return changed?.text ?? null;
}

/** The one file in which a wish can be done, as it is then; of several the one that the request names. */
async function doneInOne(
  wish: string,
  request: string,
  files: readonly FileEntry[],
  texts: readonly FileText[],
  view: WorkspaceView,
): Promise<FileText | null> {
  const done = texts.flatMap(({ path, text }) => {
    const fresh = doneAsWished(path, text, wish, request);
    return fresh === null ? [] : [{ path, text: fresh }];
  });
  const named = files.length === 1 ? files.map(({ path }) => path) : namedFiles(request, files).map(({ path }) => path);
  const [only, ...others] = done.some(({ path }) => named.includes(path))
    ? done.filter(({ path }) => named.includes(path))
    : done;
  if (only) return others.length === 0 ? only : null;
  const renamed = headingRenamed(wish, texts) ?? nameRenamed(wish, texts);
  if (renamed) return renamed;
  // which one it is, whose sides these are, and what is in use, is lost on the ways for requests
  if (isTick(wish) || isSwapOfSides(wish) || isTakenName(wish, texts) || replacedOf(wish)) return null;
  return (
    (await doneAsSaid(wish, inFull(wish, request, named), files, view, asksForAll(request))) ??
    replacedEverywhere(wish, request, texts)
  );
}

/** The file that the ways for requests change for a wish, `said` in full; null where they change none or several. */
async function doneAsSaid(
  wish: string,
  said: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
  isForAll: boolean,
): Promise<FileText | null> {
  const [only, ...others] = await textsAfter(await saidChanges(said, {}, files, view), view);
  const before = only && others.length === 0 ? await view.text(only.path) : null;
  if (!only || before === null) return null;
  const file = { path: only.path, text: before };
  const after = isForAll ? only.text : onlyWhereNamed(wish, file, only.text);
  return after === null || isUnsure(wish, file, after, isForAll) ? null : { path: only.path, text: after };
}

/** A wish with where it is meant, and with what is to stay, as the request says it. */
function inFull(wish: string, request: string, named: readonly string[]): string {
  const where = named.length === 0 || named.some((path) => wish.includes(path)) ? "" : ` in ${named.join(" and ")}`;
  const { kept } = withoutKept(request);
  return `${withBareAmounts(wish)}${where}${kept === "" ? "" : `. ${kept}`}`;
}

async function textsOf(files: readonly FileEntry[], view: WorkspaceView): Promise<FileText[]> {
  const texts = await Promise.all(files.map(async ({ path }) => ({ path, text: await view.text(path) })));
  return texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

function withTexts(texts: ReadonlyMap<string, string>, view: WorkspaceView): WorkspaceView {
  return { ...view, text: async (path) => texts.get(path) ?? (await view.text(path)) };
}
