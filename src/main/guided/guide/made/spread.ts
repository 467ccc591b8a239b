import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { wantsReplacing } from "../request/wishes/request-intent.ts";
import { replaceScope } from "../files/replace-scope.ts";
import { namesMoreNumbers, replacementOf } from "../turn/replacement.ts";
import { patternFor, replaceIn } from "./replace-in.ts";
import { sameSubject } from "./same-subject.ts";
import type { StepRecord } from "../turn/step-record.ts";

/**
 * The same replacement in all other places that the request means: what the model did once, the harness does for the rest; a value that stands
 * for many things only where the same is spoken of. Empty where the last step was none, or nothing is left.
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
  const changedPath = last?.input["path"];
  const changedText = typeof changedPath === "string" ? ((await view.text(changedPath)) ?? "") : "";
  const isSubject = last ? sameSubject(last, replacement, request, changedText) : null;
  const calls = scope.map(async ({ path }) => {
    const text = (await view.text(path)) ?? "";
    return replaceIn(path, text, replacement, request, find, isSubject?.(path, text) ?? null);
  });
  return (await Promise.all(calls)).flat();
}
