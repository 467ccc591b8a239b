import type { TurnState } from "../../../agent/guide.ts";
import type { Question } from "../../../agent/question.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { rowsQuestion } from "./rows-question.ts";
import { requestToCalculate } from "./when-calculated.ts";

/** What the model is to be asked so that the harness may answer by itself. */
export async function questionsToAnswer(state: TurnState, view: WorkspaceView): Promise<readonly Question[]> {
  const calculated = requestToCalculate(state);
  if (calculated !== null) return [{ about: "calculation", request: calculated }];
  const rows = await rowsQuestion(state, view);
  return rows ? [{ about: "rows", ...rows }] : [];
}
