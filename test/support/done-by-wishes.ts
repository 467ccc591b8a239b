import { wishedCalls } from "../../src/main/guided/guide/made/wished/wished-calls.ts";
import { withCall } from "../../src/main/guided/guide/written/with-call.ts";
import { viewOf } from "./view-of.ts";

/** The files that differ once all is done for these wishes of a request, as they are then; null for one that an edit doesn't fit. */
export async function doneByWishes(
  files: Readonly<Record<string, string>>,
  request: string,
  wishes: readonly string[],
): Promise<Record<string, string | null>> {
  const view = viewOf(files);
  const calls = await wishedCalls(request, wishes, await view.files(), view);
  const after: Record<string, string | null> = {};
  for (const call of calls) {
    const { path } = call.input;
    if (typeof path === "string") after[path] = withCall(after[path] ?? files[path] ?? "", call);
  }
  return after;
}
