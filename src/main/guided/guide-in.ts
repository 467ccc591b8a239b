import type { Guide, TurnState } from "../agent/guide.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { anewFiles } from "./guide/anew-files.ts";
import { describeEnvironment } from "./guide/environment.ts";
import { turnOf } from "../../shared/turn.ts";
import { filesFor } from "./guide/files/files-for.ts";
import { groundIn } from "./guide/grounding.ts";
import { relayedAnswer } from "./guide/turn/handed-on.ts";
import { kindsFor } from "./guide/kinds.ts";
import { questionsOf } from "./guide/made/questions-of.ts";
import { madeSteps } from "./guide/made/made-steps.ts";
import { answerInVain, answerWhenStuck } from "./guide/answers/in-vain.ts";
import { inPlainWords } from "./guide/answers/in-plain-words.ts";
import { questionsToAnswer } from "./guide/answers/questions-to-answer.ts";
import { withRowsCounted } from "./guide/answers/rows-question.ts";
import { answerWhenCalculated } from "./guide/answers/when-calculated.ts";
import { answerWhenCodeCounted } from "./guide/answers/when-code-counted.ts";
import { answerWhenCommitsCounted } from "./guide/answers/when-commits-counted.ts";
import { answerWhenConverted } from "./guide/answers/when-converted.ts";
import { answerWhenCopied } from "./guide/answers/when-copied.ts";
import { answerWhenFoldersMade } from "./guide/answers/when-folders-made.ts";
import { answerWhenCounted } from "./guide/answers/when-counted.ts";
import { answerWhenCountedApart } from "./guide/answers/when-counted-apart.ts";
import { answerWhenTicked } from "./guide/answers/when-ticked.ts";
import { answerWhenTallyAsked } from "./guide/answers/when-tally-asked.ts";
import { answerWhenTableAsked } from "./guide/answers/when-table-asked.ts";
import { answerWhenTallied } from "./guide/answers/when-tallied.ts";
import { answerWhenSummed } from "./guide/answers/when-summed.ts";
import { answerWhenEntriesCounted } from "./guide/answers/when-entries-counted.ts";
import { answerWithOldValue } from "./guide/answers/when-it-was.ts";
import { answerWhenFound } from "./guide/answers/when-found.ts";
import { answerWhenEdgeEntry } from "./guide/answers/when-edge-entry.ts";
import { answerWhenEventAsked } from "./guide/answers/when-event-asked.ts";
import { answerWhenItemsCounted } from "./guide/answers/when-items-counted.ts";
import { answerWhenLastOutcome } from "./guide/answers/when-last-outcome.ts";
import { answerWhenLocated } from "./guide/answers/when-located.ts";
import { answerWhenLastCommitAsked } from "./guide/answers/when-last-commit-asked.ts";
import { answerWhenLogged } from "./guide/answers/when-logged.ts";
import { answerWhenMended } from "./guide/answers/when-mended.ts";
import { answerWhenNoNumber } from "./guide/answers/when-no-number.ts";
import { answerWhenNotDeleted } from "./guide/answers/when-not-deleted.ts";
import { answerWhenNothingDone } from "./guide/answers/when-nothing-done.ts";
import { answerWhenPartLeft } from "./guide/answers/when-part-left.ts";
import { answerWhenLookedUp } from "./guide/answers/when-looked-up.ts";
import { withOrWithoutStory } from "./guide/answers/with-or-without-story.ts";
import { answerWhenPrinted } from "./guide/answers/when-printed.ts";
import { answerWhenRun } from "./guide/answers/when-run.ts";
import { answerWhenQueried } from "./guide/answers/when-queried.ts";
import type { SelectRows } from "./guide/queries/asked-table.ts";
import { queriedFileCalls } from "./guide/queries/new-of-rows.ts";
import { answerWhenPlaced, toldWhenPlaced } from "./guide/answers/when-placed.ts";
import { leftStanding } from "./guide/answers/left-standing.ts";
import { answerWhenSaid } from "./guide/answers/when-said.ts";
import { toldWhenChanged } from "./guide/answers/told-when-changed.ts";
import { masksFor } from "./guide/masks.ts";
import { readingsOf } from "./mend/as-meant/readings-of.ts";
import { speaksWhenRun } from "./mend/started-programs.ts";
import { keptRuns } from "./mend/kept-runs.ts";
import { givenTests } from "./mend/given-tests.ts";
import { toldNames } from "./mend/told-names.ts";
import { gapsIn } from "./mend/gaps.ts";
import { isOnlyTold, proposeChanges } from "./mend/proposals.ts";
import { createTrials, type TryOuts } from "./guide/trials.ts";
import { stepRecords } from "./guide/turn/step-record.ts";
import { isRefused } from "./guide/turn/what-was-tried.ts";
import { narrowed } from "./guide/narrowed.ts";
import { noteFor } from "./guide/notes.ts";
import type { FileEntry, WorkspaceView } from "./workspace-view.ts";

