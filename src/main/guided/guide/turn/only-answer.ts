import { baseName } from "../../../../shared/path-parts.ts";
import type { Message, RequestKind } from "../../../../shared/message.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { expectedOutput, isAsExpected } from "../../mend/expected-output.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { saysCountedFiles } from "../facts/numbers/counted-files.ts";
import { saysCounts, saysHowManyFiles } from "../facts/numbers/file-facts.ts";
import { mayAskForNumber } from "../request/questions/may-ask-for-number.ts";
import { saysLastOutcome } from "../facts/programs/last-outcome.ts";
import { replaceScope } from "../files/replace-scope.ts";
import {
  asksAboutFiles,
  asksAboutHistory,
  asksToRun,
  wantsMending,
  wantsReplacing,
  wantsTestToPass,
} from "../request/wishes/request-intent.ts";
import { newFiles, namedFiles } from "../files/named-files.ts";
import { namesMoreNumbers, replacementOf } from "./replacement.ts";
import { isSameCall, type StepRecord } from "./step-record.ts";
import { stillFails, triedRuns } from "./what-was-tried.ts";

const cutOffBeforeAnswer = 2;

const unchangedBeforeAnswer = 3;

/** After so many equal calls the model has nothing new to try. */
const repeatsBeforeAnswer = 4;

/** True where all is done or known that was asked for. */
export function isSettled(
  kind: RequestKind | null,
  records: readonly StepRecord[],
  files: readonly FileEntry[],
  { request, context }: { request: string; context: string },
): boolean {
  // what was counted needn't be looked for
  if (kind === "look") return isCounted(request, context, records, files);
  return (
    isReplacedAll(records, request, files) ||
    isDoneByHarness(records, request) ||
    isMended(records, request) ||
    isProven(kind, records, request, files) ||
    isRenamed(records) ||
    isDoneByGit(records) ||
    isWritten(kind, records, request, files)
  );
}

/** True where no other step makes sense any more: time is up, or the model is lost. */
export function mustAnswer(state: TurnState, records: readonly StepRecord[]): boolean {
  if (state.stepsLeft <= 1 || state.kind === "chat") return true;
  if (isCutOffAgain(turnOf(state.messages).since)) return true;
  if (records.some((record) => record.status === "denied" && !record.isMade)) return true;
  const repeats = records.filter((record, index) =>
    records.slice(0, index).some((earlier) => isSameCall(earlier, record)),
  );
  return repeats.length >= repeatsBeforeAnswer || isLost(records);
}

/** A model whose last two calls ran out of room, or into a loop, would only do so again. */
function isCutOffAgain(messages: readonly Message[]): boolean {
  const last = messages.filter((message) => message.role === "assistant").slice(-cutOffBeforeAnswer);
  return (
    last.length === cutOffBeforeAnswer && last.every(({ origin, stop }) => origin === "model" && stop === "length")
  );
}

/** A model that writes lines as they were, again and again, doesn't know what to change: guessing on would do harm. */
function isLost(records: readonly StepRecord[]): boolean {
  const unchanged = records.filter(({ status, text }) => status === "failed" && text.includes("nothing would change"));
  return (
    unchanged.length >= unchangedBeforeAnswer &&
    !records.some(({ effect, status }) => effect === "change" && status === "ok")
  );
}

/** A number is asked for, and the harness has counted just that: in the file that is named, or the files themselves. */
function isCounted(
  request: string,
  context: string,
  records: readonly StepRecord[],
  files: readonly FileEntry[],
): boolean {
  if (!mayAskForNumber(request) && !saysLastOutcome(context)) return false;
  if (namedFiles(request, files).length === 0)
    return (
      /^Counted: \d+ lines with "/m.test(context) ||
      saysCountedFiles(context) ||
      (asksAboutFiles(request) && saysHowManyFiles(context))
    );
  return [context, ...records.map(({ note }) => note)].some(saysCounts);
}

/** What was to be replaced is replaced in all places that are meant: where there were several, the harness did the rest. */
function isReplacedAll(records: readonly StepRecord[], request: string, files: readonly FileEntry[]): boolean {
  const byModel = records.findLastIndex(({ isMade }) => !isMade);
  const replacement = records[byModel] ? replacementOf(records[byModel], request) : null;
  if (!replacement || !wantsReplacing(request) || replaceScope(request, files) === null) return false;
  return !namesMoreNumbers(request, [replacement]) && records.slice(byModel + 1).every(({ status }) => status === "ok");
}

/** The harness did the rest of what the model had begun, or what makes a program pass. */
function isDoneByHarness(records: readonly StepRecord[], request: string): boolean {
  const last = records.findLastIndex(({ effect }) => effect === "change");
  const since = last === -1 ? [] : records.slice(last);
  const isMade = since.length > 0 && since.every((record) => record.isMade && record.status === "ok");
  // what the harness did from the start is the whole of it
  const isWhole = records.slice(0, last + 1).every((record) => record.isMade && record.status === "ok");
  return isMade && !stillFails(records, request) && (isWhole || !wantsReplacing(request));
}

/** Git has done what it was said to do in full, before the model did anything. */
export function isDoneByGit(records: readonly StepRecord[]): boolean {
  return records.some(
    ({ input: { command }, text }, index) =>
      records.slice(0, index + 1).every(({ isMade }) => isMade) &&
      typeof command === "string" &&
      /^git (?:add|checkout HEAD) /.test(command) &&
      text.startsWith("exit 0"),
  );
}

/** The files that are meant have got their new paths, all at once. */
function isRenamed(records: readonly StepRecord[]): boolean {
  const last = records.at(-1);
  const command = last?.input["command"];
  const wanted = typeof command === "string" ? (command.match(/\bmv -nv -- /g) ?? []).length : 0;
  // a name that is taken already leaves a file where it is, and says nothing
  const done = (last?.text.match(/^renamed '/gm) ?? []).length;
  return last?.form === "rename" && last.status === "ok" && last.text.startsWith("exit 0") && done >= wanted;
}

/** The new files that are named are there, and nothing else was asked for. */
function isWritten(
  kind: RequestKind | null,
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
): boolean {
  const last = records.at(-1);
  const isNew = last?.tool === "write" && last.status === "ok" && last.text.startsWith("Created");
  const path = last?.input["path"];
  return (
    kind === "make" &&
    isNew &&
    typeof path === "string" &&
    request.toLowerCase().includes(baseName(path).toLowerCase()) &&
    newFiles(request, files).every((missing) => missing === path) &&
    !asksToRun(request) &&
    !asksAboutHistory(request)
  );
}

/** A new program prints what it should by the request, or goes well where that says nothing of it and wants nothing else. */
function isProven(
  kind: RequestKind | null,
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
): boolean {
  const last = records.at(-1);
  const isTried = last !== undefined && triedRuns(records).at(-1) === last;
  if (kind !== "make" || !isTried || !isAsExpected(last.text, request)) return false;
  return expectedOutput(request).length > 0 || isWritten(kind, records.slice(0, -1), request, files);
}

/** A change was made, and what failed before does no longer. */
function isMended(records: readonly StepRecord[], request: string): boolean {
  const runs = triedRuns(records);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || first === last || !(wantsMending(request) || wantsTestToPass(request))) return false;
  return !isAsExpected(first.text, request) && isAsExpected(last.text, request) && records.at(-1) === last;
}
