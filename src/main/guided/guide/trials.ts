import type { Guide, Trial, TurnState } from "../../agent/guide.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { turnOf } from "../../../shared/turn.ts";
import { missingPhrases, printsMore, saysMissing } from "../mend/expected-more.ts";
import { areToldNumbersIn, expectedOutput, hasShellError, isAsExpected } from "../mend/expected-output.ts";
import type { DataReading } from "../mend/as-meant/data-reading.ts";
import type { FailedRun } from "../mend/failed-run.ts";
import type { GivenTests } from "../mend/given-tests.ts";
import type { KeptRun } from "../mend/kept-runs.ts";
import { failsTest, isHidden, isOfTests, isRight, isSilent, onlySaysMore, withoutNumbers } from "../mend/outcome.ts";
import { complainsLess, gainOf, isOfNoUse } from "../mend/progress.ts";
import { allSuspicious, type Coverage, type Suspiciousness, suspiciousnessBy } from "../mend/suspiciousness.ts";
import { isOnlyTold } from "../mend/proposals.ts";
import { onlyRewords } from "../mend/rewords.ts";
import { changesRemarksOnly } from "../mend/remarks.ts";
import { readRightly, saysMisread } from "../mend/misread-letters.ts";
import { printedAtTheEnd, saysAtTheEnd } from "../mend/printed-at-the-end.ts";
import { meetsNames, type ToldNames } from "../mend/told-names.ts";
import { printedWithoutCase, saysSameButForCase } from "../mend/same-but-for-case.ts";
import { printedOnce, saysTwice } from "../mend/said-twice.ts";
import { saidStart, startingAt } from "../mend/said-start.ts";
import { runsTests, startedBy } from "../mend/started-programs.ts";
import { baseName } from "../../../shared/path-parts.ts";
import { altersMore } from "../mend/what-stays.ts";
import { keepsGoing, type Working, whatWorks } from "../mend/keeps-going.ts";
import { wantsMending, wantsTestToPass } from "./request/wishes/request-intent.ts";
import { stepRecords } from "./turn/step-record.ts";
import { triedRuns } from "./turn/what-was-tried.ts";

/** Makes a change in a throw-away copy, or none, and runs a command there, with `data` changed as well; null where the change isn't possible. */
export type RunInCopy = (
  call: Call | null,
  command: string,
  signal: AbortSignal,
  data?: Call | null,
) => Promise<string | null>;

/** What can be found out in throw-away copies of a folder. */
export type TryOuts = {
  run: RunInCopy;
  /** Which lines a command runs; null where that can't be told. */
  coverage(command: string, signal: AbortSignal): Promise<Coverage | null>;
};

/** A run that failed in this turn, and the copies in which it fails the same way. `proofs`: what else is known of what it should print. */
type Failing = {
  copies: TryOuts;
  failed: FailedRun;
  proofs: readonly Proof[];
  /** The data that the proofs are made with; what is wrong isn't there. */
  data: string | null;
  /** What makes two outcomes the same. */
  alike(outcome: string): string;
  changes: readonly Call[];
};

const toTheLetter = (outcome: string) => outcome;

/** What a program is to print where its data is changed so, or not at all. */
type Proof = { data: Call | null; wanted: string };

/** What the programs of a folder say of a run. */
export type AboutRun = {
  /** How the request may mean that a program takes its data. */
  readingsOf(run: FailedRun): Promise<readonly DataReading[]>;
  /** Whether what a command starts, other than tests, prints something when it goes well. */
  speaks(command: string, tests: readonly string[]): Promise<boolean>;
  /** What has to go on working while the program is mended. */
  keptRunsOf(run: FailedRun): Promise<readonly KeptRun[]>;
  /** What it should print, by names. */
  namesOf(run: FailedRun): Promise<ToldNames | null>;
  /** What it is measured by. */
  testsOf(run: FailedRun): Promise<GivenTests>;
};

/** What can be found out of the test that failed in a turn. What several attempts at one step have in common is found out once. */
export type Trials = {
  /** What a change would do to it. Null where none failed, the call is no change, or no copy of the folder can be made. */
  tryOut: Guide["tryOut"];
  /** What failed, or should print something else as far as that could be found out; null where nothing did. */
  failed(state: TurnState, signal: AbortSignal): Promise<(FailedRun & { changes: readonly Call[] }) | null>;
  /** Which lines are likely to be wrong, by what it runs; all of them where that can't be told. */
  suspiciousness(state: TurnState, signal: AbortSignal): Promise<Suspiciousness>;
};

