import type { RequestKind } from "../../../../shared/message.ts";
import { isSameCall, type StepRecord } from "./step-record.ts";

const looksBeforeActing = 2;

/** A form whose call was just made for the second time sits out one step. */
export function coolingDown(records: readonly StepRecord[]): string[] {
  const last = records.at(-1);
  if (!last) return [];
  return records.slice(0, -1).some((earlier) => isSameCall(earlier, last)) ? [last.form] : [];
}

/** Who is to change or make something and only looks on has seen enough. */
export function looksEnough(kind: RequestKind | null, records: readonly StepRecord[]): boolean {
  const byModel = records.filter((record) => !record.isMade);
  const looks = byModel.slice(byModel.findLastIndex((record) => record.effect !== "look") + 1);
  return (kind === "edit" || kind === "make") && looks.length >= looksBeforeActing;
}

/** Who writes a line as it was wants something else of it, such as that it goes. */
export function changedNothing(records: readonly StepRecord[]): string[] {
  const last = records.at(-1);
  return last?.tool === "edit" && last.status === "failed" && last.text.includes("nothing would change")
    ? ["edit", "fix"]
    : [];
}

export function foundNothing(records: readonly StepRecord[]): boolean {
  const last = records.findLast((record) => record.tool === "grep");
  return last !== undefined && (last.status !== "ok" || last.text.startsWith("No "));
}

/** Files that were viewed and haven't changed since. */
export function seenFiles(records: readonly StepRecord[]): string[] {
  const seen = new Set<string>();
  for (const { tool, effect, input, status } of records) {
    const path = typeof input["path"] === "string" ? input["path"] : null;
    if (effect === "run") seen.clear();
    else if (effect === "change" && status === "ok" && path) seen.delete(path);
    else if (tool === "view" && status === "ok" && path) seen.add(path);
  }
  return [...seen];
}

/** Lines whose change failed since the last change that didn't: the model would choose them again. */
export function failedLines(records: readonly StepRecord[]): string[] {
  const since = records.slice(
    records.findLastIndex((record) => record.effect === "change" && record.status === "ok") + 1,
  );
  return since.flatMap(({ tool, status, input }) => {
    const line = input["old_text"];
    return tool === "edit" && status === "failed" && typeof line === "string" ? [line] : [];
  });
}
