import * as z from "zod";
import type { EffectNotice } from "../../../shared/event.ts";
import { saysNothing } from "../../../shared/says-nothing.ts";
import { turnOf } from "../../../shared/turn.ts";
import { defineKind } from "../configured.ts";
import type { Course, MakeEffect } from "./effect.ts";
import { type Stuck, stuckIn, type Tried, triedIn } from "./stuck.ts";

/** What keeps a model from getting further. */
type Trouble = Stuck | { why: "empty" };

/** What is tried about it, one after another. The last one always can be. */
type Action = "temperature" | "narrow" | "rewrite" | "ask";
const actions: readonly Action[] = ["temperature", "narrow", "rewrite", "ask"];

/** A longer file isn't to be written anew by a model that is stuck in it. In characters. */
const smallFile = 8_000;

/**
 * Notices where a model goes round in circles, and changes how it is asked, a step further each time: less predictable words,
 * without the tool that it is stuck in, the whole file instead of an edit, and in the end the person is asked.
 */
export const loopDetection = defineKind(z.strictObject({}), (): MakeEffect => () => {
  let requestId: string | null = null;
  let taken = 0;
  let seen = 0;
  let isEmpty = false;
  return {
    kind: "loop_detection",
    async *before(iteration) {
      const { request, since } = turnOf(iteration.messages);
      if (requestId !== (request?.id ?? null)) {
        requestId = request?.id ?? null;
        taken = 0;
        seen = 0;
      }
      const tried = triedIn(since);
      const trouble: Trouble | null = isEmpty ? { why: "empty" } : stuckIn(tried, iteration.tools);
      // a step that the harness makes in between is no new sign of it
      if (!trouble || (!isEmpty && tried.length === seen)) return iteration;
      seen = tried.length;
      isEmpty = false;
      const names = iteration.tools.map(({ name }) => name);
      const left = actions.slice(taken).filter((action) => isPossible(action, trouble, tried, names));
      const action = left[0] ?? "ask";
      taken = actions.indexOf(action) + 1;
      yield noticeFor(action, trouble);
      return { ...iteration, course: { ...iteration.course, ...courseFor(action, trouble, taken) } };
    },
    async *after(iteration) {
      isEmpty = iteration.reply !== null && saysNothing(iteration.reply);
      return isEmpty ? { ...iteration, course: { ...iteration.course, again: true } } : iteration;
    },
  };
});

function isPossible(action: Action, trouble: Trouble, tried: readonly Tried[], tools: readonly string[]): boolean {
  if (action === "narrow") return trouble.why !== "empty";
  if (action !== "rewrite") return true;
  if (trouble.why === "empty" || trouble.last.tool !== "edit" || !tools.includes("write")) return false;
  const path = trouble.last.input["path"];
  const view = tried.findLast(
    ({ tool, input, result }) => tool === "view" && input["path"] === path && result.status === "ok",
  );
  return view !== undefined && view.result.text.length <= smallFile;
}

function courseFor(action: Action, trouble: Trouble, taken: number): Course {
  const attempt = taken + 1;
  switch (action) {
    case "temperature":
      return { attempt };
    case "narrow":
      return { attempt, ...(trouble.why === "empty" ? {} : { narrow: { without: [trouble.last.tool] } }) };
    case "rewrite":
      return { attempt, narrow: { only: ["write"] } };
    case "ask":
      return { answer: question(trouble) };
    default:
      return action satisfies never;
  }
}

function noticeFor(action: Action, trouble: Trouble): EffectNotice {
  const text = `${signs[trouble.why]}: ${mends[action]}.`;
  return { type: "effect-notice", effect: "loop_detection", action, text };
}

const signs: Readonly<Record<Trouble["why"], string>> = {
  repeat: "The same step for the third time",
  "no-progress": "The last steps brought nothing new",
  empty: "The model said nothing",
};

const mends: Readonly<Record<Action, string>> = {
  temperature: "the model is asked again, for something less likely",
  narrow: "the model has to do without that tool for a step",
  rewrite: "the model is to write the whole file anew",
  ask: "you are asked how to go on",
};

function question(trouble: Trouble): string {
  if (trouble.why === "empty")
    return "I have nothing to say to this, however often I try. Could you put it in other words?";
  const { tool, input, result } = trouble.last;
  const path = typeof input["path"] === "string" ? ` ${input["path"]}` : "";
  const came = result.text.trim().split("\n", 1)[0]?.slice(0, 200) ?? "";
  return `I am going round in circles with "${tool}${path}"${came ? ` (${came})` : ""} and have stopped. How shall I go on? It helps to name the file and the line, or to say it in other words.`;
}