const nothingKnown: AboutRun = {
  readingsOf: async () => [],
  speaks: async () => false,
  namesOf: async () => null,
  keptRunsOf: async () => [],
  testsOf: async ({ command }) => ({ tests: [], fixed: [], isTest: runsTests(command) }),
};

export function createTrials(
  copy: (signal: AbortSignal) => Promise<TryOuts | null>,
  known: Partial<AboutRun> = {},
): Trials {
  const about = { ...nothingKnown, ...known };
  const failing = new WeakMap<TurnState, Promise<Failing | null>>();
  const suspicious = new WeakMap<TurnState, Promise<Suspiciousness>>();
  const working = new WeakMap<Failing, Promise<readonly Working[]>>();
  const given = new WeakMap<TurnState, Promise<GivenTests | null>>();
  const givenIn = (state: TurnState) => given.get(state) ?? keep(given, state, givenFor(state, about));
  const failingIn = (state: TurnState, signal: AbortSignal) =>
    failing.get(state) ?? keep(failing, state, prepare(state, copy, about, givenIn(state), signal));

  async function tryOut(...[call, state, signal]: Parameters<Guide["tryOut"]>): ReturnType<Guide["tryOut"]> {
    const effect = state.tools.find((tool) => tool.name === call.tool)?.effect;
    if (isMending(state) && changesRemarksOnly(call)) return "in-vain";
    if (effect === "change" && isFixed(call, await givenIn(state))) return "in-vain";
    const found = effect === "change" ? await failingIn(state, signal) : null;
    if (!found) return null;
    const trial = await judged(call, found, signal);
    return isFurther(trial) && (await breaksOther(call, found, signal)) ? "in-vain" : trial;
  }

  async function breaksOther(call: Call, found: Failing, signal: AbortSignal): Promise<boolean> {
    // most changes come no further, and then nothing has to be run for this
    const kept = await (working.get(found) ?? keep(working, found, workingNow(found, signal)));
    return !(await keepsGoing(kept, (command) => found.copies.run(call, command, signal)));
  }

  async function workingNow({ copies, failed }: Failing, signal: AbortSignal): Promise<readonly Working[]> {
    return whatWorks(await about.keptRunsOf(failed), (command) => copies.run(null, command, signal));
  }

  async function judged(call: Call, found: Failing, signal: AbortSignal): Promise<Trial> {
    const { copies, failed, proofs } = found;
    if (onlyRewords(call, failed.request)) return "in-vain";
    if (proofs.length > 0) return proven(call, found, signal);
    const outcome = await copies.run(call, failed.command, signal);
    if (outcome === null) return "impossible";
    const isTest = isOfTests(failed);
    if (!isTest && altersMore(call, outcome, failed)) return "in-vain";
    if (failed.names) return meetsNames(outcome, failed.text, failed.names) ? "passes" : "in-vain";
    // whether it's right only a person can tell; what changes nothing isn't
    if (failed.isTold) return isOtherwise(outcome, failed.text) ? "passes" : "in-vain";
    // a program that no longer comes to what it prints isn't mended; a test may only speak of what fails
    if (isSilent(outcome) && (await about.speaks(failed.command, failed.tests ?? []))) return "in-vain";
    if (isRight(outcome, failed)) return isHidden(call, outcome, failed.request) ? { furtherBy: 0 } : "passes";
    // what is missing is to come to the rest, not in its place
    if (missingPhrases(failed.request).length > 0 && !printsMore(outcome, failed.text)) return "in-vain";
    const furtherBy = gainOf(outcome, failed.text, failed.request, failed.tests);
    if (furtherBy > 0) return { furtherBy };
    if (isTest && complainsLess(outcome, failed.text)) return { furtherBy: 1 };
    if (
      isTest ||
      isOfNoUse(outcome, failed.text) ||
      onlySaysMore(outcome, failed.text) ||
      expectedOutput(failed.request).length > 0
    )
      return "in-vain";
    return withoutNumbers(outcome) === withoutNumbers(failed.text) ? "same" : { furtherBy };
  }

  async function find(state: TurnState, signal: AbortSignal): Promise<Suspiciousness> {
    const found = await failingIn(state, signal);
    // a run that never ends is ended by force, and tells nothing then
    if (!found || found.failed.text.startsWith("stopped after ")) return allSuspicious;
    try {
      const coverage = await found.copies.coverage(found.failed.command, signal);
      return coverage ? suspiciousnessBy(coverage, found.failed.text) : allSuspicious;
    } catch {
      // it only says where to begin
      signal.throwIfAborted();
      return allSuspicious;
    }
  }

  return {
    tryOut,
    async failed(state, signal) {
      const found = await failingIn(state, signal);
      const failed = found?.failed ?? failedRun(state, await givenIn(state));
      return failed && { ...failed, changes: found?.changes ?? [] };
    },
    suspiciousness: (state, signal) => suspicious.get(state) ?? keep(suspicious, state, find(state, signal)),
  };
}

