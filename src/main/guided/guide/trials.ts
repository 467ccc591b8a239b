import type { Trial, TurnState } from "../../agent/guide.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { turnOf } from "../../../shared/turn.ts";
import { type StepRecord, stepRecords } from "./step-record.ts";

/** Makes a change in a throw-away copy, or none, and runs a command there; null where the change isn't possible. */
export type RunInCopy = (call: Call | null, command: string, signal: AbortSignal) => Promise<string | null>;

/**
 * What a change would do to the test that failed in this turn. Null where none did, the call is no change, or no copy of the
 * folder can be made.
 */
export async function tryOut(
  call: Call,
  state: TurnState,
  copy: () => Promise<RunInCopy | null>,
  signal: AbortSignal,
): Promise<Trial | null> {
  const failed = failedTrial(stepRecords(turnOf(state.messages).since, state.tools));
  const effect = state.tools.find((tool) => tool.name === call.tool)?.effect;
  if (!failed || effect !== "change") return null;
  const run = await copy();
  // where it fails otherwise without any change, the copy lacks something, and says nothing
  const unchanged = run ? await run(null, failed.command, signal) : null;
  if (!run || unchanged === null || withoutNumbers(unchanged) !== withoutNumbers(failed.text)) return null;
  const outcome = await run(call, failed.command, signal);
  if (outcome === null) return "impossible";
  if (outcome.startsWith("exit 0")) return "passes";
  return withoutNumbers(outcome) === withoutNumbers(failed.text) ? "same" : "better";
}

/** The last run that the harness made, where it failed. */
function failedTrial(records: readonly StepRecord[]): { command: string; text: string } | null {
  const last = records.findLast((record) => record.isMade && record.effect === "run");
  const command = last?.input["command"];
  return last && typeof command === "string" && /^exit [1-9]/.test(last.text) ? { command, text: last.text } : null;
}

/** Times, addresses and line numbers differ from run to run. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/(?:\/[\w.-]+)+\//g, "").replaceAll(/\d+(\.\d+)?\s?m?s\b|0x[0-9a-f]+|(?<=\bline |:)\d+/g, "");
}
