import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { surelyMeant } from "../../../files/replace-scope.ts";
import { ownedValue } from "../../../request/values/owned-value.ts";
import { renewedValue } from "../../../request/values/renewed-value.ts";
import { saysMore } from "../../../turn/says-more.ts";
import { namesMoreNumbers } from "../../../turn/replacement.ts";
import { replaceIn } from "../../replace-in.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

/** A new password, number or code in the place of the old one, wherever that stands for the same thing, though the request doesn't say it. */
export async function renewedValueCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const scope = surelyMeant(request, files, false)?.filter(({ size }) => size <= mostBytes) ?? [];
  if (scope.length === 0 || scope.length > mostFiles) return [];
  const texts = await Promise.all(scope.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const renewed = renewedValue(request, texts) ?? (saysMore(request) ? null : ownedValue(request, texts));
  // "the code is 4471 now and the one of the shed 2210": a part of it alone isn't what was asked for
  if (!renewed || namesMoreNumbers(request, [renewed.replacement])) return [];
  const meant = texts.filter(({ path }) => renewed.paths.includes(path));
  return meant.flatMap(({ path, text }) => replaceIn(path, text, renewed.replacement, request));
}