/** A program still goes well, and prints something else than before. */
function isOtherwise(outcome: string, before: string): boolean {
  return outcome.startsWith("exit 0") && !isSilent(outcome) && !hasShellError(outcome) && outcome !== before;
}

function isFurther(trial: Trial): boolean {
  return trial === "passes" || (typeof trial === "object" && trial.furtherBy > 0);
}

/** By how many of the proofs hold after a change. */
async function proven(
  call: Call,
  { copies, failed, proofs, data: path, alike }: Failing,
  signal: AbortSignal,
): Promise<Trial> {
  // the program is to take its data as it is
  if (call.input["path"] === path) return "in-vain";
  let holding = 0;
  for (const { data, wanted } of proofs) {
    const outcome = await copies.run(call, failed.command, signal, data);
    if (outcome === null) return "impossible";
    if (alike(outcome) === alike(wanted)) holding += 1;
  }
  if (holding === proofs.length) return "passes";
  return holding > 0 ? { furtherBy: holding } : "in-vain";
}

function keep<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, value: Value): Value {
  known.set(key, value);
  return value;
}

/** Where it fails otherwise without any change, the copy lacks something, and says nothing. */
async function prepare(
  state: TurnState,
  copy: (signal: AbortSignal) => Promise<TryOuts | null>,
  { readingsOf, namesOf }: AboutRun,
  given: Promise<GivenTests | null>,
  signal: AbortSignal,
): Promise<Failing | null> {
  const last = measured(lastRun(state), await given);
  const failed = failedRun(state, await given);
  const isProvable = last !== null && expectedOutput(last.request).length === 0;
  const readings = isProvable ? await readingsOf(last) : [];
  const told = last ? wantedOf(last) : null;
  const copies = last && (failed || told !== null || readings.length > 0) ? await copy(signal) : null;
  if (!last || !copies) return null;
  const unchanged = await copies.run(null, last.command, signal);
  if (unchanged === null || withoutNumbers(unchanged) !== withoutNumbers(last.text)) return null;
  // what differs from run to run proves nothing
  const isSteady =
    (readings.length > 0 || told !== null) &&
    (!unchanged.startsWith("exit 0") || unchanged === (await copies.run(null, last.command, signal)));
  const found: (Failing & { failed: { wanted: string } })[] = [];
  for (const reading of isSteady ? readings : []) {
    const proofs = await proofsOf(reading, copies, last, unchanged, signal);
    const wanted = proofs.find(({ data }) => data === null)?.wanted;
    const isFit =
      wanted !== undefined &&
      isAsExpected(wanted, last.request) &&
      areToldNumbersIn([unchanged, wanted, last.command, reading.quoted ?? ""], last.request);
    if (isFit)
      found.push({
        copies,
        failed: { ...last, wanted },
        proofs,
        data: reading.path,
        alike: reading.alike ?? toTheLetter,
        changes: reading.changes,
      });
  }
  const [first, ...others] = found;
  // where it may mean the one or the other, neither is proven
  if (first && others.every(({ failed: { wanted } }) => wanted === first.failed.wanted)) return first;
  if (isSteady && told !== null)
    return {
      copies,
      failed: { ...last, wanted: told },
      proofs: [{ data: null, wanted: told }],
      data: null,
      alike: toTheLetter,
      changes: [],
    };
  const names = failed && isOfPrint(failed) ? await namesOf(failed) : null;
  return (
    failed && {
      copies,
      failed: names ? { ...failed, names } : failed,
      proofs: [],
      data: null,
      alike: toTheLetter,
      changes: [],
    }
  );
}

/** A program went well, and nothing says to the letter what else it should print. */
function isOfPrint(failed: FailedRun): boolean {
  return failed.isTold === true || (!isOfTests(failed) && isOnlyTold(failed));
}

/** What a run should have printed, where a request says it of all that it printed. */
function wantedOf({ text, request }: FailedRun): string | null {
  if (!wantsMending(request) || !text.startsWith("exit 0")) return null;
  const start = saidStart(request);
  if (start) return startingAt(text, start);
  const withoutCase = saysSameButForCase(request) ? printedWithoutCase(text) : null;
  if (withoutCase !== null) return withoutCase;
  if (saysAtTheEnd(request)) return printedAtTheEnd(text);
  if (saysTwice(request)) return printedOnce(text);
  return saysMisread(request) ? readRightly(text) : null;
}

