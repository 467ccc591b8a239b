import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { wantsReplacing } from "../request/request-intent.ts";
import { replaceScope } from "../files/replace-scope.ts";
import { namesMoreNumbers, replacementOf } from "../turn/replacement.ts";
import { patternFor, replaceIn } from "./replace-in.ts";
import type { StepRecord } from "../turn/step-record.ts";

/**
 * The same replacement in all other places that the request means: what the model did once, the harness does for the rest.
 * Empty where the last step was none, or nothing is left.
 */
export async function spreadCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const replacement = last && !last.isMade ? replacementOf(last, request) : null;
  if (!replacement || !wantsReplacing(request) || namesMoreNumbers(request, [replacement])) return [];
  const { find, put } = replacement;
  // where the new text has the old one in it, what is changed already would be changed again
  const isDone = (path: string) => path === last?.input["path"] && patternFor(find).test(put);
  const scope = (replaceScope(request, files) ?? []).filter(({ path }) => !isDone(path));
  const calls = scope.map(async ({ path }) => replaceIn(path, (await view.text(path)) ?? "", replacement, request));
  return (await Promise.all(calls)).flat();
}
