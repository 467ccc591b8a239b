import type { Message } from "../../../shared/message.ts";
import { turnsOf } from "./turns.ts";

const longest = 200;

/** What isn't done yet: boxes without a tick in the last list of such, and requests whose turn had no end. */
export function openTasksIn(messages: readonly Message[]): string[] {
  const unanswered = turnsOf(messages).flatMap(({ messages: turn }) => {
    const last = turn.at(-1);
    const isAnswered = last?.role === "assistant" && last.stop === "end";
    const request = turn.find((message) => message.role === "user");
    return isAnswered || request?.role !== "user" ? [] : [firstLine(request.text)];
  });
  return [...new Set([...unanswered, ...lastBoxes(messages)])].filter((task) => task !== "");
}

function lastBoxes(messages: readonly Message[]): string[] {
  const listing = messages.findLast((message) => /^\s*[-*] \[[ xX]\] /m.test(textOf(message)));
  if (!listing) return [];
  return [...textOf(listing).matchAll(/^\s*[-*] \[ \] (.+)$/gm)].map(([, task = ""]) => firstLine(task));
}

function textOf(message: Message): string {
  if (message.role !== "assistant") return message.text;
  return message.parts.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

function firstLine(text: string): string {
  const line = text.trim().split("\n", 1)[0] ?? "";
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
