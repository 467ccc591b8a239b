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

/** A run that failed in this turn, and the copies in which it fails the same way. */
type Failing = { copies: TryOuts; failed: FailedRun };

/** What can be found out of the test that failed in a turn. What several attempts at one step have in common is found out once. */
export type Trials = {
  /** What a change would do to it. Null where none failed, the call is no change, or no copy of the folder can be made. */
  tryOut: Guide["tryOut"];
  /** Which lines are likely to be wrong, by what it runs; all of them where that can't be told. */
  suspiciousness(state: TurnState, signal: AbortSignal): Promise<Suspiciousness>;
};

export function createTrials(copy: (signal: AbortSignal) => Promise<TryOuts | null>): Trials {
  const failing = new WeakMap<TurnState, Promise<Failing | null>>();
  const known = new WeakMap<TurnState, Promise<Suspiciousness>>();
  const failingIn = (state: TurnState, signal: AbortSignal) =>
    failing.get(state) ?? keep(failing, state, prepare(state, copy, signal));

  async function tryOut(...[call, state, signal]: Parameters<Guide["tryOut"]>): ReturnType<Guide["tryOut"]> {
    const effect = state.tools.find((tool) => tool.name === call.tool)?.effect;
    const found = effect === "change" ? await failingIn(state, signal) : null;
    if (!found) return null;
    const { copies, failed } = found;
    const outcome = await copies.run(call, failed.command, signal);
    if (outcome === null) return "impossible";
    if (isAsExpected(outcome, failed.request)) return "passes";
    const furtherBy = gainOf(outcome, failed.text, failed.request);
    if (furtherBy > 0) return { furtherBy };
    if (isOfNoUse(outcome, failed.text) || expectedOutput(failed.request).length > 0) return "in-vain";
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

  return { tryOut, suspiciousness: (state, signal) => known.get(state) ?? keep(known, state, find(state, signal)) };
}

function keep<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, value: Value): Value {
  known.set(key, value);
  return value;
}

/** Where it fails otherwise without any change, the copy lacks something, and says nothing. */
async function prepare(
  state: TurnState,
  copy: (signal: AbortSignal) => Promise<TryOuts | null>,
  signal: AbortSignal,
): Promise<Failing | null> {
  const failed = failedRun(state);
  const copies = failed ? await copy(signal) : null;
  if (!failed || !copies) return null;
  const unchanged = await copies.run(null, failed.command, signal);
  return unchanged !== null && withoutNumbers(unchanged) === withoutNumbers(failed.text) ? { copies, failed } : null;
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
