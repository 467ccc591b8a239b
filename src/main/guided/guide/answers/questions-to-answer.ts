import type { TurnState } from "../../../agent/guide.ts";
import type { Question } from "../../../agent/question.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { mayAskForNumber } from "../request/questions/may-ask-for-number.ts";
import { stepRecords } from "../turn/step-record.ts";
import { rowsQuestion } from "./rows-question.ts";
import { requestToCalculate } from "./when-calculated.ts";
import { questionToQuery } from "./when-queried.ts";

/** What the model is to be asked so that the harness may answer by itself. */
export async function questionsToAnswer(state: TurnState, view: WorkspaceView): Promise<readonly Question[]> {
  const calculated = requestToCalculate(state);
  if (calculated !== null) return [{ about: "calculation", request: calculated }];
  const query = await questionToQuery(state, view);
  const rows = await rowsQuestion(state, view);
  const counted = requestToCount(state);
  return [
    ...(query ? [{ about: "query" as const, ...query }] : []),
    ...(rows ? [{ about: "rows" as const, ...rows }] : []),
    ...(counted === null ? [] : [{ about: "plain" as const, request: counted }]),
  ];
}

/** What holds much of a kind, or a line for each. */
const holdsMany = /\.(?:csv|tsv|json|ya?ml|toml|log|ics|md)$/iu;

/** A question for a number of files, or out of one that holds much of a kind, which nobody has said plainly enough for the harness. */
function requestToCount({ messages, kind, tools }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look" || !mayAskForNumber(request.text)) return null;
  const looks = stepRecords(since, tools);
  const isCountable = looks.every(
    ({ status, tool, isMade, input: { path } }) =>
      status === "ok" && tool === "view" && isMade && typeof path === "string" && holdsMany.test(path),
  );
  return isCountable ? request.text : null;
}
