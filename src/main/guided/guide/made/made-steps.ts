import type { Call } from "../../../agent/step-protocol.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { newFileCalls } from "./new/new-file-calls.ts";
import { saidChanges } from "./said/said-changes.ts";
import { branchesWith } from "./branches-with.ts";
import { commitsCounted } from "./commits-counted.ts";
import { copiedAsSaidCalls } from "./copied-as-said.ts";
import { copiedListCalls } from "./copied-list.ts";
import { newFolderCalls } from "./new-folders.ts";
import { importCalls } from "./moved-imports.ts";
import { mentionCalls } from "./moved-mentions.ts";
import { keptTotalsCalls } from "./kept-totals-calls.ts";
import { handedOn, handOver } from "../turn/handed-on.ts";
import { deletionCalls } from "./deletions.ts";
import { additionCalls } from "./each-file-calls.ts";
import { filesFor } from "../files/files-for.ts";
import { joinedSourceCalls } from "./joined-sources.ts";
import { knownCalls, placedCalls } from "./placed-files.ts";
import { holdsBack } from "./places/said/holds-back.ts";
import { knownPlaces } from "./places/known-places.ts";
import { describedCommitCalls, nextCommit, saidGitCalls } from "./said/said-git-steps.ts";
import { spreadCalls } from "./spread.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { firstHistory } from "./first-history.ts";
import { firstViews } from "./first-views.ts";
import { changesOnlyNames } from "../request/files/changes-only-names.ts";
import { withoutCommitTold } from "../request/git/commit-told.ts";
import { leaveOutAddition } from "../request/wishes/told-wishes.ts";
import { contentsStay } from "../request/limits/contents-stay.ts";
import { takesBack } from "../request/limits/takes-back.ts";
import { coversAll } from "./wished/covers-all.ts";
import { wishedCalls } from "./wished/wished-calls.ts";
import { triedAgain, triedFirst, trials } from "./tried-runs.ts";

/**
 * Steps that need no model. At the start of a turn: a request for another agent is handed to it; else what it is about is read, what is said to
 * fail is tried, and what it says to the letter is done. After a change: the same one in the other places that are meant, and what was tried
 * before is tried again. They cost no decoding, and show the model how a step looks.
 */
export async function madeSteps(state: TurnState, view: WorkspaceView, signal: AbortSignal): Promise<Call[]> {
  const turn = turnOf(state.messages);
  const request = turn.request?.text ?? "";
  if (state.stepsLeft <= 1) return [];
  const handed = handedOn(state.tools, request);
  // whoever does it looks for themselves
  if (handed) return turn.isNew ? handOver(handed, state) : [];
  if (state.kind === "chat") return [];
  const files = await filesFor(request, view);
  signal.throwIfAborted();
  if (!turn.isNew) {
    const records = stepRecords(turn.since, state.tools);
    const others = await additionCalls(records, request, files, view);
    const imports = await importCalls(records, request, files, view);
    const same = [spreadCalls, deletionCalls, mentionCalls, joinedSourceCalls, keptTotalsCalls].map((calls) =>
      calls(records, request, files, view),
    );
    const described = describedCommitCalls(request, state, records);
    const rest = [...described, ...others, ...imports, ...(await Promise.all(same)).flat(), ...triedAgain(records)];
    if (rest.length > 0) return rest;
    const tried = await triedFirst(records, request, state, files, view);
    return tried.length > 0 ? tried : committed(request, state, files, records, view);
  }
  if (takesBack(request)) return firstViews(request, state, files, view);
  if (state.reading?.about === "places") return placedCalls(request, state.reading.places, files);
  const canRun = state.tools.some(({ name }) => name === "bash");
  if (state.reading?.about === "plain") return plainCalls(state.reading.request, request, state, files, view);
  const places = state.kind === "run" && canRun ? await knownPlaces(request, files, view) : null;
  const placed = places ? knownCalls(places, files) : [];
  if (placed.length > 0) return placed;
  const listed = state.kind === "run" && canRun ? await copiedListCalls(request, files, view) : [];
  const copied = listed.length === 0 && state.kind !== "look" && canRun ? copiedAsSaidCalls(request, files) : listed;
  if (copied.length > 0) return copied;
  const folders = state.kind !== "look" && canRun ? newFolderCalls(request, files) : [];
  if (folders.length > 0) return folders;
  const located = canRun ? await branchesWith(request, files, view) : [];
  if (located.length > 0) return located;
  const counted = canRun ? await commitsCounted(request, view) : [];
  if (counted.length > 0) return counted;
  const replaced = await changesOf(request, state, files, view);
  const isWork = state.kind !== "look" && state.kind !== null;
  const made = isWork && canWrite(state) ? await newFileCalls(request, files, view) : [];
  if (made.length > 0) return made;
  const calls = [
    ...(replaced.length > 0 ? [] : await firstViews(request, state, files, view)),
    ...(await trials(request, state, files, view)),
    ...(await firstHistory(request, files, view)),
    // what is said of branches comes first: the rest is done on them
    ...(await saidGitCalls(request, state, files, view)),
    ...replaced,
  ];
  signal.throwIfAborted();
  return calls;
}

/** Files that are made or placed, as it was put plainly; none are placed where the request itself holds one of them back. */
async function plainCalls(
  plain: string,
  request: string,
  { kind }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (kind === "make") return newFileCalls(plain, files, view);
  const places = await knownPlaces(plain, files, view);
  return places && !(await holdsBack(request, places, files, view)) ? knownCalls(places, files) : [];
}

/** What is said in full; by the wishes that the model read out of it where it wants more than the harness has understood. */
async function changesOf(
  request: string,
  state: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const { kind, reading } = state;
  if (contentsStay(request) || changesOnlyNames(request)) return [];
  const some = kind === "edit" ? await saidChanges(withoutCommitTold(request), state, files, view) : [];
  // half of what is wanted would be told as the whole
  const said = leaveOutAddition(request, some.flatMap(textsOf)) ? [] : some;
  if (reading?.about !== "wishes") return said;
  if (said.length > 0 && (reading.wishes.length < 2 || coversAll(said, reading.wishes))) return said;
  return wishedCalls(request, reading.wishes, files, view);
}

function textsOf({ input }: Call): string[] {
  return [input["old_text"], input["new_text"]].filter((text) => typeof text === "string");
}

function canWrite({ tools }: TurnState): boolean {
  return tools.some((tool) => tool.name === "write");
}

/** A commit that is said in full, once what is to be in it is done. */
async function committed(
  request: string,
  { kind, tools }: TurnState,
  files: readonly FileEntry[],
  records: readonly StepRecord[],
  view: WorkspaceView,
): Promise<Call[]> {
  const canRun = kind !== "look" && tools.some((tool) => tool.name === "bash");
  const calls = canRun ? nextCommit(request, files, records) : [];
  return calls.length > 0 && (await view.isRepository()) ? calls : [];
}
