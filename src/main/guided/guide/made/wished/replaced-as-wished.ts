import type { FileText } from "../../../workspace-view.ts";
import { withoutKept } from "../../request/wishes/told-wishes.ts";
import { wordsOf } from "../../request/words/words.ts";
import { replacedAll } from "../replace-in.ts";

/** "Replace "Node 16" by "Node 20"": each of them, in the one text that has it, unless something of that name is to stay. */
export function replacedEverywhere(wish: string, request: string, texts: readonly FileText[]): FileText | null {
  const [, old, fresh] = /^replace "([^"]+)" (?:by|with) "([^"]+)"$/iu.exec(wish) ?? [];
  if (old === undefined || fresh === undefined) return null;
  const kept = wordsOf(withoutKept(request).kept);
  const done = texts.flatMap(({ path, text }) => {
    const after = replacedAll(path, text, { find: old, put: fresh });
    return after === text ? [] : [{ path, text: after }];
  });
  const [only, ...others] = done;
  return only && others.length === 0 && !wordsOf(old).some((word) => kept.includes(word)) ? only : null;
}
