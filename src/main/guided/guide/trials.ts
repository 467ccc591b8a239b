import type { Guide, TurnState } from "../../agent/guide.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { turnOf } from "../../../shared/turn.ts";
import { expectedOutput, isAsExpected } from "../mend/expected-output.ts";
import type { FailedRun } from "../mend/failed-run.ts";
import { gainOf, isOfNoUse } from "../mend/progress.ts";
import { allSuspicious, type Coverage, type Suspiciousness, suspiciousnessBy } from "../mend/suspiciousness.ts";
import { stepRecords } from "./turn/step-record.ts";
import { triedRuns } from "./turn/what-was-tried.ts";

/** Makes a change in a throw-away copy, or none, and runs a command there; null where the change isn't possible. */
export type RunInCopy = (call: Call | null, command: string, signal: AbortSignal) => Promise<string | null>;

/** What can be found out in throw-away copies of a folder. */
export type TryOuts = {
  run: RunInCopy;
  /** Which lines a command runs; null where that can't be told. */
  coverage(command: string, signal: AbortSignal): Promise<Coverage | null>;
};

/** A run that failed in this turn, and the copy in which it fails the same way. */
type Trials = { run: RunInCopy; failed: FailedRun };

/**
 * What a change would do to the test that failed in this turn. Null where none did, the call is no change, or no copy of the
 * folder can be made. What several attempts at one step have in common is found out once.
 */
export function createTrials(copy: (signal: AbortSignal) => Promise<RunInCopy | null>): Guide["tryOut"] {
  const known = new WeakMap<TurnState, Promise<Trials | null>>();
  return async (call, state, signal) => {
    const effect = state.tools.find((tool) => tool.name === call.tool)?.effect;
    if (effect !== "change") return null;
    const trials = await (known.get(state) ?? keep(known, state, prepare(state, copy, signal)));
    if (!trials) return null;
    const { run, failed } = trials;
    const outcome = await run(call, failed.command, signal);
    if (outcome === null) return "impossible";
    if (isAsExpected(outcome, failed.request)) return "passes";
    const furtherBy = gainOf(outcome, failed.text, failed.request);
    if (furtherBy > 0) return { furtherBy };
    if (isOfNoUse(outcome, failed.text) || expectedOutput(failed.request).length > 0) return "in-vain";
    return withoutNumbers(outcome) === withoutNumbers(failed.text) ? "same" : { furtherBy };
  };
}

/** Which lines the run that failed in a turn makes likely to be wrong, found out once for each turn's state. */
export function createSuspiciousness(
  copy: (signal: AbortSignal) => Promise<Pick<TryOuts, "coverage"> | null>,
): (state: TurnState, failed: FailedRun, signal: AbortSignal) => Promise<Suspiciousness> {
  const known = new WeakMap<TurnState, Promise<Suspiciousness>>();
  const find = async ({ command, text }: FailedRun, signal: AbortSignal) => {
    const coverage = await (await copy(signal))?.coverage(command, signal);
    return coverage ? suspiciousnessBy(coverage, text) : allSuspicious;
  };
  return (state, failed, signal) => known.get(state) ?? keep(known, state, find(failed, signal));
}

function keep<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, value: Value): Value {
  known.set(key, value);
  return value;
}

/** Where it fails otherwise without any change, the copy lacks something, and says nothing. */
async function prepare(
  state: TurnState,
  copy: (signal: AbortSignal) => Promise<RunInCopy | null>,
  signal: AbortSignal,
): Promise<Trials | null> {
  const failed = failedRun(state);
  const run = failed ? await copy(signal) : null;
  if (!failed || !run) return null;
  const unchanged = await run(null, failed.command, signal);
  return unchanged !== null && withoutNumbers(unchanged) === withoutNumbers(failed.text) ? { run, failed } : null;
}

/** The last run that the harness made, where it failed, or printed something else than the request wants. */
export function failedRun(state: Pick<TurnState, "messages" | "tools">): FailedRun | null {
  const turn = turnOf(state.messages);
  const request = turn.request?.text ?? "";
  const last = triedRuns(stepRecords(turn.since, state.tools)).at(-1);
  const command = last?.input["command"];
  return last && typeof command === "string" && !isAsExpected(last.text, request)
    ? { command, text: last.text, request }
    : null;
}

/** Times, addresses and line numbers differ from run to run. */
function withoutNumbers(text: string): string {
  return text
    .replaceAll(/(?:\/[\w.-]+)+\//g, "")
    .replaceAll(/(?<=\bduration_ms:? |\bstopped after )[\d.]+/g, "")
    .replaceAll(/\d+(\.\d+)?\s?m?s\b|0x[0-9a-f]+|(?<=\bline |:)\d+/g, "");
}
