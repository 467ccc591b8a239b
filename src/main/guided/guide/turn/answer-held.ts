import type { TurnState } from "../../../agent/guide.ts";
import { saysUnfinished } from "./note-parts.ts";
import type { StepRecord } from "./step-record.ts";
import { isUntried, stillFails } from "./what-was-tried.ts";

/** So long an answer is held back while nothing was done that the request asks for. */
const stepsWithoutEffect = 5;
const looksWithoutEvidence = 3;
/** So often the answer is held back because a fact says that something is left to do. */
const remindersBeforeAnswer = 6;

/** Whether an answer would come too soon: nothing was done or found yet, or a fact says what is left. */
export function holdsAnswerBack(
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
