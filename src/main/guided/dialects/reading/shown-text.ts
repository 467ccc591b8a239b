import type { ToolSpec } from "../../../agent/tool.ts";
import { findCalls, type Found } from "../../repair/repair-call.ts";

/** A reply's text while it comes: what of it may be shown, because it is surely no part of a call. */
export type ShownText = {
  /** Takes more text, and gives what can be shown now. */
  push(delta: string): string;
  /** Everything so far, shown or not. */
  text(): string;
  /** The calls in all of the text, once it is there. */
  calls(): Extract<Found, { type: "calls" }> | null;
  /** What was held back, for when it is no call. */
  rest(): string;
};

/** `tools` are those that a text may be a call of; null where it can't be one, and nothing is held back. */
export function shownText(tools: readonly ToolSpec[] | null): ShownText {
  let text = "";
  let shown = 0;
  let scanFrom = 0;

  function show(upTo: number): string {
    const part = text.slice(shown, upTo);
    shown = Math.max(shown, upTo);
    return part;
  }

  return {
    push(delta) {
      text += delta;
      const found = tools ? findCalls(text, scanFrom, tools, false) : null;
      scanFrom = found?.type === "none" ? found.resumeAt : (found?.at ?? 0);
      return show(found && found.type !== "none" ? found.at : text.length);
    },
    text: () => text,
    calls() {
      const found = tools ? findCalls(text, scanFrom, tools, true) : null;
      return found?.type === "calls" ? found : null;
    },
    rest: () => show(text.length),
  };
}
