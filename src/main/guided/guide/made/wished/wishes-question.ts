import type { WishesQuestion } from "../../../../agent/question.ts";
import type { TurnState } from "../../../../agent/guide.ts";
import type { WorkspaceView } from "../../../workspace-view.ts";
import { filesFor } from "../../files/files-for.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { missingFiles } from "../../files/named-files.ts";
import { numbersIn } from "../../request/wishes/told-wishes.ts";
import { newRequest } from "../../turn/new-request.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

/** Of a new request to change a file what is to be read out of it: all that it wants, in plain words. Null where it is about something else. */
export async function wishesQuestion(
  state: TurnState,
  view: WorkspaceView,
  signal: AbortSignal,
): Promise<WishesQuestion | null> {
  const request = newRequest(state, { kind: "edit", tool: "edit" }) ?? newRequest(state, { kind: "run", tool: "edit" });
  if (request === null) return null;
  const files = (await filesFor(request, view)).filter(({ size }) => size <= mostBytes);
  if (files.length === 0 || files.length > mostFiles || missingFiles(request, files).length > 0) return null;
  const texts = await Promise.all(files.map(async ({ path }) => (await view.text(path)) ?? ""));
  signal.throwIfAborted();
  const there = new Set(texts.flatMap(numbersIn));
  return { request, there: numbersIn(request).filter((number) => there.has(number)) };
}