/** All that the harness knows of one folder, for any dialect. */
export function guideIn(
  view: WorkspaceView,
  tools: readonly ToolSpec[],
  copy: (signal: AbortSignal) => Promise<TryOuts | null>,
  select: SelectRows,
): Guide {
  const trials = createTrials(copy, {
    readingsOf: async (run) => readingsOf(run, await filesFor(run.request, view), view),
    keptRunsOf: async (run) => keptRuns(run, await filesFor(run.request, view), view),
    namesOf: async (run) => toldNames(run, await filesFor(run.request, view), view),
    testsOf: async (run) => givenTests(run, await filesFor(run.request, view), view),
    speaks: (command, tests) => speaksWhenRun(command, (path) => view.text(path), tests),
  });
  const recordsOf = ({ messages, tools: own }: TurnState) => stepRecords(turnOf(messages).since, own);
  const toldFor = async (state: TurnState, files: readonly FileEntry[]) => {
    const told = toldWhenChanged(state, files) ?? toldWhenPlaced(state, files);
    return told === null ? null : told + (await leftStanding(state, view));
  };
  /** Where nothing but the answer is left, no model has to choose it. */
  const toldAtTheEnd = async (state: TurnState, files: readonly FileEntry[]) =>
    masksFor(state, files).allowed.every((form) => form === "answer") ? toldFor(state, files) : null;
  const readyAnswer = async (state: TurnState): Promise<string | null> => {
    const files = await filesFor(turnOf(state.messages).request?.text ?? "", view);
    const said = answerWhenSaid(state, files);
    const counted = await withRowsCounted(state, view);
    return (
      relayedAnswer(state) ??
      (said === null ? null : said + (await leftStanding(state, view))) ??
      answerWhenRun(state) ??
      answerWhenMended(state, files) ??
      answerWhenStuck(state) ??
      answerWhenPlaced(state, files) ??
      withOrWithoutStory(answerWhenCountedApart, state) ??
      withOrWithoutStory(answerWhenSummed, counted) ??
      withOrWithoutStory(answerWhenCounted, counted) ??
      withOrWithoutStory(answerWhenCodeCounted, state) ??
      withOrWithoutStory(answerWhenEntriesCounted, state) ??
      answerWhenLookedUp(state) ??
      answerWhenFound(state) ??
      answerWhenItemsCounted(state) ??
      answerWhenLastOutcome(state) ??
      answerWhenEdgeEntry(state) ??
      answerWhenEventAsked(state) ??
      withOrWithoutStory(answerWhenTallied, state) ??
      answerWhenConverted(state) ??
      answerWhenCalculated(state) ??
      withOrWithoutStory(answerWhenTicked, state) ??
      answerWithOldValue(state, files) ??
      answerWhenCopied(state) ??
      answerWhenFoldersMade(state) ??
      answerWhenLastCommitAsked(state) ??
      answerWhenLogged(state) ??
      answerWhenLocated(state) ??
      answerWhenCommitsCounted(state) ??
      (await answerWhenNoNumber(state, view)) ??
      (await answerWhenTableAsked(state, view)) ??
      (await answerWhenTallyAsked(state, view)) ??
      (await answerWhenQueried(state, view, select)) ??
      answerWhenPrinted(state) ??
      answerWhenNothingDone(state) ??
      answerWhenPartLeft(state, files) ??
      answerWhenNotDeleted(state, files) ??
      (await toldAtTheEnd(state, files))
    );
  };
  return {
    grounding: groundIn(view, tools),
    context: (request, history, signal) => describeEnvironment(request, history, view, tools, signal),
    kinds: (request) => kindsFor(request, view),
    madeCalls: (state, signal) =>
      state.reading?.about === "query" ? queriedFileCalls(state, view, select) : madeSteps(state, view, signal),
    questions: (state, made, signal) => questionsOf(state, made, { view, select }, signal),
    async readyAnswer(state, signal) {
      const asked = state.reading?.about === "plain" ? await inPlainWords(state, view, tools, signal) : state;
      return asked && readyAnswer(asked);
    },
    questionsToAnswer: (state) => questionsToAnswer(state, view),
    async masks(state) {
      const files = await filesFor(turnOf(state.messages).request?.text ?? "", view);
      const masks = masksFor(state, files);
      const anew = await anewFiles(state, masks, files, view);
      const told = await toldFor(state, files);
      const more = { ...(anew ? { anew } : {}), ...(told === null ? {} : { told }) };
      return narrowed({ ...masks, ...more }, state);
    },
    tryOut: trials.tryOut,
    async proposals(state, signal) {
      const failed = await trials.failed(state, signal);
      const records = recordsOf(state);
      const changes = records.filter(({ effect, status, isMade }) => effect === "change" && status === "ok" && !isMade);
      // each of its own came further; what two of the model's haven't mended, a third of the kind won't
      if (!failed || changes.length > 1 || isRefused(records)) return [];
      const files = await filesFor(failed.request, view);
      const suspiciousness = await trials.suspiciousness(state, signal);
      signal.throwIfAborted();
      const said = failed.changes.map((call) => ({ call, isSure: true }));
      return [...said, ...(await proposeChanges(failed, files, view, suspiciousness))];
    },
    async gaps(state, signal) {
      const failed = await trials.failed(state, signal);
      // a program that runs, and of which nothing says what it should print, would be changed at random
      if (!failed || isOnlyTold(failed) || isRefused(recordsOf(state))) return [];
      const files = await filesFor(failed.request, view);
      const suspiciousness = await trials.suspiciousness(state, signal);
      signal.throwIfAborted();
      return gapsIn(failed, files, view, suspiciousness);
    },
    inVain: answerInVain,
    note: (result, state) => noteFor(result, state, view),
  };
}
