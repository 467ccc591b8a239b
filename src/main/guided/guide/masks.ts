import type { RequestKind } from "../../../shared/message.ts";
import type { TurnState } from "../../agent/guide.ts";
import type { StepMasks } from "../../agent/step-protocol.ts";
import { turnOf } from "../../../shared/turn.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { editFormNames, formsOf, isEditForm } from "../forms/form.ts";
import { calledTools, isBasic, knownTools, moreTools } from "../forms/tool-tiers.ts";
import type { FileEntry } from "../workspace-view.ts";
import { holdsAnswerBack } from "./turn/answer-held.ts";
import { delegateTool, handedOn } from "./turn/handed-on.ts";
import { changedNothing, coolingDown, failedLines, foundNothing, looksEnough, seenFiles } from "./turn/nothing-new.ts";
import { isDoneByGit, isSettled, mustAnswer } from "./turn/only-answer.ts";
import { isBinary } from "./files/file-kinds.ts";
import { namedFiles, newFiles } from "./files/named-files.ts";
import { planOf } from "./turn/parts.ts";
import { wholeFileForm } from "./turn/whole-file-form.ts";
import { changesOnlyNames } from "./request/files/changes-only-names.ts";
import { asksOnlyToRun } from "./request/wishes/only-to-run.ts";
import { contentsStay } from "./request/limits/contents-stay.ts";
import { leftOutFiles } from "./files/left-out-files.ts";
import { makesOnlyNew } from "./files/makes-only-new.ts";
import { sourcesOfNew } from "./files/sources-of-new.ts";
import { isQuestion } from "./request/questions/is-question.ts";
import { asksAboutHistory, asksToRun, meantForms } from "./request/wishes/request-intent.ts";
import { notOfPlaces, placedBy } from "./turn/placed.ts";
import { type StepRecord, stepRecords } from "./turn/step-record.ts";
import { isUntried, stillFails, triedInVain } from "./turn/what-was-tried.ts";

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

const onlyAnswer: StepMasks = { allowed: ["answer"], exclude: [] };

/**
 * What may be chosen now. Masks stand where other agents scold: a step that makes no sense isn't on offer, which costs
 * nothing, while telling a small model that it was wrong costs a step and is often not understood.
 */
export function masksFor(state: TurnState, files: readonly FileEntry[]): StepMasks {
  const turn = turnOf(state.messages);
  const records = stepRecords(turn.since, state.tools);
  const { text: request = "", context = "" } = turn.request ?? {};
  const called = calledForms(state.tools, request, records);
  const changes = state.tools.filter(({ effect }) => effect === "change");
  const changesCalled = calledForms(changes, request, records);
  // who names an agent wants that one to do it, whatever kind the request is taken for
  const handed = state.stepsLeft > 1 ? handedOn(state.tools, request) : null;
  const hasWorked = records.find(({ tool }) => tool === delegateTool);
  if (handed && !hasWorked && records.every(({ isMade }) => isMade)) return { allowed: [delegateTool], exclude: [] };
  if (handed?.task && hasWorked?.status === "ok") return onlyAnswer;
  const isChat = state.kind === "chat" && state.stepsLeft > 1;
  // small models say that they did what they were asked to do, so a change that is asked for comes before the words
  if (isChat && records.length === 0 && changesCalled.length > 0) return { allowed: changesCalled, exclude: [] };
  if (isChat && called.length > 0) return { allowed: [...called, "answer"], exclude: [] };
  if (mustAnswer(state, records)) return onlyAnswer;
  const { parts, open } = state.kind === "look" ? { parts: [], open: [] } : planOf(request, files, records);
  const isPlanned = parts.length > 0;
  // the harness has been through all files: what is left of the wish is to say so
  const isPlaced = records.some((record) => placedBy(record) !== null);
  if (isPlaced && notOfPlaces(open).length === 0) return onlyAnswer;
  const canRun = state.tools.some(({ name }) => name === "bash");
  if (state.kind === "edit" && !isPlanned && canRun && isUntried(records, request))
    return { allowed: ["bash"], exclude: [] };
  // all is done that was asked for: more would be too much
  const isDone = isPlanned
    ? isDoneByGit(records) || (open.length === 0 && !triedInVain(records, request))
    : isSettled(state.kind, records, files, { request, context });
  if (isDone) return onlyAnswer;
  const known = knownTools(state.tools, state.messages);
  const all = formsOf(known).map((form) => form.name);
  const off = new Set([
    ...coolingDown(records),
    ...changedNothing(records),
    ...(looksEnough(state.kind, records) || hasSeenSources(state, request, files, records) ? ["view", "grep"] : []),
    ...(foundNothing(records) ? ["grep"] : []),
    ...(isPlaced ? ["move", "rename", "remove"] : []),
    ...(contentsStay(request) || changesOnlyNames(request) ? editFormNames : []),
    ...(asksOnlyToRun(request) ? [...editFormNames, "write"] : []),
  ]);
  const next = failedSinceDone(records) < failuresBeforeFreedom ? open[0] : undefined;
  const others = [...otherForms(known, state.kind), ...called];
  const offered = next ? [...next.forms, "view"] : [...offeredFor(state.kind, records, request, files), ...others];
  const meant = next || records.some((record) => record.status === "failed") ? [] : meantForms(request);
  const isMeant = (form: string) => meant.length === 0 || !isEditForm(form) || meant.includes(form);
  const allowed = all.filter(
    (form) => (state.kind === null || (offered.includes(form) && isMeant(form))) && !off.has(form),
  );
  const closed = closedFiles(request, files, records);
  const exclude = [
    { tool: "view", field: "path", values: seenFiles(records) },
    ...["edit", "fix"].map((tool) => ({ tool, field: "old", values: failedLines(records) })),
    ...moreToolsMask(state, known),
    ...[...editFormNames, "write"].map((tool) => ({ tool, field: "path", values: closed })),
  ];
  const needsMore =
    open.length > 0
      ? records.filter((record) => !record.isMade).length < parts.length * stepsForPart
      : holdsAnswerBack(state, records, request, /^(?:Matching lines|Attached file .*):$/m.test(context));
  // with nothing left to do, there is always the answer
  return {
    allowed: needsMore && allowed.length > 0 ? allowed : [...allowed, "answer"],
    exclude,
    ...(open[0] ? { focus: open[0].text } : {}),
  };
}

