import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { totalsToKeep } from "../written/kept-totals.ts";

/** "his total too": what adds up is spoken of. */
const saysTotal =
  /(?<!\p{L})(?:sub-?)?(?:totals?|sums?|(?:zwischen|gesamt)?summen?|gesamt\p{L}*)(?!\p{L})|合計|総計|小計/iu;

/** Where an amount of a table was changed and the request speaks of the total, the totals that it goes into. Empty where nothing adds up, or the totals are right. */
export async function keptTotalsCalls(
  records: readonly StepRecord[],
  request: string,
  _files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const { path, old_text: old, new_text: fresh } = last?.input ?? {};
  const isEdit = last?.tool === "edit" && last.status === "ok" && typeof old === "string" && typeof fresh === "string";
  if (!isEdit || typeof path !== "string" || !/\.[ct]sv$/iu.test(path) || !saysTotal.test(request)) return [];
  const after = (await view.text(path)) ?? "";
  const parts = after.split(fresh);
  // where it stands more than once, which of them was changed isn't known here
  if (fresh === "" || parts.length !== 2) return [];
  return totalsToKeep(parts.join(old), after).map((change) => ({
    tool: "edit",
    input: { path, old_text: change.old, new_text: change.fresh, line: change.line },
  }));
}
