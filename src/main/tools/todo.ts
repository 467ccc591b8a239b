import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { TodoItem } from "../../shared/event.ts";
import { defineTool, type Tool } from "../agent/tool.ts";

// a list of the user's own is a file: only what is said of the work itself calls for this one
const cues = [
  "make a plan",
  "plan first",
  "list of steps",
  "step by step",
  "keep a list of what",
  "mach einen plan",
  "schritt für schritt",
  "計画を立て",
];

const mostItems = 50;
const longestItem = 300;

/** Writes down what is to do, for the person to see. Each call replaces the list. */
export function todoTool(): Tool {
  return defineTool({
    name: "todo",
    description: "write down the steps of a long task, and which are done",
    effect: "look",
    cues,
    input: z.object({
      items: z.string().max(20_000).describe("the whole list, one a line: [ ] open, [>] in work, [x] done"),
    }),
    sources: { items: "text" },
    async plan({ items: text }) {
      const items = itemsIn(text);
      if (items.length > mostItems) {
        throw new AppError("too-large", `This list has ${items.length} items. Write down at most ${mostItems}.`);
      }
      const done = items.filter(({ state }) => state === "done").length;
      return {
        title: items.length === 0 ? "Empty the list" : `List: ${done} of ${items.length} done`,
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run() {
          yield { type: "todo", items };
          const next = items.find(({ state }) => state !== "done");
          return next ? `Noted: ${done} of ${items.length} done. Next: ${next.text}` : "Noted: nothing is left to do.";
        },
      };
    },
  });
}

const states: Readonly<Record<string, TodoItem["state"]>> = { x: "done", X: "done", ">": "doing", "~": "doing" };

function itemsIn(text: string): TodoItem[] {
  return text.split("\n").flatMap((line) => {
    const found = /^\s*(?:[-*•]|\d+[.)])?\s*(?:\[(?<mark>[ xX>~]?)\])?\s*(?<what>\S.*)$/u.exec(line)?.groups;
    const what = found?.["what"]?.trim().slice(0, longestItem);
    return what ? [{ text: what, state: states[found?.["mark"] ?? ""] ?? "open" }] : [];
  });
}
