import type { Trial, TurnState } from "../../agent/guide.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { turnOf } from "../../../shared/turn.ts";
import { type StepRecord, stepRecords } from "./step-record.ts";

/** Makes a change in a throw-away copy and runs a command there; null where the change isn't possible. */
export type RunInCopy = (call: Call, command: string, signal: AbortSignal) => Promise<string | null>;

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
  if (!run) return null;
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
  return text.replaceAll(/\/tmp\/\S+/g, "").replaceAll(/\d+(\.\d+)?\s?m?s\b|0x[0-9a-f]+/g, "");
}
