import { isAsExpected } from "../mend/expected-output.ts";
import { asksToRun } from "./request-intent.ts";
import type { StepRecord } from "./step-record.ts";

/** A change was made that the request wants tried, and nothing was run since. */
export function isUntried(records: readonly StepRecord[], request: string): boolean {
  const lastDone = records.findLast((record) => record.effect !== "look" && record.status === "ok");
  return asksToRun(request) && lastDone?.effect === "change";
}

/** What the harness tried isn't yet as it should be. */
export function stillFails(records: readonly StepRecord[], request: string): boolean {
  const tried = records.findLast((record) => record.isMade && record.effect === "run");
  return tried !== undefined && !isAsExpected(tried.text, request);
}
