import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { withoutDenied } from "../request/limits/denied-clauses.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { totalsToKeep } from "../written/kept-totals.ts";

/** "his total too": what adds up is spoken of. */
const saysTotal =
  /(?<!\p{L})(?:sub-?)?(?:totals?|sums?|(?:zwischen|gesamt)?summen?|gesamt\p{L}*)(?!\p{L})|合計|総計|小計/iu;

/** Where amounts of a table were changed and the request speaks of the total, the totals that they go into. Empty where nothing adds up, the totals are right, or they are to stay. */
export async function keptTotalsCalls(
  records: readonly StepRecord[],
  request: string,
  _files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const path = records.at(-1)?.input["path"];
  const isMeant = saysTotal.test(withoutDenied(request));
  if (!isMeant || typeof path !== "string" || !/\.[ct]sv$/iu.test(path)) return [];
  const after = (await view.text(path)) ?? "";
  const before = textBefore(after, path, records);
  return (before === null ? [] : totalsToKeep(before, after)).map((change) => ({
    tool: "edit",
    input: { path, old_text: change.old, new_text: change.fresh, line: change.line },
  }));
}

/** What a file was before the edits of a turn; null where one can't be told from what else stands there. */
function textBefore(after: string, path: string, records: readonly StepRecord[]): string | null {
  const edits = records.filter(
    ({ tool, status, input }) => tool === "edit" && status === "ok" && input["path"] === path,
  );
  return edits.toReversed().reduce<string | null>((text, { input: { old_text: old, new_text: fresh } }) => {
    if (text === null || typeof old !== "string" || typeof fresh !== "string" || fresh === "") return null;
    const parts = text.split(fresh);
    return parts.length === 2 ? parts.join(old) : null;
  }, after);
}
