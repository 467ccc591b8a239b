import { turnOf } from "../../../../shared/turn.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import type { Question } from "../../../agent/question.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { isProgram } from "../../mend/program-file.ts";
import { filesFor } from "../files/files-for.ts";
import { newFiles } from "../files/named-files.ts";
import { newRequest } from "../turn/new-request.ts";
import { filesQuestion } from "./files-question.ts";
import { exceptsOpenly } from "./places/said/some-stay.ts";
import { placesQuestion } from "./places-question.ts";
import { replacementQuestion } from "./replacement-question.ts";
import { mayBeSeveral } from "../request/wishes/told-wishes.ts";
import type { SelectRows } from "../queries/asked-table.ts";
import { questionForRows } from "../queries/new-of-rows.ts";
import { wishesQuestion } from "./wished/wishes-question.ts";

/** What the model is to be asked about a new request first, one after the other until something comes of it. */
export async function questionsOf(
  state: TurnState,
  made: readonly Call[],
  { view, select }: { view: WorkspaceView; select: SelectRows },
  signal: AbortSignal,
): Promise<readonly Question[]> {
  const isDone = !made.every(({ tool }) => isLook(tool, state));
  const mayBePart = made.every(isTextEdit) && mayBeSeveral(turnOf(state.messages).request?.text ?? "");
  if (isDone && !mayBePart) return [];
  const files = isDone ? null : await filesQuestion(state, view, signal);
  if (files) return [{ about: "files", ...files }];
  const wishes = await wishesQuestion(state, view, signal);
  const asked = wishes ? [{ about: "wishes" as const, ...wishes }] : [];
  if (isDone) return asked;
  const replacement = await replacementQuestion(state, view, signal);
  // "put 20 into the settings" is no file that is put anywhere
  const places = await placesQuestion(state, view, signal);
  return [
    ...(replacement ? [{ about: "replacement" as const, ...replacement }] : []),
    ...asked,
    ...(await plainQuestion(state, places !== null, { view, select })),
    ...(places ? [{ about: "places" as const, ...places }] : []),
  ];
}

/** A request for a new file, or for files to be placed, which nobody has said plainly enough for the harness; programs it makes none. */
async function plainQuestion(
  state: TurnState,
  isPlacing: boolean,
  { view, select }: { view: WorkspaceView; select: SelectRows },
): Promise<readonly Question[]> {
  const placing = isPlacing ? newRequest(state, { kind: "run", tool: "bash" }) : null;
  if (placing !== null) {
    // what is excepted is the request's own to say, and is lost in a plain sentence
    return exceptsOpenly(placing, await filesFor(placing, view)) ? [] : [{ about: "plain", request: placing }];
  }
  const request = newRequest(state, { kind: "make", tool: "write" });
  if (request === null) return [];
  const missing = newFiles(request, await filesFor(request, view));
  const table = await questionForRows(state, view, select);
  if (table)
    return [
      { about: "query", ...table },
      { about: "plain", request },
    ];
  return missing.length === 0 || missing.some(isProgram) ? [] : [{ about: "plain", request }];
}

function isLook(name: string, { tools }: TurnState): boolean {
  return tools.some((tool) => tool.name === name && tool.effect === "look");
}

function isTextEdit({ tool }: Call): boolean {
  return tool === "edit";
}
