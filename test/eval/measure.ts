import type { TaggedEvent } from "../../src/shared/event.ts";
import type { AssistantMessage, Message, ToolMessage } from "../../src/shared/message.ts";
import { spentOn } from "../../src/shared/with-usage.ts";

/** What a run cost, and what went wrong in its calls. */
export type Cost = {
  steps: number;
  /** Tokens that were read, forced and chosen by the model. */
  read: number;
  forced: number;
  sampled: number;
  /** Of those chosen by the model the ones that were only checked, many in one go, as reading is. */
  guessed: number;
  /** Calls that could not be made out, or had no such tool or other fields than it has. */
  unparsable: number;
  /** Calls for a file or folder that isn't there. */
  missingPaths: number;
  /** Changes of text that isn't in the file. */
  missingTexts: number;
};

export const noCost: Cost = {
  steps: 0,
  read: 0,
  forced: 0,
  sampled: 0,
  guessed: 0,
  unparsable: 0,
  missingPaths: 0,
  missingTexts: 0,
};

/** What a run cost, by its events. */
export function costOf(events: readonly TaggedEvent[]): Cost {
  const messages = messagesOf(events);
  const replies = messages.filter((message) => message.role === "assistant");
  const usages = replies.flatMap((reply) => spentOn(reply) ?? []);
  const failures = messages.filter((message) => message.role === "tool" && message.status === "failed");
  const failed = (pattern: RegExp) => failures.filter((message) => pattern.test((message as ToolMessage).text)).length;
  return {
    // what the harness asked before a step of its own is no step, but costs as well
    steps: replies.filter(({ usage }) => usage !== null).length,
    read: usages.reduce((sum, usage) => sum + usage.evaluated, 0),
    forced: usages.reduce((sum, usage) => sum + usage.forced, 0),
    sampled: usages.reduce((sum, usage) => sum + usage.sampled, 0),
    guessed: usages.reduce((sum, usage) => sum + (usage.guessed ?? 0), 0),
    unparsable: failed(/^There is no tool named |was called with wrong input/),
    missingPaths: failed(/^There is no (?!tool named )/),
    missingTexts: failed(/^The text isn.t in /),
  };
}

export function addCosts(one: Cost, other: Cost): Cost {
  return {
    steps: one.steps + other.steps,
    read: one.read + other.read,
    forced: one.forced + other.forced,
    sampled: one.sampled + other.sampled,
    guessed: one.guessed + other.guessed,
    unparsable: one.unparsable + other.unparsable,
    missingPaths: one.missingPaths + other.missingPaths,
    missingTexts: one.missingTexts + other.missingTexts,
  };
}

/** What the model told the user last, whoever else spoke meanwhile. */
export function answerOf(events: readonly TaggedEvent[]): string {
  const said = messagesOf(events.filter(({ depth }) => depth === 0)).filter(
    (message): message is AssistantMessage => message.role === "assistant",
  );
  const texts = said.flatMap((message) => message.parts);
  return texts.flatMap((part) => (part.type === "text" ? [part.text] : [])).at(-1) ?? "";
}

/** The tools that the model called, one for each call. */
export function callsOf(events: readonly TaggedEvent[]): string[] {
  return messagesOf(events).flatMap((message) => {
    if (message.role !== "assistant" || message.origin !== "model") return [];
    return message.parts.flatMap((part) => (part.type === "tool-call" ? [part.tool] : []));
  });
}

/** A run as people can read it. */
export function transcriptOf(events: readonly TaggedEvent[]): string {
  return events
    .flatMap((event) =>
      event.type === "message" ? [describe(event.message).replaceAll(/^/gm, "  > ".repeat(event.depth))] : [],
    )
    .join("\n");
}

function messagesOf(events: readonly TaggedEvent[]): Message[] {
  return events.flatMap((event) => (event.type === "message" ? [event.message] : []));
}

function describe(message: Message): string {
  if (message.role === "user") return `USER ${message.context}\n  | ${message.text}`;
  if (message.role === "tool") return `  -> ${message.status}: ${message.text}\n  ## ${message.note}`;
  const who = message.origin === "harness" ? "MADE" : `STEP ${message.kind ?? ""}`;
  const cost = message.usage
    ? ` (${message.usage.evaluated} read, ${message.usage.sampled} sampled, ${message.usage.forced} forced)`
    : "";
  const parts = message.parts.map((part) => {
    if (part.type !== "tool-call") return `${part.type}: ${part.text}`;
    return part.written?.text ?? `${part.tool} ${JSON.stringify(part.input)}`;
  });
  return `${who}${cost}\n${parts.join("\n")}`;
}