/** What a program prints for data as it should take it, where that differs from what it prints for the data as it gets it. */
async function proofsOf(
  { path, twins, inPrint = toTheLetter, alike = toTheLetter, command: ofTaken }: DataReading,
  copies: TryOuts,
  { command }: FailedRun,
  unchanged: string,
  signal: AbortSignal,
): Promise<Proof[]> {
  const put = (content: string | null): Call | null =>
    content === null ? null : { tool: "write", input: { path, content } };
  const known = new Map<string, string | null>();
  const proofs: Proof[] = [];
  for (const { given, taken } of twins) {
    if (!known.has(taken)) known.set(taken, await copies.run(null, ofTaken ?? command, signal, put(taken)));
    const printed = known.get(taken) ?? null;
    const wanted = printed === null ? null : inPrint(printed);
    const now = given === null ? unchanged : await copies.run(null, command, signal, put(given));
    const isTelling =
      wanted !== null &&
      wanted.startsWith("exit 0") &&
      !isSilent(wanted) &&
      now !== null &&
      alike(now) !== alike(wanted);
    if (given === null && !isTelling) return [];
    if (isTelling) proofs.push({ data: put(given), wanted });
  }
  return proofs;
}

async function givenFor(state: TurnState, { testsOf }: AboutRun): Promise<GivenTests | null> {
  const last = lastRun(state);
  return last && (wantsMending(last.request) || wantsTestToPass(last.request)) ? testsOf(last) : null;
}

/** What a program is measured by isn't changed so that it fits the program. */
function isFixed({ input: { path } }: Call, given: GivenTests | null): boolean {
  return given !== null && typeof path === "string" && given.fixed.includes(path.replace(/^(?:\.\/)+/, ""));
}

/** A program that was run is to be mended, and no remark of it is spoken of. */
function isMending(state: TurnState): boolean {
  const request = turnOf(state.messages).request?.text ?? "";
  return lastRun(state) !== null && wantsMending(request) && !ofRemarks.test(request);
}

const ofRemarks = /(?<!\p{L})(?:comments?|docstrings?|remarks?|kommentare?|doku\p{L}*)(?!\p{L})|コメント/iu;

/** The last run that the harness made to see whether a program goes. */
function lastRun(state: Pick<TurnState, "messages" | "tools">): FailedRun | null {
  const turn = turnOf(state.messages);
  const last = triedRuns(stepRecords(turn.since, state.tools)).at(-1);
  const command = last?.input["command"];
  return last && typeof command === "string" ? { command, text: last.text, request: turn.request?.text ?? "" } : null;
}

/** A run with what it is measured by. */
function measured(run: FailedRun | null, given: GivenTests | null): FailedRun | null {
  return run && given?.isTest ? { ...run, isTest: true, tests: given.tests } : run;
}

/** The last run that the harness made, where it failed, or printed something else than the request wants, or no more than before; or where only the request says that it's wrong. */
export function failedRun(
  state: Pick<TurnState, "messages" | "tools">,
  given: GivenTests | null = null,
): FailedRun | null {
  const last = measured(lastRun(state), given);
  const [first] = triedRuns(stepRecords(turnOf(state.messages).since, state.tools));
  const isShort = last !== null && saysMissing(last.request) && !printsMore(last.text, first?.text ?? "");
  if (last && (isShort || failsTest(last.text, last) || !isAsExpected(last.text, last.request))) return last;
  return last && last.text === first?.text && isToldWrong(last) ? { ...last, isTold: true } : null;
}

/** A request gives the command of a run, or names the program, and says that what it prints is wrong, but not to the letter what it should print. */
function isToldWrong(run: FailedRun): boolean {
  const started = startedBy(run.command);
  const isNamed = started.length > 0 && started.every((path) => run.request.includes(baseName(path)));
  const isSaid = isNamed || run.request.replaceAll(/\s+/g, " ").includes(run.command);
  return isSaid && !isOfOtherRuns.test(run.request) && wantsMending(run.request) && isOnlyTold(run);
}

/** It goes wrong at other times, so that this run may stay as it is. */
const isOfOtherRuns =
  /(?<!\p{L})(?:crash\p{L}*|fails?|errors?|sometimes|whenever|when(?! (?:i|we|you)(?!\p{L}))|if|unless|slow(?:ly)?|wenn|falls|manchmal|stürzt|fehler\p{L}*|langsam)(?!\p{L})|エラー|落ち|ときどき|場合|遅/iu;
