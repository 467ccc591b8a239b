import { isAsExpected } from "../../mend/expected-output.ts";
import { asksToRun } from "../request/wishes/request-intent.ts";
import type { StepRecord } from "./step-record.ts";

/** What the harness runs to look, what git is to do, and where files go: none of it is tried. */
const looking = /^(?:git|head|echo|mkdir -p --|mv -nv --|rm -rv --) /;

/** What the harness ran to see whether it goes, in order. */
export function triedRuns(records: readonly StepRecord[]): StepRecord[] {
  return records.filter(
    ({ isMade, effect, input }) =>
      isMade && effect === "run" && typeof input["command"] === "string" && !looking.test(input["command"]),
  );
}

/** A change that the harness proposed wasn't allowed, or couldn't be made: it would propose the same one again. */
export function isRefused(records: readonly StepRecord[]): boolean {
  return records.some(({ isMade, effect, status }) => isMade && effect === "change" && status !== "ok");
}

/** A change was made that the request wants tried, and nothing was run since. */
export function isUntried(records: readonly StepRecord[], request: string): boolean {
  const lastDone = records.findLast((record) => record.effect !== "look" && record.status === "ok");
  return asksToRun(request) && lastDone?.effect === "change";
}

/** What the harness tried isn't yet as it should be. */
export function stillFails(records: readonly StepRecord[], request: string): boolean {
  const tried = triedRuns(records).at(-1);
  return tried !== undefined && !isAsExpected(tried.text, request);
}

/** The same, and nothing was run since: the model may have tried it another way. */
export function triedInVain(records: readonly StepRecord[], request: string): boolean {
  return records.findLast(({ effect }) => effect === "run")?.isMade === true && stillFails(records, request);
}
