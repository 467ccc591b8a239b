import type { Call } from "../../../agent/step-protocol.ts";
import { wholeWord } from "../request/words/word-pattern.ts";

/** A text as one of the harness's own edits leaves it; null where its old text isn't there, or it is no edit. */
export function withCall(text: string, { tool, input }: Call): string | null {
  const { old_text: old, new_text: fresh, line, replace_all: all, whole_words: words } = input;
  if (tool !== "edit" || typeof old !== "string" || typeof fresh !== "string") return null;
  if (all === true) {
    const changed =
      words === true ? text.replaceAll(wholeWord(old, "gu"), () => fresh) : text.replaceAll(old, () => fresh);
    return changed === text ? null : changed;
  }
  const lines = text.split("\n");
  const from = typeof line === "number" ? lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) : 0;
  const at = text.indexOf(old, from);
  return at === -1 ? null : text.slice(0, at) + fresh + text.slice(at + old.length);
}
