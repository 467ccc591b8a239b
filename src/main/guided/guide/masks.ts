import type { Message, RequestKind } from "../../../shared/message.ts";
import type { TurnState } from "../../agent/guide.ts";
import type { StepMasks } from "../../agent/step-protocol.ts";
import { turnOf } from "../../../shared/turn.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { formsOf, isEditForm } from "../forms/form.ts";
import { isBasic, knownTools, moreTools } from "../forms/tool-tiers.ts";
import type { FileEntry } from "../workspace-view.ts";
import { isAsExpected } from "../mend/expected-output.ts";
import { saysUnfinished } from "./notes.ts";
import { saysCounts, saysHowManyFiles } from "./file-facts.ts";
import { fileFormFor, planOf } from "./parts.ts";
import {
  asksAboutFiles,
  asksAboutHistory,
  asksForNumber,
  asksToRun,
  meantForms,
  wantsMending,
  wantsReplacing,
  wantsTestToPass,
} from "./request-intent.ts";
import { missingFiles, namedFiles } from "./request-words.ts";
import { replaceScope } from "./replace-scope.ts";
import { isWholeReplacement, replacementOf } from "./spread.ts";
import { isSameCall, type StepRecord, stepRecords } from "./step-record.ts";

/** What makes sense for a kind of request. A question can't change anything, whatever a file says. */
const formsByKind: Readonly<Record<RequestKind, readonly string[]>> = {
  chat: [],
  look: ["view", "ls", "glob", "grep", "bash"],
  edit: ["view", "grep", "edit", "fix", "add", "rewrite", "delete", "replace"],
  make: ["view", "write", "bash"],
  run: ["view", "bash"],
};

/** After so many failed steps the kind was probably wrong. */
const failuresBeforeEscalation = 3;

/** After so many failures of one part the steps of all kinds are tried. */
const failuresBeforeFreedom = 2;
/** So many steps a part may take before the answer is let through all the same. */
const stepsForPart = 3;

/** So long an answer is held back while nothing was done that the request asks for. */
const stepsWithoutEffect = 5;
const looksWithoutEvidence = 3;

const looksBeforeActing = 2;

/** So often the answer is held back because a fact says that something is left to do. */
const remindersBeforeAnswer = 6;

const cutOffBeforeAnswer = 2;

const unchangedBeforeAnswer = 3;

/** After so many equal calls the model has nothing new to try. */
const repeatsBeforeAnswer = 4;

/**
 * What may be chosen now. Masks stand where other agents scold: a step that makes no sense isn't on offer, which costs
 * nothing, while telling a small model that it was wrong costs a step and is often not understood.
 */
export function masksFor(state: TurnState, files: readonly FileEntry[]): StepMasks {
  const turn = turnOf(state.messages);
  const records = stepRecords(turn.since, state.tools);
  if (mustAnswer(state, records)) return { allowed: ["answer"], exclude: [] };
  const off = new Set([
    ...coolingDown(records),
    ...changedNothing(records),
    ...(looksEnough(state.kind, records) ? ["view", "grep"] : []),
    ...(foundNothing(records) ? ["grep"] : []),
  ]);
  const known = knownTools(state.tools, state.messages);
  const all = formsOf(known).map((form) => form.name);
  const request = turn.request?.text ?? "";
  const { parts, open } = state.kind === "look" ? { parts: [], open: [] } : planOf(request, files, records);
  if (state.kind === "edit" && isUntried(records, request) && parts.length === 0)
    return { allowed: ["bash"], exclude: [] };
  const context = turn.request?.context ?? "";
  // what was counted needn't be looked for
  if (state.kind === "look" && isCounted(request, context, records, files)) return { allowed: ["answer"], exclude: [] };
  if (parts.length === 0 && (isReplacedAll(records, request, files) || isDoneByHarness(records, request)))
    return { allowed: ["answer"], exclude: [] };
  if (parts.length === 0 && isMended(records, request)) return { allowed: ["answer"], exclude: [] };
  // all is done that was asked for: more would be too much
  if (parts.length > 0 && open.length === 0) return { allowed: ["answer"], exclude: [] };
  const next = failedSinceDone(records) < failuresBeforeFreedom ? open[0] : undefined;
  const others = otherForms(known, state.kind);
  const offered = next ? [...next.forms, "view"] : [...offeredFor(state.kind, records, request, files), ...others];
  const meant = next || records.some((record) => record.status === "failed") ? [] : meantForms(request);
  const isMeant = (form: string) => meant.length === 0 || !isEditForm(form) || meant.includes(form);
  const allowed = all.filter(
    (form) => (state.kind === null || (offered.includes(form) && isMeant(form))) && !off.has(form),
  );
  const exclude = [
    { tool: "view", field: "path", values: seenFiles(records) },
    ...["edit", "fix"].map((tool) => ({ tool, field: "old", values: failedLines(records) })),
    ...moreToolsMask(state, known),
  ];
  const needsMore =
    open.length > 0
      ? records.filter((record) => !record.isMade).length < parts.length * stepsForPart
      : holdsAnswerBack(state, records, request, context.includes("Matching lines:"));
  // with nothing left to do, there is always the answer
  return {
    allowed: needsMore && allowed.length > 0 ? allowed : [...allowed, "answer"],
    exclude,
    ...(open[0] ? { focus: open[0].text } : {}),
  };
}