/** What stays as it is: what is said to, what a new file is only to be made of, and where only something new is wanted whatever was there before and isn't named. */
function closedFiles(request: string, files: readonly FileEntry[], records: readonly StepRecord[]): readonly string[] {
  const kept = leftOutFiles(request, files);
  const made = records.flatMap(({ tool, text, input }) =>
    tool === "write" && text.startsWith("Created") ? [input["path"]] : [],
  );
  const before = files.filter(({ path }) => !made.includes(path));
  const read = sourcesOfNew(request, before);
  if (!makesOnlyNew(request, before)) return [...new Set([...kept, ...read])];
  const named = namedFiles(request, files);
  const isClosed = (file: FileEntry) => !named.includes(file) || read.includes(file.path);
  return [...new Set([...kept, ...before.flatMap((file) => (isClosed(file) ? [file.path] : []))])];
}

/** "insert everything from records.txt into a new records.sql": who has seen what is named would only take in what isn't. */
function hasSeenSources(
  { kind }: TurnState,
  request: string,
  files: readonly FileEntry[],
  records: readonly StepRecord[],
): boolean {
  const named = namedFiles(request, files);
  const seen = seenFiles(records);
  const isAll = named.length > 0 && named.every(({ path }) => seen.includes(path));
  return kind === "make" && isAll && newFiles(request, files).length > 0 && !namesOthers.test(request);
}

/** What is named may name other files that are to be read. */
const namesOthers =
  /(?<!\p{L})(?:lists?|listed|each(?! (?:line|row|entry|word|card|page|one)(?!\p{L}))|mention\p{L}*|links?|named in|aufgelistet\p{L}*|jede[nrs]?)(?!\p{L})|それぞれ|一覧/iu;

/** Nothing but what the kind of the request rules out. */
export function kindMasks(state: TurnState): StepMasks {
  const { tools, kind, stepsLeft } = state;
  if (stepsLeft <= 1 || kind === "chat") return onlyAnswer;
  const known = knownTools(tools, state.messages);
  const forms = formsOf(known).map((form) => form.name);
  const offered = kind === null ? forms : [...formsByKind[kind], ...otherForms(known, kind)];
  return {
    allowed: [...forms.filter((form) => offered.includes(form)), "answer"],
    exclude: moreToolsMask(state, known),
  };
}

/** Tools that no kind names come from elsewhere. Of them a question can have those that only look. What has cues waits for them. */
function isFitting({ name, effect, cues }: ToolSpec, kind: RequestKind | null): boolean {
  return !isBasic(name) && !cues && (kind === null || effect === "look" || (kind !== "look" && kind !== "chat"));
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

/** What the request calls for by its words makes sense once, whatever kind it is taken for; a question changes nothing. */
function calledForms(tools: readonly ToolSpec[], request: string, records: readonly StepRecord[]): string[] {
  const done = new Set(records.map(({ tool }) => tool));
  const makesSense = ({ name, effect }: ToolSpec) => !done.has(name) && !(effect === "change" && isQuestion(request));
  return formsOf(calledTools(tools, request).filter(makesSense)).map(({ name }) => name);
}

function offeredFor(
  kind: RequestKind | null,
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
): readonly string[] {
  if (kind === null) return [];
  const fileForm = kind === "look" ? null : wholeFileForm(request, files);
  const isFirst = !records.some((record) => record.effect !== "look" && !record.isMade);
  if (fileForm && isFirst && kind === "run") return [fileForm];
  const failures = records.filter((record) => record.status === "failed").length;
  const isEscalated = failures >= failuresBeforeEscalation && kind !== "look" && kind !== "chat";
  if (isEscalated) {
    // no kind has the steps for whole files: they are for who asks for them, however often another one failed
    return [...new Set(Object.values(formsByKind).flat()), ...(fileForm ? [fileForm] : [])];
  }
  // what was made prints something else than it should
  if (kind === "make" && stillFails(records, request)) return ["view", "write", "edit", "fix"];
  if (kind === "make" && failures === 0 && namesNewText(request, files)) return ["view", "write"];
  const isRun = kind === "edit" && (asksToRun(request) || asksAboutHistory(request));
  return [...formsByKind[kind], ...(isRun ? ["bash"] : []), ...(fileForm ? [fileForm] : [])];
}

/** A text that is to be made is written: what a small model gives the shell to make it of others seldom works. */
function namesNewText(request: string, files: readonly FileEntry[]): boolean {
  if (asksToRun(request) || asksAboutHistory(request) || wholeFileForm(request, files)) return false;
  const missing = newFiles(request, files);
  return missing.length > 0 && !missing.some(isBinary);
}

/** Steps that failed since the last one that changed something. */
function failedSinceDone(records: readonly StepRecord[]): number {
  const since = records.slice(
    records.findLastIndex((record) => record.effect !== "look" && record.status === "ok") + 1,
  );
  return since.filter((record) => record.status === "failed").length;
}