/** Nothing but what the kind of the request rules out. */
export function kindMasks(state: TurnState): StepMasks {
  const { tools, kind, stepsLeft } = state;
  if (stepsLeft <= 1 || kind === "chat") return { allowed: ["answer"], exclude: [] };
  const known = knownTools(tools, state.messages);
  const forms = formsOf(known).map((form) => form.name);
  const offered = kind === null ? forms : [...formsByKind[kind], ...otherForms(known, kind)];
  return {
    allowed: [...forms.filter((form) => offered.includes(form)), "answer"],
    exclude: moreToolsMask(state, known),
  };
}

/** A change was made that the request wants tried, and nothing was run since. */
function isUntried(records: readonly StepRecord[], request: string): boolean {
  const lastDone = records.findLast((record) => record.effect !== "look" && record.status === "ok");
  return asksToRun(request) && lastDone?.effect === "change";
}

/** The harness did the rest of what the model had begun, or what makes a program pass. */
function isDoneByHarness(records: readonly StepRecord[], request: string): boolean {
  const last = records.findLastIndex(({ effect }) => effect === "change");
  const since = last === -1 ? [] : records.slice(last);
  const isMade = since.length > 0 && since.every((record) => record.isMade && record.status === "ok");
  return isMade && !stillFails(records, request) && !wantsReplacing(request);
}

/** What was to be replaced is replaced in all places that are meant: where there were several, the harness did the rest. */
function isReplacedAll(records: readonly StepRecord[], request: string, files: readonly FileEntry[]): boolean {
  const byModel = records.findLastIndex(({ isMade }) => !isMade);
  const replacement = records[byModel] ? replacementOf(records[byModel], request) : null;
  if (!replacement || !wantsReplacing(request) || replaceScope(request, files) === null) return false;
  return isWholeReplacement(replacement, request) && records.slice(byModel + 1).every(({ status }) => status === "ok");
}

/** Tools that no kind names come from elsewhere. Of them a question can have those that only look. */
function isFitting({ name, effect }: ToolSpec, kind: RequestKind | null): boolean {
  return !isBasic(name) && (kind === null || effect === "look" || (kind !== "look" && kind !== "chat"));
}

function otherForms(tools: readonly ToolSpec[], kind: RequestKind | null): string[] {
  return formsOf(tools.filter((tool) => isFitting(tool, kind))).map((form) => form.name);
}

/** Tools that needn't be shown: they are known, or can't be used for such a request. */
function moreToolsMask({ tools, kind }: TurnState, known: readonly ToolSpec[]): StepMasks["exclude"] {
  if (!tools.some(({ name }) => name === moreTools)) return [];
  const values = tools.filter((tool) => known.includes(tool) || !isFitting(tool, kind)).map(({ name }) => name);
  return [{ tool: moreTools, field: "tool", values }];
}

/** A model whose last two calls ran out of room, or into a loop, would only do so again. */
function isCutOffAgain(messages: readonly Message[]): boolean {
  const last = messages.filter((message) => message.role === "assistant").slice(-cutOffBeforeAnswer);
  return (
    last.length === cutOffBeforeAnswer && last.every(({ origin, stop }) => origin === "model" && stop === "length")
  );
}

function mustAnswer(state: TurnState, records: readonly StepRecord[]): boolean {
  if (state.stepsLeft <= 1 || state.kind === "chat") return true;
  if (isCutOffAgain(turnOf(state.messages).since)) return true;
  if (records.some((record) => record.status === "denied" && !record.isMade)) return true;
  const repeats = records.filter((record, index) =>
    records.slice(0, index).some((earlier) => isSameCall(earlier, record)),
  );
  return repeats.length >= repeatsBeforeAnswer || isLost(records);
}

/** A model that writes lines as they were, again and again, doesn't know what to change: guessing on would do harm. */
function isLost(records: readonly StepRecord[]): boolean {
  const unchanged = records.filter(({ status, text }) => status === "failed" && text.includes("nothing would change"));
  return (
    unchanged.length >= unchangedBeforeAnswer &&
    !records.some(({ effect, status }) => effect === "change" && status === "ok")
  );
}

function offeredFor(
  kind: RequestKind | null,
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
): readonly string[] {
  if (kind === null) return [];
  const named = namedFiles(request, files).map(({ path }) => path);
  const fileForm = kind === "look" ? null : fileFormFor(request, named, missingFiles(request, files));
  const isFirst = !records.some((record) => record.effect !== "look" && !record.isMade);
  if (fileForm && isFirst && kind === "run") return [fileForm];
  const failures = records.filter((record) => record.status === "failed").length;
  const isEscalated = failures >= failuresBeforeEscalation && kind !== "look" && kind !== "chat";
  if (isEscalated) {
    // no kind has the steps for whole files: they are for who asks for them, however often another one failed
    return [...new Set(Object.values(formsByKind).flat()), ...(fileForm ? [fileForm] : [])];
  }
  const isRun = kind === "edit" && (asksToRun(request) || asksAboutHistory(request));
  return [...formsByKind[kind], ...(isRun ? ["bash"] : []), ...(fileForm ? [fileForm] : [])];
}

/** What the harness tried isn't yet as it should be. */
function stillFails(records: readonly StepRecord[], request: string): boolean {
  const tried = records.findLast((record) => record.isMade && record.effect === "run");
  return tried !== undefined && !isAsExpected(tried.text, request);
}

/** A change was made, and what failed before does no longer. */
function isMended(records: readonly StepRecord[], request: string): boolean {
  const runs = records.filter((record) => record.isMade && record.effect === "run");
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || first === last || !(wantsMending(request) || wantsTestToPass(request))) return false;
  return !isAsExpected(first.text, request) && isAsExpected(last.text, request) && records.at(-1) === last;
}

/** A number is asked for, and the harness has counted just that: in the file that is named, or the files themselves. */
function isCounted(
  request: string,
  context: string,
  records: readonly StepRecord[],
  files: readonly FileEntry[],
): boolean {
  if (!asksForNumber(request)) return false;
  if (namedFiles(request, files).length === 0) return asksAboutFiles(request) && saysHowManyFiles(context);
  return [context, ...records.map(({ note }) => note)].some(saysCounts);
}

/** Steps that failed since the last one that changed something. */
function failedSinceDone(records: readonly StepRecord[]): number {
  const since = records.slice(
    records.findLastIndex((record) => record.effect !== "look" && record.status === "ok") + 1,
  );
  return since.filter((record) => record.status === "failed").length;
}

/** A form whose call was just made for the second time sits out one step. */
function coolingDown(records: readonly StepRecord[]): string[] {
  const last = records.at(-1);
  if (!last) return [];
  return records.slice(0, -1).some((earlier) => isSameCall(earlier, last)) ? [last.form] : [];
}

/** Who is to change or make something and only looks on has seen enough. */
function looksEnough(kind: RequestKind | null, records: readonly StepRecord[]): boolean {
  const byModel = records.filter((record) => !record.isMade);
  const looks = byModel.slice(byModel.findLastIndex((record) => record.effect !== "look") + 1);
  return (kind === "edit" || kind === "make") && looks.length >= looksBeforeActing;
}

/** Who writes a line as it was wants something else of it, such as that it goes. */
function changedNothing(records: readonly StepRecord[]): string[] {
  const last = records.at(-1);
  return last?.tool === "edit" && last.status === "failed" && last.text.includes("nothing would change")
    ? ["edit", "fix"]
    : [];
}

function foundNothing(records: readonly StepRecord[]): boolean {
  const last = records.findLast((record) => record.tool === "grep");
  return last !== undefined && (last.status !== "ok" || last.text.startsWith("No "));
}

/** Files that were viewed and haven't changed since. */
function seenFiles(records: readonly StepRecord[]): string[] {
  const seen = new Set<string>();
  for (const { tool, effect, input, status } of records) {
    const path = typeof input["path"] === "string" ? input["path"] : null;
    if (effect === "run") seen.clear();
    else if (effect === "change" && status === "ok" && path) seen.delete(path);
    else if (tool === "view" && status === "ok" && path) seen.add(path);
  }
  return [...seen];
}

/** Lines whose change failed since the last change that didn't: the model would choose them again. */
function failedLines(records: readonly StepRecord[]): string[] {
  const since = records.slice(
    records.findLastIndex((record) => record.effect === "change" && record.status === "ok") + 1,
  );
  return since.flatMap(({ tool, status, input }) => {
    const line = input["old_text"];
    return tool === "edit" && status === "failed" && typeof line === "string" ? [line] : [];
  });
}

function holdsAnswerBack(
  state: TurnState,
  records: readonly StepRecord[],
  request: string,
  hasEvidence: boolean,
): boolean {
  if (state.kind === null) return false;
  const byModel = records.filter((record) => !record.isMade).length;
  if (state.kind === "look") {
    return !hasEvidence && byModel < looksWithoutEvidence && !records.some((record) => record.status === "ok");
  }
  // of its own accord the harness only looks and runs; a change that it made was tried out for the model
  const done = records.filter(
    (record) => record.status === "ok" && (record.effect === "change" || (record.effect === "run" && !record.isMade)),
  );
  const last = done.at(-1);
  if (!last) return byModel < stepsWithoutEffect;
  if ((isUntried(records, request) || stillFails(records, request)) && byModel < stepsWithoutEffect) return true;
  // a fact that says what is left holds the answer back once; if it comes again, the model has been told
  const reminders = done.filter((record) => saysUnfinished(record.note)).length;
  return saysUnfinished(last.note) && reminders <= remindersBeforeAnswer;
}
